import { ALERT_OUTCOMES, type AlertOutcome } from '@bluffline/core'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const LABELS: Readonly<Record<AlertOutcome, string>> = {
  okay: 'They are okay',
  helpCame: 'Help is with them',
  falseAlarm: 'False alarm',
}

interface Props {
  readonly riderName: string
  readonly onClose: () => void
  readonly onEnd: (outcome: AlertOutcome) => Promise<void>
}

/** Ending an alert for everybody is asked for twice: whoever hears that it is over stops looking. */
export function CloseDialog({ riderName, onClose, onEnd }: Props) {
  const [outcome, setOutcome] = useState<AlertOutcome>('okay')
  const [isBusy, setBusy] = useState(false)
  const end = () => {
    setBusy(true)
    void onEnd(outcome).finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Is it over?"
      actions={
        <>
          <Button size="comfortable" onClick={onClose}>
            Not yet
          </Button>
          <Button tone="primary" size="comfortable" busy={isBusy} onClick={end}>
            Tell everybody it is over
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>Only if you have heard {riderName} or those with them yourself. Everybody who was told will stop looking.</p>
        <ChoiceField
          legend="How did it end?"
          options={ALERT_OUTCOMES.map((value) => ({ value, label: LABELS[value] }))}
          value={outcome}
          onValue={setOutcome}
        />
      </div>
    </Dialog>
  )
}
