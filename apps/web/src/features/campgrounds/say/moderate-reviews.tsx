import {
  listCampgroundRatings,
  listCampgroundReviews,
  listReviewsToModerate,
  moderateCampgroundReview,
  type ModeratedReview,
} from '@bluffline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePorts } from '../../../platform/ports.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'

interface RowProps {
  readonly review: ModeratedReview
  readonly onDecide: (hidden: boolean, reason: string) => void
}

function Row({ review, onDecide }: RowProps) {
  const [reason, setReason] = useState(review.reason)
  return (
    <li className="space-y-2 border-t border-line py-3 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-[650]">{review.reviewer}</b> {review.overall} of 5
        <Badge tone={review.hidden ? 'danger' : 'accent'}>{review.hidden ? 'Hidden' : 'Shown'}</Badge>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{review.text}</p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Reason, for its author"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="min-w-0 flex-1 basis-48"
        />
        <Button onClick={() => onDecide(!review.hidden, reason)}>{review.hidden ? 'Show again' : 'Hide'}</Button>
      </div>
    </li>
  )
}

/** For admins: every review of the campground, with what was decided about it. */
export function ModerateReviews({ campgroundId }: { readonly campgroundId: string }) {
  const { http } = usePorts()
  const { show } = useToast()
  const client = useQueryClient()
  const queryKey = [listReviewsToModerate.path, campgroundId]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.call(listReviewsToModerate, { query: { campgroundId }, signal }),
    retry: false,
  })
  const decide = async ({ id }: ModeratedReview, hidden: boolean, reason: string) => {
    try {
      await http.call(moderateCampgroundReview, { params: { id }, body: { campgroundId, hidden, reason } })
      for (const key of [queryKey, [listCampgroundReviews.path, campgroundId], [listCampgroundRatings.path]])
        await client.invalidateQueries({ queryKey: key })
    } catch {
      show({ title: 'Not changed', description: 'The server could not be reached.', tone: 'danger' })
    }
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-label="Moderate reviews" className="rounded-md border border-line-strong p-4">
      <h3 className="text-small font-[650]">Moderate</h3>
      <ul>
        {data.map((review) => (
          <Row key={review.id} review={review} onDecide={(hidden, reason) => void decide(review, hidden, reason)} />
        ))}
      </ul>
    </section>
  )
}
