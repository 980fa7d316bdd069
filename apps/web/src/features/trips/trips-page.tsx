import { orderTrips, type Trip } from '../../data/trips/trip.ts'
import { useTrips } from '../../data/trips/use-trips.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TripCard } from './list/trip-card.tsx'

const PlanLink = () => (
  <Link to="/trips/new" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
    <Icon name="plus" />
    Plan a trip
  </Link>
)

interface ListProps {
  readonly title: string
  readonly trips: readonly Trip[]
}

function TripList({ title, trips }: ListProps) {
  if (trips.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="type-heading">{title}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-2">
        {trips.map((trip) => (
          <TripCard key={trip.id} trip={trip} />
        ))}
      </ul>
    </section>
  )
}

function TripsContent() {
  const { value, isRefused } = useTrips()
  if (isRefused) {
    return (
      <ErrorPanel
        title="Your trips cannot be read"
        message="This browser does not let us keep anything on the device. A private window may be the reason."
      />
    )
  }
  if (value === undefined) {
    return (
      <div role="status" aria-busy aria-label="Loading trips" className="space-y-3">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </div>
    )
  }
  if (value.length === 0) {
    return (
      <EmptyState icon="calendar" title="No trips yet" actions={<PlanLink />}>
        Choose trails, a day and who comes. It works with no signal, and goes into your account when there is one.
      </EmptyState>
    )
  }
  const { coming, over } = orderTrips(value)
  return (
    <div className="space-y-8">
      <TripList title="Coming up" trips={coming} />
      <TripList title="Over" trips={over} />
    </div>
  )
}

/** `/trips` */
export function Page() {
  const { value } = useTrips()
  return (
    <>
      <PageHeader
        title="Your trips"
        lead="When, where and with whom: planned with or without a network."
        contours
        actions={(value?.length ?? 0) > 0 && <PlanLink />}
      />
      <TripsContent />
    </>
  )
}
