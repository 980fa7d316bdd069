import { useState } from 'react'
import { useEmergencyContacts } from '../../../data/emergency/contacts/emergency-contacts.ts'
import { LogInLink } from '../../../data/session/log-in-link.tsx'
import { useSession } from '../../../data/session/use-session.ts'
import { useTripWrites } from '../../../data/trips/own-trips.ts'
import type { Trip } from '../../../data/trips/trip.ts'
import { useWatch, type WatchState } from '../../../data/trips/use-watch.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { isWatched, watchWords } from './watch-words.ts'

const GRACES = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '120', label: '2 hours' },
  { value: '240', label: '4 hours' },
] as const
const HOUR_MS = 3_600_000

const REFUSED = {
  title: 'Not changed',
  description: 'The device refused to write. Try again.',
  tone: 'danger',
} as const

/** Runs a write once at a time, and says when the device refused it. */
function useWrite() {
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const run = (write: () => Promise<unknown>) => () => {
    setBusy(true)
    void write()
      .catch(() => void show(REFUSED))
      .finally(() => setBusy(false))
  }
  return { isBusy, run }
}

/** Why nobody can watch this trip yet, and what to do about it; null where somebody can. */
function useObstacle({ details }: Trip) {
  const { status } = useSession()
  const reachable = useEmergencyContacts().some(({ canBeAlerted, role }) => canBeAlerted && role === 'contact')
  if (status !== 'signedIn')
    return { text: 'A server can only watch for people it knows.', to: '/profile', label: 'Log in' }
  if (details.leaveAtMs === null || details.returnAtMs === null)
    return { text: 'Say when you leave and when you are back.', to: 'edit', label: 'Change the trip' }
  if (!reachable)
    return {
      text: 'None of your contacts has agreed to be told yet.',
      to: '/settings/emergency/contacts',
      label: 'Emergency contacts',
    }
  return null
}

function Begin({ trip }: { readonly trip: Trip }) {
  const { watchReturn } = useTripWrites()
  const { isBusy, run } = useWrite()
  const obstacle = useObstacle(trip)
  const [grace, setGrace] = useState<(typeof GRACES)[number]['value']>('60')
  if (obstacle !== null) {
    return (
      <p className="text-small text-ink-muted">
        {obstacle.text}{' '}
        {obstacle.to === '/profile' ? (
          <LogInLink className="underline underline-offset-3">{obstacle.label}</LogInLink>
        ) : (
          <Link to={obstacle.to} className="underline underline-offset-3">
            {obstacle.label}
          </Link>
        )}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Tell my contacts after"
        options={GRACES}
        value={grace}
        onValue={setGrace}
        className="basis-48"
      />
      <Button tone="primary" size="comfortable" busy={isBusy} onClick={run(() => watchReturn(trip, Number(grace)))}>
        Watch for my return
      </Button>
    </div>
  )
}

function Watched({ trip, state }: { readonly trip: Trip; readonly state: WatchState }) {
  const { stopWatching, extend, finish } = useTripWrites()
  const { isBusy, run } = useWrite()
  const { returnAtMs } = trip.details
  const isAlarm = state.stage === 'riderWarned' || state.stage === 'contactsWarned'
  return (
    <div className="space-y-3">
      <p role="status" className="flex items-start gap-2">
        <Icon
          name={isAlarm ? 'alert' : state.waiting === null && state.stage !== null ? 'check' : 'clock'}
          className={isAlarm ? 'mt-0.5 text-warn' : 'mt-0.5 text-accent-text'}
        />
        {watchWords(state)}
      </p>
      {trip.details.watch !== null && isWatched(state) && (
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" icon="check" busy={isBusy} onClick={run(() => finish(trip))}>
            We are back
          </Button>
          {returnAtMs !== null && (
            <Button icon="clock" disabled={isBusy} onClick={run(() => extend(trip, returnAtMs + HOUR_MS))}>
              One hour more
            </Button>
          )}
          <Button tone="quiet" disabled={isBusy} onClick={run(() => stopWatching(trip))}>
            Stop watching
          </Button>
        </div>
      )}
    </div>
  )
}

/** The overdue watch over a trip: the server asks the rider and then tells the contacts, also when the phone is dead. */
export function WatchSection({ trip }: { readonly trip: Trip }) {
  const state = useWatch(trip)
  const isOver = trip.status === 'completed' || trip.status === 'cancelled'
  if (isOver && state === undefined) return null
  return (
    <Section
      id="watch"
      title="If you do not come back"
      lead="The server waits for your return, asks you first, and then tells your contacts with this plan and your last known positions. It does not need your phone for that."
    >
      {state !== undefined && <Watched trip={trip} state={state} />}
      {trip.details.watch === null && !isOver && <Begin trip={trip} />}
    </Section>
  )
}
