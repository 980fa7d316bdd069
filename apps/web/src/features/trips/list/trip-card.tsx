import { awaitsSync } from '../../../data/outbox/outbox-row.ts'
import { useSession } from '../../../data/session/use-session.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import type { Trip } from '../../../data/trips/trip.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { STATUS_WORDS, whenWords } from '../words.ts'

/** How far it has come: under way, done, and whether the account has it. */
export function TripBadges({ trip }: { readonly trip: Trip }) {
  const { status } = useSession()
  const isWaiting = status === 'signedIn' && awaitsSync(trip)
  const isBegun = trip.status !== 'pending' && trip.status !== 'planned'
  if (!isWaiting && !isBegun) return null
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {(trip.status === 'active' || trip.status === 'completed' || trip.status === 'cancelled') && (
        <Badge tone={trip.status === 'active' ? 'accent' : 'neutral'}>{STATUS_WORDS[trip.status]}</Badge>
      )}
      {isWaiting && <Badge icon="clock">Waits for the network</Badge>}
    </p>
  )
}

/** One trip of the list; the whole card leads to it. */
export function TripCard({ trip }: { readonly trip: Trip }) {
  const { records } = useTrails()
  const names = trip.trailIds.map((id) => records?.find((trail) => trail.id === id)?.name ?? id)
  return (
    <Card as="li" interactive className="relative">
      <h3 className="type-heading text-[1.0625rem]">
        <Link to={`/trips/${trip.id}`} className="after:absolute after:inset-0 after:rounded-md">
          {trip.name}
        </Link>
      </h3>
      <p className="text-small text-ink-muted">{whenWords(trip)}</p>
      {names.length > 0 && <p className="mt-1 line-clamp-2 text-small">{names.join(' · ')}</p>}
      <TripBadges trip={trip} />
    </Card>
  )
}
