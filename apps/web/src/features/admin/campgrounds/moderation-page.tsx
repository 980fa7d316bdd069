import {
  listCampgroundRatings,
  listCampgroundReviews,
  listCampgroundWords,
  listReviewsToModerate,
  moderateCampgroundReview,
  removeCampgroundReport,
  settleCampgroundCorrection,
} from '@bluffline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCampgrounds } from '../../../data/places/use-places.ts'
import { usePorts } from '../../../platform/ports.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AdminSkeleton, AdminsOnly } from '../admins-only.tsx'
import { useAdminAct, useAdminList } from '../use-admin-list.ts'
import { ReviewRow } from './review-row.tsx'
import { WordsList } from './words-list.tsx'

type Part = 'reviews' | 'reports' | 'corrections'

function Moderation() {
  const { http } = usePorts()
  const client = useQueryClient()
  const [part, setPart] = useState<Part>('reviews')
  const campgrounds = useCampgrounds().records
  const reviews = useAdminList(listReviewsToModerate, (calls, signal) => calls.call(listReviewsToModerate, { signal }))
  const words = useAdminList(listCampgroundWords, (calls, signal) => calls.call(listCampgroundWords, { signal }))
  const { isBusy, act } = useAdminAct()
  const nameOf = (id: string) => campgrounds?.find((one) => one.id === id)?.name ?? id
  const retry = () => void Promise.all([reviews.again(), words.again()])
  if (reviews.error ?? words.error)
    return (
      <ErrorPanel
        title="What riders wrote could not be read"
        message="It is on the server alone. Check your connection and try again."
        onRetry={retry}
        retrying={reviews.isFetching || words.isFetching}
      />
    )
  if (reviews.data === undefined || words.data === undefined) return <AdminSkeleton />
  const decide = async (id: string, body: { campgroundId: string; hidden: boolean; reason: string }) => {
    await http.call(moderateCampgroundReview, { params: { id }, body })
    await client.invalidateQueries({ queryKey: [listCampgroundReviews.path, body.campgroundId] })
    await client.invalidateQueries({ queryKey: [listCampgroundRatings.path] })
    await reviews.again()
  }
  const done =
    (endpoint: typeof removeCampgroundReport | typeof settleCampgroundCorrection) =>
    ({ key: id }: { readonly key: string }) =>
      void act(async () => {
        await http.call(endpoint, { params: { id } })
        await words.again()
      })
  const { reports, corrections } = words.data
  const lists = {
    reviews:
      reviews.data.length === 0 ? (
        <EmptyState icon="star" title="No reviews yet" />
      ) : (
        <ul aria-label="Reviews" className="space-y-2.5">
          {reviews.data.map((review) => (
            <ReviewRow
              key={`${review.id} ${review.campgroundId}`}
              review={review}
              campgroundName={nameOf(review.campgroundId)}
              isBusy={isBusy}
              onDecide={(hidden, reason) =>
                void act(() => decide(review.id, { campgroundId: review.campgroundId, hidden, reason }))
              }
            />
          ))}
        </ul>
      ),
    reports: (
      <WordsList
        label="Reports"
        none="No reports in the last 30 days"
        said={reports}
        verb="Take it away"
        onDone={done(removeCampgroundReport)}
        {...{ nameOf, isBusy }}
      />
    ),
    corrections: (
      <WordsList
        label="Corrections"
        none="No corrections wait"
        said={corrections}
        verb="Dealt with"
        onDone={done(settleCampgroundCorrection)}
        {...{ nameOf, isBusy }}
      />
    ),
  }
  const labels = { reviews: reviews.data.length, reports: reports.length, corrections: corrections.length }
  return (
    <Tabs
      label="What riders wrote"
      tabs={[
        { key: 'reviews', label: `Reviews (${labels.reviews})`, content: lists.reviews },
        { key: 'reports', label: `Reports (${labels.reports})`, content: lists.reports },
        { key: 'corrections', label: `Corrections (${labels.corrections})`, content: lists.corrections },
      ]}
      value={part}
      onValue={setPart}
    />
  )
}

/** `/admin/campgrounds` */
export function Page() {
  return (
    <AdminsOnly
      title="Campground moderation"
      lead="A hidden review is shown to its author alone, with your reason, and counts in no rating. A report counts for 24 hours unless you take it away."
    >
      <Moderation />
    </AdminsOnly>
  )
}
