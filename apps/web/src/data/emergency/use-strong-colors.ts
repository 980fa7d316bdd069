import { useEffect } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { useEmergencySettings } from './emergency-settings.ts'

/** Black, white and one bright color while the card is shown, whatever theme the app wears. Red light for the night stays red. */
export function useStrongColors(): void {
  const { storage } = usePorts()
  const [{ maximizeScreenBrightness }] = useEmergencySettings()
  useEffect(() => {
    if (!maximizeScreenBrightness) return
    const root = document.documentElement
    root.toggleAttribute('data-contrast', true)
    return () => void root.toggleAttribute('data-contrast', ridingSettings(storage).outdoor.read().isHighContrast)
  }, [maximizeScreenBrightness, storage])
}
