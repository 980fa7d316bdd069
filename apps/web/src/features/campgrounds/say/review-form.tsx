import { REVIEW_TEXT_LENGTH, type Campground } from '@bluffline/contract'
import { useState } from 'react'
import type { MyReview, ReviewBody } from '../../../data/campgrounds/own-records.ts'
import { useToday } from '../../../data/today/use-today.ts'
import { refusalWords } from '../../../platform/no-room.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { StarField } from './star-field.tsx'

type Draft = Omit<ReviewBody, 'campgroundId'>

interface Props {
  readonly campground: Campground
  readonly review: MyReview | undefined
  readonly onSave: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

const PARTS = [
  ['overall', 'Overall'],
  ['cleanliness', 'Cleanliness'],
  ['facilities', 'Facilities'],
  ['location', 'Location'],
  ['value', 'Value'],
] as const

const EMPTY: Draft = { overall: 0, cleanliness: 0, facilities: 0, location: 0, value: 0, text: '', stayedOn: null }

const draftOf = (review: MyReview | undefined): Draft => {
  if (review === undefined) return EMPTY
  const { overall, cleanliness, facilities, location, value, text, stayedOn } = review
  return { overall, cleanliness, facilities, location, value, text, stayedOn }
}

/** Five ratings of 1 to 5 and words. One review a person; writing again changes it. */
export function ReviewForm({ campground, review, onSave, onClose }: Props) {
  const today = useToday()
  const [draft, setDraft] = useState(() => draftOf(review))
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    const missing = PARTS.find(([part]) => draft[part] === 0)
    if (missing) return setProblem(`Give it 1 to 5 for: ${missing[1].toLowerCase()}.`)
    try {
      await onSave(draft)
      onClose()
    } catch (refusal) {
      setProblem(`${refusalWords(refusal)} Your words are still here.`)
    }
    return undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={review === undefined ? 'Write a review' : 'Change your review'}
      actions={
        <Button tone="primary" size="comfortable" onClick={() => void submit()}>
          {review === undefined ? 'Publish' : 'Save'}
        </Button>
      }
    >
      <div className="space-y-5">
        <p className="text-small text-ink-muted">
          About <b className="text-ink">{campground.name}</b>. Everybody can read it, under your username. 5 is best.
        </p>
        {PARTS.map(([part, legend]) => (
          <StarField
            key={part}
            legend={legend}
            value={draft[part]}
            onValue={(stars) => setDraft((now) => ({ ...now, [part]: stars }))}
          />
        ))}
        <TextAreaField
          label="In your words"
          hint="What the next camper should know. You may leave it empty."
          maxLength={REVIEW_TEXT_LENGTH}
          value={draft.text}
          onChange={(event) => setDraft((now) => ({ ...now, text: event.target.value }))}
        />
        <TextField
          type="date"
          label="When were you there?"
          max={today}
          value={draft.stayedOn ?? ''}
          onChange={(event) => setDraft((now) => ({ ...now, stayedOn: event.target.value || null }))}
        />
        {problem !== null && (
          <p role="alert" className="rounded-md border border-danger p-3 text-small">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}
