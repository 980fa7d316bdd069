import type { CampgroundAvailability } from '@bluffline/contract'
import { lookOf } from '../../../data/campgrounds/campground-words.ts'
import { Badge } from '../../../ui/badge.tsx'

/** How full a campground is, in a word, a drawing and an edge. */
export function AvailabilityBadge({ availability }: { readonly availability: CampgroundAvailability | undefined }) {
  const { label, tone, icon } = lookOf(availability)
  return (
    <Badge tone={tone} icon={icon}>
      {availability?.source === 'sample' && <span className="sr-only">Made up: </span>}
      {label}
    </Badge>
  )
}
