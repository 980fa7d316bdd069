import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useTripWrites } from '../../data/trips/own-trips.ts'
import { NO_DETAILS, type Trip, type TripDraft } from '../../data/trips/trip.ts'
import { useTrip } from '../../data/trips/use-trips.ts'
import { refusalWords } from '../../platform/no-room.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useToast } from '../../ui/toast.tsx'
import { TripForm } from './form/trip-form.tsx'
import { TripState } from './trip/trip-state.tsx'

const refused = (problem: unknown) =>
  ({
    title: 'Not kept',
    description: `${refusalWords(problem)} What you typed is still here.`,
    tone: 'danger',
  }) as const

function NewTrip() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { add } = useTripWrites()
  const { show } = useToast()
  const start: TripDraft = { name: '', description: '', trailIds: query.getAll('trail'), details: NO_DETAILS }
  const keep = (draft: TripDraft) =>
    add(draft).then(
      (id) => void navigate(`/trips/${id}`, { replace: true }),
      (problem: unknown) => void show(refused(problem)),
    )
  return (
    <>
      <PageHeader title="Plan a trip" lead="Only a name is needed. All of it works with no signal." />
      <div className="mt-6">
        <TripForm start={start} submitLabel="Keep this trip" onSubmit={keep} onCancel={() => void navigate(-1)} />
      </div>
    </>
  )
}

function ChangeTrip({ trip }: { readonly trip: Trip }) {
  const navigate = useNavigate()
  const { change } = useTripWrites()
  const { show } = useToast()
  const leave = () => void navigate(`/trips/${trip.id}`, { replace: true })
  const keep = (draft: TripDraft) => change(trip, draft).then(leave, (problem: unknown) => void show(refused(problem)))
  const { name, description, trailIds, details } = trip
  return (
    <>
      <PageHeader title="Change this trip" />
      <div className="mt-6">
        <TripForm
          start={{ name, description, trailIds, details }}
          submitLabel="Keep the changes"
          onSubmit={keep}
          onCancel={leave}
        />
      </div>
    </>
  )
}

function OwnTrip({ tripId }: { readonly tripId: string }) {
  const live = useTrip(tripId)
  return <TripState live={live}>{(trip) => <ChangeTrip key={trip.id} trip={trip} />}</TripState>
}

/** `/trips/new` and `/trips/:tripId/edit` */
export function Page() {
  const { tripId } = useParams()
  return tripId === undefined ? <NewTrip /> : <OwnTrip tripId={tripId} />
}
