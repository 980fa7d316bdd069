import type { Campground, CampgroundAvailability } from '@bluffline/contract'
import { epochMs, type Stay } from '@bluffline/core'
import { problemWords, sourceWords, telHref } from '../../../data/campgrounds/campground-words.ts'
import type { OneAvailability } from '../../../data/campgrounds/use-availability.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { ageWords } from '../../../data/today/age-words.ts'
import { usePorts } from '../../../platform/ports.ts'
import { AvailabilityBadge } from '../cards/availability-badge.tsx'
import { ContactLink } from './contact-tab.tsx'

interface Props {
  readonly campground: Campground
  readonly stay: Stay | null
  readonly found: OneAvailability
}

export const stayWords = (stay: Stay | null): string =>
  stay === null ? 'Tonight' : `${writePartialDay(stay.arrive)} to ${writePartialDay(stay.depart)}`

const COUNTS = [
  ['tentSitesAvailable', 'tent'],
  ['rvSitesAvailable', 'RV'],
  ['cabinsAvailable', 'cabin'],
  ['groupSitesAvailable', 'group'],
  ['otherSitesAvailable', 'other'],
] as const

/** `3 tent, 1 RV free`; null where nobody counts. */
export function freeWords(availability: CampgroundAvailability): string | null {
  const parts = COUNTS.flatMap(([field, word]) => {
    const count = availability[field]
    return count === null || count === 0 ? [] : [`${count} ${word}`]
  })
  return parts.length === 0 ? null : `${parts.join(', ')} free`
}

/** Who says it and how old it is. */
function Told({
  availability,
  fromDevice,
}: {
  readonly availability: CampgroundAvailability
  readonly fromDevice: boolean
}) {
  const { clock } = usePorts()
  const [who, why] = [sourceWords(availability), problemWords(availability)]
  const at = availability.lastUpdated === null ? null : epochMs(Date.parse(availability.lastUpdated))
  return (
    <p className="text-caption text-ink-muted">
      {who}
      {at !== null && `, ${ageWords(at, clock.now())}. `}
      {fromDevice && 'From your phone: there is no network. '}
      {why}
    </p>
  )
}

/** How to find out where nobody knows. */
function CallToCheck({ campground: { contact } }: Pick<Props, 'campground'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small">
      <span className="font-[600]">Call to check</span>
      {contact.phone !== null && (
        <ContactLink href={telHref(contact.phone)} icon="phone">
          {contact.phone}
        </ContactLink>
      )}
      {contact.reservation_url !== null && (
        <ContactLink href={contact.reservation_url} icon="ticket">
          Reserve a site
        </ContactLink>
      )}
      {contact.website !== null && (
        <ContactLink href={contact.website} icon="external">
          Website
        </ContactLink>
      )}
      {contact.phone === null && <span className="text-ink-muted">Phone: Unknown</span>}
    </div>
  )
}

/** How full the campground is for the stay, who says so, and what to do where nobody knows. */
export function AvailabilityLine({ campground, stay, found }: Props) {
  const { availability, fromDevice, isAsking } = found
  const free = availability ? freeWords(availability) : null
  return (
    <div className="space-y-1">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className="text-ink-muted">{stayWords(stay)}</span>
        {isAsking ? <span>Asking …</span> : <AvailabilityBadge availability={availability} />}
        {free !== null && <b className="font-[650]">{free}</b>}
      </p>
      {availability && <Told availability={availability} fromDevice={fromDevice} />}
      {!isAsking && (availability === undefined || availability.status === 'unknown') && (
        <CallToCheck campground={campground} />
      )}
    </div>
  )
}
