import type { Position } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { isDaylight } from '../../../data/navigation/daylight.ts'
import { useRideView } from '../../../data/riding-settings/ride-view.ts'
import { useOutdoorSettings } from '../../../data/riding-settings/riding-settings.ts'
import { usePorts } from '../../../platform/ports.ts'
import { applyRedLight, applyTheme } from '../../../ui/theme/active-theme.ts'
import { DEFAULT_THEME, isThemeId, type ThemeId } from '../../../ui/theme/themes.ts'
import { viewTheme } from './view-theme.ts'

const onPage = (): ThemeId => {
  const id = document.documentElement.dataset['theme']
  return isThemeId(id) ? id : DEFAULT_THEME
}

/** Day, night or red light for as long as the screen stands; the rider's own theme is back afterwards. */
export function useView(place: Position | null): void {
  const { clock } = usePorts()
  const [{ light }] = useRideView()
  const [{ autoAdjustBrightness }] = useOutdoorSettings()
  const [own] = useState(onPage)
  const isDay = autoAdjustBrightness && place ? isDaylight(place, clock.now()) : null
  const theme = viewTheme(light, own, isDay)
  useEffect(() => {
    applyTheme(theme)
    applyRedLight(light === 'red')
  }, [theme, light])
  useEffect(
    () => () => {
      applyRedLight(false)
      applyTheme(own)
    },
    [own],
  )
}

/** The whole window belongs to the ride. */
export function useWholeWindow(): void {
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-riding', '')
    return () => root.removeAttribute('data-riding')
  }, [])
}
