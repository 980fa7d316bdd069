import type { Campground, CampgroundAvailability } from '@bluffline/contract'
import type { CampRatings } from '@bluffline/core'
import { memo } from 'react'
import { fromPrice, telHref } from '../../../data/campgrounds/campground-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import { ContactLink } from '../details/contact-tab.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { amenityBadges, whereLine } from './card-facts.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { RatingLine } from './rating-line.tsx'

export interface CardProps {
  readonly campground: Campground
  readonly availability: CampgroundAvailability | undefined
  readonly ratings: CampRatings | undefined
  readonly miles: number | undefined
  /** What was asked for and is not known here, in words. */
  readonly doubts: string | null
  readonly isSelected: boolean
  readonly isCompared: boolean
  readonly onDetails: (id: string) => void
  readonly onCompare: (id: string) => void
}

function Amenities({ campground }: Pick<CardProps, 'campground'>) {
  const { words, more } = amenityBadges(campground)
  if (words.length === 0) return <p className="mt-2.5 text-caption text-ink-muted">Amenities: Unknown</p>
  return (
    <ul aria-label="Amenities" className="mt-2.5 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="rounded-sm bg-surface-sunken px-1.5 py-0.5 text-caption text-ink-muted">
          {word}
        </li>
      ))}
      {more > 0 && <li className="px-1 py-0.5 text-caption text-ink-muted">+{more} more</li>}
    </ul>
  )
}

/** One campground of the list: the name leads to its page, Details opens over the list. */
export const CampgroundCard = memo(function CampgroundCard(props: CardProps) {
  const { campground, availability, ratings, miles, doubts, isSelected, isCompared, onDetails, onCompare } = props
  const { id, name, confidence } = campground
  const where = whereLine(campground, miles)
  return (
    <article
      className={cx(
        'rounded-md border bg-surface p-4 shadow-card transition-[border-color,background-color] motion-fast',
        isSelected ? 'border-accent-text bg-surface-raised' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="type-heading text-[1.0625rem]">
            <Link to={`/campgrounds/${id}`} className="hover:text-accent-text">
              {name}
            </Link>
          </h3>
          <p className="mt-0.5 truncate text-caption text-ink-muted" title={where}>
            {where}
          </p>
        </div>
        <div className="-mt-2 -mr-2">
          <FavoriteButton id={id} name={name} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
        <AvailabilityBadge availability={availability} />
        <span className="type-figure">
          {fromPrice(campground) ?? <span className="text-ink-muted">Price unknown</span>}
        </span>
        <RatingLine ratings={ratings} />
        {doubts !== null && <Badge tone="unknown">Ask: {doubts}</Badge>}
        {confidence === 'recalled' && <Badge tone="warn">Unverified</Badge>}
      </div>
      <Amenities campground={campground} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button onClick={() => onDetails(id)} aria-haspopup="dialog" aria-label={`Details of ${name}`}>
          Details
        </Button>
        <Chip selected={isCompared} onClick={() => onCompare(id)} aria-label={`Compare ${name}`}>
          Compare
        </Chip>
        {doubts !== null && campground.contact.phone !== null && (
          <span className="ml-auto text-small">
            <ContactLink href={telHref(campground.contact.phone)} icon="phone">
              {campground.contact.phone}
            </ContactLink>
          </span>
        )}
      </div>
    </article>
  )
})
