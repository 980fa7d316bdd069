import { epochMs } from '@bluffline/core'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { leaveAt, type Trip } from '../../../data/trips/trip.ts'
import { usePageMeta } from '../../../platform/use-page-meta.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { TripBadges } from '../list/trip-card.tsx'
import { whenWords } from '../words.ts'
import { DaylightSection } from './daylight-section.tsx'
import { TrailsSection } from './trail-list.tsx'
import { TripActions } from './trip-actions.tsx'
import { WatchSection } from './watch-section.tsx'

function Facts({ trip }: { readonly trip: Trip }) {
  const { party, machine, parking } = trip.details
  const facts = [
    ['Who goes', party],
    ['Machine', machine],
    ['Parked at', parking],
  ] as const
  return (
    <Section id="party" title="Who and with what">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere">{text === '' ? <span className="text-ink-muted">Not said</span> : text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** One trip, all that is known of it, and what can be done with it. */
export function TripView({ trip }: { readonly trip: Trip }) {
  const { records } = useTrails()
  usePageMeta(trip.name, 'An outing of yours.')
  const leave = leaveAt(trip)
  const named = trip.trailIds.map((id) => records?.find((trail) => trail.id === id))
  const place = named.find((trail) => trail?.point)?.point
  const { returnAtMs } = trip.details
  return (
    <div className="space-y-6">
      <div>
        <Link
          to="/trips"
          className="-ml-1 inline-flex min-h-touch items-center gap-1 pr-3 text-small font-[600] text-ink-muted hover:text-accent-text"
        >
          <Icon name="chevronLeft" sizePx={18} />
          Trips
        </Link>
        <PageHeader title={trip.name} lead={whenWords(trip)}>
          <TripBadges trip={trip} />
        </PageHeader>
      </div>
      <TripActions trip={trip} trailNames={named.map((trail, at) => trail?.name ?? trip.trailIds[at] ?? '')} />
      <TrailsSection trailIds={trip.trailIds} day={leave === null ? null : arkansasDay(leave)} />
      {leave !== null && place && (
        <DaylightSection place={place} leaveAt={leave} returnAt={returnAtMs === null ? null : epochMs(returnAtMs)} />
      )}
      <WatchSection trip={trip} />
      <Facts trip={trip} />
      {trip.description !== '' && (
        <Section id="notes" title="Notes">
          <p className="whitespace-pre-wrap wrap-anywhere">{trip.description}</p>
        </Section>
      )}
    </div>
  )
}
