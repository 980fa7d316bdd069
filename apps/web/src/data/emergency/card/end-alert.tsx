import type { AlertOutcome } from '@bluffline/core'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useEmergencySettings } from '../emergency-settings.ts'

const OUTCOMES: readonly (readonly [AlertOutcome, string])[] = [
  ['okay', 'I am OK'],
  ['helpCame', 'Help has come'],
  ['falseAlarm', 'It was nothing'],
]

interface Props {
  readonly isDrill: boolean
  /** The server knows of it, or will. */
  readonly isTold: boolean
  readonly onEnd: (outcome: AlertOutcome) => void
}

/** How it ended; everybody who was told is told so. */
export function EndAlert({ isDrill, isTold, onEnd }: Props) {
  const [{ doubleConfirmForDestruction }] = useEmergencySettings()
  const [chosen, setChosen] = useState<AlertOutcome | null>(null)
  if (chosen !== null)
    return (
      <div role="group" aria-label="Confirm the end" className="mt-4 border-t border-line pt-3">
        <p className="font-[650]">{isTold ? 'Tell everybody that it is over?' : 'Is it over?'}</p>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Button tone="primary" size="emergency" onClick={() => onEnd(chosen)}>
            Yes, it is over
          </Button>
          <Button size="emergency" onClick={() => setChosen(null)}>
            No, go on
          </Button>
        </div>
      </div>
    )
  return (
    <div role="group" aria-label="End the alert" className="mt-4 border-t border-line pt-3">
      <p className="text-small">
        {isDrill ? 'End the drill:' : isTold ? 'Is it over? Everybody who was told is told so:' : 'Is it over?'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {OUTCOMES.map(([outcome, label]) => (
          <Button
            key={outcome}
            size="outdoor"
            className="px-4!"
            onClick={() => (doubleConfirmForDestruction ? setChosen(outcome) : onEnd(outcome))}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
