import { alertStage, sosTones, sosVibration, type AlertStage } from '@bluffline/core'
import { useEffect, useRef } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { signallerOf } from '../../signals/use-signal.ts'
import { voiceOf } from '../../signals/voice.ts'
import type { AlertView } from '../alerts/alert-view.ts'
import { useEmergencySettings } from '../emergency-settings.ts'
import { stageWords } from './alert-words.ts'

/** So often an open alert calls, with the beacon on, in milliseconds. */
const BEACON_MS = 60_000

/** Says each new step aloud, and lets the beacon call while an alert is open. */
export function useAlertSounds(view: AlertView): void {
  const ports = usePorts()
  const [settings] = useEmergencySettings()
  const { emergencyAudioPrompts, emergencyAudioVolume, emergencyBeaconMode, emergencyVibrationIntensity } = settings
  const said = useRef<AlertStage | null>(null)
  const stage = view.state && alertStage(view.state)
  const words = stageWords(view)
  const text = stage === 'counting' ? `Alert in ${settings.panicButtonDelay} seconds. Press cancel if you are OK.` : `${words.title}. ${words.text}` // prettier-ignore
  useEffect(() => {
    if (stage === said.current) return
    said.current = stage
    if (stage === null) return
    signallerOf(ports).signal('emergency', { force: true, silent: !emergencyAudioPrompts })
    if (!emergencyAudioPrompts) return
    void signallerOf(ports)
      .emergencyTone()
      .then(() => voiceOf(ports.speech).say(text, { volume: emergencyAudioVolume / 100 }))
  }, [stage, text, ports, emergencyAudioPrompts, emergencyAudioVolume])
  const isOpen = stage !== null && !['counting', 'cancelled', 'closed'].includes(stage)
  useEffect(() => {
    if (!isOpen || !emergencyBeaconMode) return
    const call = () => {
      ports.vibration.vibrate(sosVibration(emergencyVibrationIntensity / 100))
      void ports.sound.play(sosTones(), emergencyAudioVolume / 100)
    }
    call()
    const timer = setInterval(call, BEACON_MS)
    return () => clearInterval(timer)
  }, [isOpen, emergencyBeaconMode, emergencyVibrationIntensity, emergencyAudioVolume, ports])
}
