import { useNavigate } from 'react-router'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { KEPT_AWAY_DAYS, putAway, takeBack } from '../../../data/rides/ride-shelf.ts'
import { usePorts } from '../../../platform/ports.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Section } from '../../../ui/section.tsx'

export function DeleteSection({ row }: { readonly row: RideRow }) {
  const { clock } = usePorts()
  const navigate = useNavigate()
  const { show } = useToast()
  const undo = async () => {
    await takeBack(openRideDatabase, [row.id])
    await navigate(`/rides/${row.id}`)
  }
  const remove = async () => {
    try {
      await putAway(openRideDatabase, [row.id], clock.now())
    } catch {
      show({ title: 'Not deleted', description: 'The phone refused to write. Try again.', tone: 'danger' })
      return
    }
    await navigate('/rides')
    show({ title: 'Ride deleted', action: { label: 'Undo', run: () => void undo() }, durationMs: 10_000 })
  }
  return (
    <Section
      id="delete"
      title="Delete"
      lead={`You can undo it at once, or bring the ride back from the list for ${KEPT_AWAY_DAYS} days.`}
    >
      <Button icon="trash" size="comfortable" onClick={() => void remove()}>
        Delete this ride
      </Button>
    </Section>
  )
}
