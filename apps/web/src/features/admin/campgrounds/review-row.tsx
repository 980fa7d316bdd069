import type { ModeratedReview } from '@bluffline/contract'
import { useState } from 'react'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CampLink } from './camp-link.tsx'

interface Props {
  readonly review: ModeratedReview
  readonly campgroundName: string
  readonly isBusy: boolean
  readonly onDecide: (hidden: boolean, reason: string) => void
}

/** A review with what was decided about it. */
export function ReviewRow({ review, campgroundName, isBusy, onDecide }: Props) {
  const [reason, setReason] = useState(review.reason)
  const { reviewer, overall, hidden, text, updatedAt, campgroundId } = review
  return (
    <Card as="li" className="space-y-2 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-[650]">{reviewer}</b>
        <span>{overall} of 5</span>
        <Badge tone={hidden ? 'danger' : 'accent'}>{hidden ? 'Hidden' : 'Shown'}</Badge>
        <span className="text-caption text-ink-muted">{writePartialDay(updatedAt.slice(0, 10))}</span>
      </p>
      <CampLink id={campgroundId} name={campgroundName} />
      <p className="whitespace-pre-wrap wrap-anywhere">
        {text === '' ? <span className="text-ink-muted">Without words</span> : text}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Reason, for its author"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="min-w-0 flex-1 basis-48"
        />
        <Button
          busy={isBusy}
          onClick={() => onDecide(!hidden, reason)}
          aria-label={`${hidden ? 'Show again' : 'Hide'} the review of ${reviewer}`}
        >
          {hidden ? 'Show again' : 'Hide'}
        </Button>
      </div>
    </Card>
  )
}
