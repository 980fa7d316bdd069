import type { ReactNode } from 'react'
import type { Live } from '../../../data/rides/use-live.ts'
import type { Trip } from '../../../data/trips/trip.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface Props {
  readonly live: Live<Trip | null>
  readonly children: (trip: Trip) => ReactNode
}

/** A trip once the device has answered, or why there is none. */
export function TripState({ live: { value, isRefused }, children }: Props) {
  if (isRefused) {
    return (
      <>
        <PageHeader title="Trip" />
        <ErrorPanel
          title="Your trips cannot be read"
          message="This browser does not let us keep anything on the device. A private window may be the reason."
        />
      </>
    )
  }
  if (value === undefined) {
    return (
      <div role="status" aria-busy aria-label="Loading the trip" className="space-y-3">
        <Skeleton className="h-12 w-72 rounded-md" />
        <Skeleton className="h-40 rounded-md" />
      </div>
    )
  }
  if (value === null) {
    return (
      <>
        <PageHeader title="Trip" />
        <EmptyState
          icon="calendar"
          title="This trip is not on this device"
          actions={
            <Link to="/trips" className={buttonStyle({ tone: 'primary' })}>
              Your trips
            </Link>
          }
        >
          It may have been deleted, or belong to an account that is not logged in here.
        </EmptyState>
      </>
    )
  }
  return children(value)
}
