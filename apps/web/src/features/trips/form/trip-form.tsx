import { epochMs } from '@bluffline/core'
import { useState, type SubmitEvent } from 'react'
import { momentInput, readMomentInput } from '../../../data/today/arkansas-time.ts'
import { problemsOf, type DraftProblems, type TripDetails, type TripDraft } from '../../../data/trips/trip.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TrailPicker } from './trail-picker.tsx'

interface MomentProps {
  readonly label: string
  readonly hint?: string
  readonly error: string | undefined
  readonly value: number | null
  readonly onValue: (ms: number | null) => void
}

function MomentField({ label, hint, error, value, onValue }: MomentProps) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      defaultValue={value === null ? '' : momentInput(epochMs(value))}
      onChange={(event) => onValue(readMomentInput(event.target.value))}
    />
  )
}

interface DetailProps {
  readonly details: TripDetails
  readonly problems: DraftProblems
  readonly onChange: (change: Partial<TripDetails>) => void
}

function DetailFields({ details, problems, onChange }: DetailProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          label="Leave"
          error={problems.leave}
          value={details.leaveAtMs}
          onValue={(leaveAtMs) => onChange({ leaveAtMs })}
        />
        <MomentField
          label="Back by"
          hint="Arkansas time."
          error={problems.back}
          value={details.returnAtMs}
          onValue={(returnAtMs) => onChange({ returnAtMs })}
        />
      </div>
      <TextField
        label="Who goes"
        hint="Names and how many, as a deputy would want to know it."
        maxLength={500}
        value={details.party}
        onChange={(event) => onChange({ party: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Machine"
          hint="Make, color, plate."
          maxLength={300}
          value={details.machine}
          onChange={(event) => onChange({ machine: event.target.value })}
        />
        <TextField
          label="Where you park"
          hint="Trailhead, lot or road."
          maxLength={300}
          value={details.parking}
          onChange={(event) => onChange({ parking: event.target.value })}
        />
      </div>
    </>
  )
}

interface Props {
  readonly start: TripDraft
  readonly submitLabel: string
  /** Rejects where the device refuses. */
  readonly onSubmit: (draft: TripDraft) => Promise<void>
  readonly onCancel: () => void
}

/** What a trip is made of. Nothing but a name is asked for. */
export function TripForm({ start, submitLabel, onSubmit, onCancel }: Props) {
  const [draft, setDraft] = useState(start)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const problems = isTried ? problemsOf(draft) : {}
  const change = (next: Partial<TripDraft>) => setDraft((now) => ({ ...now, ...next }))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    if (Object.keys(problemsOf(draft)).length > 0) {
      // The field that is wrong is marked by the next drawing.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    await onSubmit(draft).finally(() => setBusy(false))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-2xl space-y-5">
      <TextField
        label="Name"
        placeholder="Saturday at Mill Creek"
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        {...(problems.name !== undefined && { error: problems.name })}
      />
      <TrailPicker value={draft.trailIds} onValue={(trailIds) => change({ trailIds })} />
      <DetailFields
        details={draft.details}
        problems={problems}
        onChange={(next) => setDraft((now) => ({ ...now, details: { ...now.details, ...next } }))}
      />
      <TextAreaField
        label="Notes"
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        {...(problems.description !== undefined && { error: problems.description })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" size="comfortable" disabled={isBusy}>
          {submitLabel}
        </Button>
        <Button size="comfortable" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
