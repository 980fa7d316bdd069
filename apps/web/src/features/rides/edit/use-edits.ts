import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RideEdit } from '../../../data/rides/edit-ride.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { rideOfDraft, type RideDraft } from '../../../data/rides/ride-draft.ts'
import type { Ride, RidePhotoRow } from '../../../data/rides/ride-rows.ts'
import { photosOf, readRide, replaceRides, undoReplace, type NewRide } from '../../../data/rides/ride-shelf.ts'
import { runTask } from '../../../data/rides/work/run-task.ts'
import { newKey } from '../../../data/trail-reports/new-key.ts'
import { usePorts } from '../../../platform/ports.ts'
import { useToast } from '../../../ui/toast.tsx'

interface Edits {
  readonly isBusy: boolean
  readonly edit: (edit: RideEdit, done: string) => Promise<void>
  readonly join: (otherId: string) => Promise<void>
}

const UNDO_MS = 15_000

/** Copies of the photos that belong to the waypoints of a new ride. */
const photosFor = ({ row, waypoints, ...rest }: NewRide, photos: readonly RidePhotoRow[]): NewRide => {
  const ids = new Set(waypoints.map(({ id }) => id))
  const own = photos.filter(({ waypointId }) => ids.has(waypointId))
  return { row, waypoints, ...rest, photos: own.map((photo) => ({ ...photo, id: newKey(), rideId: row.id })) }
}

const wholeOf = ({ row, pieces, lapsMs, waypoints }: Ride) => ({ name: row.name, pieces, lapsMs, waypoints })

/** Edits make new rides; the originals are put away, so that an edit can be undone at once or weeks later. */
export function useEdits(ride: Ride, photos: readonly RidePhotoRow[]): Edits {
  const { clock } = usePorts()
  const navigate = useNavigate()
  const { show } = useToast()
  const [isBusy, setIsBusy] = useState(false)

  const put = async (
    drafts: readonly RideDraft[],
    from: { oldIds: readonly string[]; photos: readonly RidePhotoRow[]; done: string },
  ) => {
    const { use, trailId } = ride.row
    const nowMs = clock.now()
    const rides = drafts.map((draft) =>
      photosFor(rideOfDraft(draft, { id: newKey(), use, trailId, origin: 'edited', nowMs }), from.photos),
    )
    await replaceRides(openRideDatabase, from.oldIds, { rides, nowMs })
    const newIds = rides.map(({ row }) => row.id)
    const undo = async () => {
      await undoReplace(openRideDatabase, from.oldIds, newIds)
      await navigate(`/rides/${ride.row.id}`, { replace: true })
    }
    await navigate(`/rides/${newIds[0] ?? ''}`, { replace: true })
    show({ title: from.done, action: { label: 'Undo', run: () => void undo() }, durationMs: UNDO_MS })
  }
  const guarded = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch {
      show({ title: 'Not changed', description: 'The ride is as it was. Try again.', tone: 'danger' })
    }
    setIsBusy(false)
  }
  return {
    isBusy,
    edit: (edit, done) =>
      guarded(async () => put(await runTask('edit', [wholeOf(ride), edit]), { oldIds: [ride.row.id], photos, done })),
    join: (otherId) =>
      guarded(async () => {
        const other = await readRide(openRideDatabase, otherId)
        const draft = other && (await runTask('join', [wholeOf(ride), wholeOf(other)]))
        if (!draft) {
          show({
            title: 'These rides cannot be joined',
            description: 'They ran at the same time, or one has no times.',
          })
          return
        }
        const all = [...photos, ...(await photosOf(openRideDatabase, otherId))]
        await put([draft], { oldIds: [ride.row.id, otherId], photos: all, done: 'Rides joined' })
      }),
  }
}
