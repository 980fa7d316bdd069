import { formatDate } from '@bluffline/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { useRiding } from '../../../data/rides/use-recorder.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** `05/01/2026 09:02` and the hour alone. */
const since = ({ startedMs, addedMs }: RideRow): string => formatDate(startedMs ?? addedMs)

/** What says why no new ride can begin. */
export const OPEN_RIDE_NOTE = 'open-ride-note'

/** After a crash or a closed tab: the ride is all there, and waits for a decision. */
export function OpenRideCard({ row }: { readonly row: RideRow }) {
  const riding = useRiding()
  const navigate = useNavigate()
  const { show } = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [day, hour] = since(row).split(' ')
  const act = async (what: 'goOn' | 'finish') => {
    setIsBusy(true)
    try {
      const done = await riding[what](row)
      if (done === 'elsewhere')
        show({ title: 'Another tab records this ride', description: 'Go on there, or close it first.' })
      if (done === 'finished') await navigate(`/rides/${row.id}`)
    } catch {
      show({ title: 'The ride could not be read', description: 'Nothing was changed. Try again.', tone: 'danger' })
    }
    setIsBusy(false)
  }
  return (
    <section aria-labelledby="open-ride" className="rounded-lg border-2 border-warn bg-surface p-4 shadow-card">
      <h2 id="open-ride" className="flex items-center gap-2 type-heading">
        <Icon name="alert" className="text-warn" />
        Your ride from {hour} is still open
      </h2>
      <p className="mt-1 text-small text-ink-muted">
        Begun on {day}. Everything recorded until it broke off is on this phone. The time since then is kept as a gap.
      </p>
      <p id={OPEN_RIDE_NOTE} className="mt-1 text-small">
        To start a new ride, go on with this one or finish it first.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button tone="primary" size="emergency" icon="play" busy={isBusy} onClick={() => void act('goOn')}>
          Go on
        </Button>
        <Button size="emergency" icon="check" busy={isBusy} onClick={() => void act('finish')}>
          Finish it
        </Button>
      </div>
    </section>
  )
}
