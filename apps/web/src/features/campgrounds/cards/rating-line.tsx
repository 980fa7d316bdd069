import type { CampRatings } from '@bluffline/core'
import { Icon } from '../../../ui/icon.tsx'

/** `4.2 (12 reviews)`, or that nobody has written one. */
export function RatingLine({ ratings }: { readonly ratings: CampRatings | undefined }) {
  if (ratings === undefined) return <span className="text-ink-muted">No reviews yet</span>
  const { overall, reviews_count: count } = ratings
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="star" sizePx={16} className="text-highlight" />
      <b className="type-figure">{overall.toFixed(1)}</b>
      <span className="sr-only">out of 5,</span>
      <span className="text-ink-muted">
        ({count} {count === 1 ? 'review' : 'reviews'})
      </span>
    </span>
  )
}
