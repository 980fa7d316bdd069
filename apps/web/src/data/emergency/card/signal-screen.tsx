import type { CSSProperties } from 'react'
import { useModal } from '../../../ui/use-modal.ts'
import { useEmergencySettings } from '../emergency-settings.ts'

interface Props {
  readonly isOn: boolean
  readonly isLit: boolean
  readonly hasLamp: boolean | null
  readonly isFlashing: boolean
  readonly onStop: () => void
}

/** The whole screen as a lamp. A touch anywhere ends it. */
export function SignalScreen({ isOn, isLit, hasLamp, isFlashing, onStop }: Props) {
  const ref = useModal(isOn, onStop)
  const [{ emergencyScreenBrightness }] = useEmergencySettings()
  const style = { '--lamp': isLit ? `${emergencyScreenBrightness}%` : '0%' } as CSSProperties
  return (
    <dialog ref={ref} aria-label={isFlashing ? 'SOS light' : 'Light'} className="bl-lamp" style={style}>
      {isOn && (
        <button type="button" className="bl-lamp-stop" onClick={() => ref.current?.close()}>
          <span className="bl-lamp-word">
            Touch to stop
            {hasLamp === false && ' · this browser gives no lamp, the screen is the light'}
          </span>
        </button>
      )}
    </dialog>
  )
}
