import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTripWrites } from '../../../data/trips/own-trips.ts'
import type { Trip } from '../../../data/trips/trip.ts'
import { usePorts } from '../../../platform/ports.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { shareWords } from './share-words.ts'

const REFUSED = {
  title: 'Not changed',
  description: 'The device refused to write. Try again.',
  tone: 'danger',
} as const

function StateButton({ trip }: { readonly trip: Trip }) {
  const { begin, finish, reopen } = useTripWrites()
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const run = (write: (trip: Trip) => Promise<boolean>) => () => {
    setBusy(true)
    void write(trip)
      .catch(() => void show(REFUSED))
      .finally(() => setBusy(false))
  }
  if (trip.status === 'active') {
    return (
      <Button tone="primary" icon="check" busy={isBusy} onClick={run(finish)}>
        We are back
      </Button>
    )
  }
  if (trip.status === 'completed' || trip.status === 'cancelled') {
    return (
      <Button icon="undo" busy={isBusy} onClick={run(reopen)}>
        It is not over
      </Button>
    )
  }
  return (
    <Button tone="primary" icon="navigate" busy={isBusy} onClick={run(begin)}>
      We are off
    </Button>
  )
}

/** Begin, end, change, share and delete a trip. */
export function TripActions({ trip, trailNames }: { readonly trip: Trip; readonly trailNames: readonly string[] }) {
  const { share } = usePorts()
  const { remove } = useTripWrites()
  const { show } = useToast()
  const navigate = useNavigate()
  const drop = async () => {
    // Left first: the page of a trip that is gone is not a page to see.
    void navigate('/trips', { replace: true })
    try {
      const bringBack = await remove(trip)
      const undo = () => void bringBack().catch(() => void show(REFUSED))
      show({ title: 'Trip deleted', description: trip.name, action: { label: 'Undo', run: undo } })
    } catch {
      show(REFUSED)
    }
  }
  const tell = async () => {
    const done = await share.share({ title: trip.name, text: shareWords(trip, trailNames) })
    if (done === 'copied') show({ title: 'Plan copied', description: 'Paste it into a message.', tone: 'ok' })
    if (done === 'failed')
      show({ title: 'Not shared', description: 'This browser lets us neither share nor copy.', tone: 'danger' })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <StateButton trip={trip} />
      <Link to={`/trips/${trip.id}/edit`} className={buttonStyle({})}>
        <Icon name="pencil" />
        Change
      </Link>
      <Button icon="share" onClick={() => void tell()}>
        Share the plan
      </Button>
      <Button icon="trash" tone="quiet" onClick={() => void drop()}>
        Delete
      </Button>
    </div>
  )
}
