import { formatDuration, formatMiles, trackStatistics } from '@bluffline/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { dropRides } from '../../../data/rides/ride-shelf.ts'
import { useRecorder, useRiding } from '../../../data/rides/use-recorder.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const UNDO_MS = 15_000

/** Ends the ride: to its page, with a way back. */
function useFinish() {
  const { recorder, undoStop } = useRiding()
  const navigate = useNavigate()
  const { show } = useToast()
  const undo = async () => {
    if ((await undoStop()) === 'started') await navigate('/record')
  }
  const finish = async () => {
    await recorder.stop()
    const { isUnsaved, rideId } = recorder.read()
    // The page itself says that the disk refuses, and what can be done.
    if (isUnsaved || rideId === null) return
    await navigate(`/rides/${rideId}`)
    const action = { label: 'Undo', run: () => void undo() }
    show({ title: 'Ride finished', description: 'It is on this phone.', tone: 'ok', action, durationMs: UNDO_MS })
  }
  const discard = async () => {
    await recorder.stop()
    const { rideId } = recorder.read()
    recorder.leave()
    if (rideId !== null) await dropRides(openRideDatabase, [rideId])
    show({ title: 'Nothing was kept', description: 'No position had been recorded.' })
  }
  return { finish, discard }
}

/** The ride goes on behind the dialog: measured with every fix, by the calculation of the page that comes next. */
function SoFar() {
  const { ride } = useRecorder()
  const { distanceM, movingS } = useMemo(() => trackStatistics(ride.track), [ride])
  return (
    <p>
      <span className="type-figure">{formatMiles(distanceM)}</span>
      {movingS !== null && (
        <>
          {' '}
          in <span className="type-figure">{formatDuration(movingS)}</span> of riding
        </>
      )}
      . Pauses and gaps are not counted. Recording goes on until you finish.
    </p>
  )
}

/** Asks before the ride ends; until it is answered the ride goes on. */
export function StopDialog({ open, onClose }: Props) {
  const { live } = useRecorder()
  const { finish, discard } = useFinish()
  const isEmpty = live.fixes === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Finish this ride?"
      actions={
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Button size="emergency" icon="record" onClick={onClose}>
            Keep riding
          </Button>
          <Button
            tone="primary"
            size="emergency"
            icon={isEmpty ? 'trash' : 'check'}
            onClick={() => void (isEmpty ? discard() : finish())}
          >
            {isEmpty ? 'Discard it' : 'Finish ride'}
          </Button>
        </div>
      }
    >
      {isEmpty ? <p>No position was recorded yet, so there is nothing to keep.</p> : <SoFar />}
    </Dialog>
  )
}
