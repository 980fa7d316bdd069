import { Navigate, useParams } from 'react-router'
import { useTrip } from '../../data/trips/use-trips.ts'
import { TripState } from './trip/trip-state.tsx'
import { TripView } from './trip/trip-view.tsx'

/** `/trips/:tripId` */
export function Page() {
  const { tripId = '' } = useParams()
  const live = useTrip(tripId)
  return (
    <TripState live={live}>
      {(trip) => (trip.id === tripId ? <TripView trip={trip} /> : <Navigate replace to={`/trips/${trip.id}`} />)}
    </TripState>
  )
}
