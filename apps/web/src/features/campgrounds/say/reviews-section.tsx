import { getMyReviewState, listCampgroundReviews, type Campground, type PublicReview } from '@bluffline/contract'
import type { CampRatings } from '@bluffline/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMyReview } from '../../../data/campgrounds/own-records.ts'
import { useRatings } from '../../../data/campgrounds/use-ratings.ts'
import { useSession } from '../../../data/session/use-session.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { LogInLink } from '../../../data/session/log-in-link.tsx'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { RatingLine } from '../cards/rating-line.tsx'
import { Section } from '../../../ui/section.tsx'
import { ReviewForm } from './review-form.tsx'

function Review({ review }: { readonly review: PublicReview }) {
  const { reviewer, overall, cleanliness, facilities, location, value, text, stayedOn, updatedAt } = review
  return (
    <li className="border-t border-line py-3 text-small first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <b className="font-[650]">{reviewer}</b>
        <span className="inline-flex items-center gap-1">
          <Icon name="star" sizePx={16} className="text-highlight" />
          <span className="type-figure">{overall}</span>
          <span className="sr-only">out of 5</span>
        </span>
        <span className="text-caption text-ink-muted">
          {stayedOn === null ? writePartialDay(updatedAt.slice(0, 10)) : `was there ${writePartialDay(stayedOn)}`}
        </span>
      </p>
      {text !== '' && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <p className="mt-1 text-caption text-ink-muted">
        cleanliness {cleanliness} · facilities {facilities} · location {location} · value {value}
      </p>
    </li>
  )
}

/** Whether an admin has hidden the rider's own review, and why. */
function HiddenNote({ campgroundId }: { readonly campgroundId: string }) {
  const { http } = usePorts()
  const { data } = useQuery({
    queryKey: [getMyReviewState.path, campgroundId],
    queryFn: ({ signal }) => http.call(getMyReviewState, { params: { id: campgroundId }, signal }),
    retry: false,
  })
  if (!data?.hidden) return null
  const { reason } = data.hidden
  return (
    <p className="mt-2 rounded-md border border-warn p-3 text-small">
      Your review is not shown to others: a moderator has hidden it.{reason !== '' && ` Reason: ${reason}`}
    </p>
  )
}

function MyReview({ campground }: { readonly campground: Campground }) {
  const { isReady, review, save, remove } = useMyReview(campground.id, campground.name)
  const { show } = useToast()
  const [isOpen, setOpen] = useState(false)
  if (!isReady) return null
  const keep = async (draft: Parameters<typeof save>[0]) => {
    await save(draft)
    show({ title: 'Thank you', description: 'Kept on this phone; others read it once it is sent.', tone: 'ok' })
  }
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button icon={review === undefined ? 'star' : 'pencil'} onClick={() => setOpen(true)}>
          {review === undefined ? 'Write a review' : 'Change your review'}
        </Button>
        {review !== undefined && (
          <Button tone="quiet" icon="trash" onClick={() => void remove()}>
            Delete it
          </Button>
        )}
      </div>
      {review !== undefined && <HiddenNote campgroundId={campground.id} />}
      {isOpen && <ReviewForm campground={campground} review={review} onSave={keep} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface RatingProps {
  readonly ratings: CampRatings | undefined
  /** The server has said what there is. */
  readonly isAnswered: boolean
  readonly isError: boolean
}

/** What riders gave it; with no network what was known last, and that the rest is missing. */
const Rating = ({ ratings, isAnswered, isError }: RatingProps) => (
  <p className="flex flex-wrap gap-x-3 text-small">
    {(isAnswered || ratings !== undefined) && <RatingLine ratings={ratings} />}
    {isError && <span className="text-ink-muted">What riders wrote needs a network.</span>}
  </p>
)

/** What riders wrote, and the way to write oneself. */
export function ReviewsSection({ campground }: { readonly campground: Campground }) {
  const { http } = usePorts()
  const session = useSession()
  const { data, isError } = useQuery({
    queryKey: [listCampgroundReviews.path, campground.id],
    queryFn: ({ signal }) => http.call(listCampgroundReviews, { params: { id: campground.id }, signal }),
    networkMode: 'always',
    retry: false,
  })
  const known = useRatings().get(campground.id)
  const ratings = data === undefined ? known : (data.ratings ?? undefined)
  return (
    <Section id="reviews" title="Reviews">
      <div className="space-y-3">
        <Rating ratings={ratings} isAnswered={data !== undefined} isError={isError} />
        {session.status === 'signedIn' ? (
          <MyReview campground={campground} />
        ) : (
          <p className="text-small text-ink-muted">
            <LogInLink className="underline underline-offset-3">Log in</LogInLink> to write one.
          </p>
        )}
        {data && data.reviews.length > 0 && (
          <ul aria-label="Reviews">
            {data.reviews.map((review) => (
              <Review key={review.reviewer} review={review} />
            ))}
          </ul>
        )}
        {session.status === 'signedIn' && session.user.roleId === 'admin' && (
          <Link to="/admin/campgrounds" className="text-small underline underline-offset-3">
            Moderate reviews
          </Link>
        )}
      </div>
    </Section>
  )
}
