import { useParams } from 'react-router'
import { useRide } from '../../data/rides/use-rides.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RideView } from './ride/ride-view.tsx'

const HiddenHeading = ({ children }: { readonly children: string }) => (
  <h1 tabIndex={-1} className="sr-only">
    {children}
  </h1>
)

function RideNotFound() {
  return (
    <>
      <HiddenHeading>Ride not found</HiddenHeading>
      <EmptyState
        icon="trail"
        title="No such ride on this phone"
        actions={
          <Link to="/rides" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
            Your rides
          </Link>
        }
      >
        Rides live on the phone that recorded them. This one was deleted, or it is on another device.
      </EmptyState>
    </>
  )
}

function StillRunning() {
  return (
    <>
      <HiddenHeading>Ride still open</HiddenHeading>
      <EmptyState
        icon="record"
        title="This ride is still open"
        actions={
          <Link to="/record" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
            Go to the recorder
          </Link>
        }
      >
        Finish it there; then its charts, miles and files are here.
      </EmptyState>
    </>
  )
}

export function RideSkeleton() {
  return (
    <div role="status" aria-busy className="space-y-4">
      <span className="sr-only">Loading the ride…</span>
      <Skeleton className="h-9 w-3/4 max-w-md" />
      <Skeleton className="h-28 w-full rounded-md" />
      <Skeleton className="h-72 w-full rounded-md" />
    </div>
  )
}

function KnownAddress({ rideId }: { readonly rideId: string }) {
  const { value, isRefused } = useRide(rideId)
  if (isRefused) {
    return (
      <>
        <HiddenHeading>Ride</HiddenHeading>
        <ErrorPanel
          title="This ride cannot be read"
          message="This browser does not let us keep anything on the device. A private window may be the reason."
        />
      </>
    )
  }
  if (value === undefined) return <RideSkeleton />
  if (value === null || value.ride.row.deletedMs !== null) return <RideNotFound />
  return value.ride.row.stoppedMs === null ? <StillRunning /> : <RideView {...value} />
}

/** `/rides/:rideId` */
export function Page() {
  const { rideId = '' } = useParams()
  return <KnownAddress key={rideId} rideId={rideId} />
}
