import { exportRide } from '../../data/rides/export-ride.ts'
import { packTrack } from '../../data/rides/packed-track.ts'
import { useRiding } from '../../data/rides/use-recorder.ts'
import { usePorts } from '../../platform/ports.ts'

/** Takes the ride on screen out as a file, without asking the disk. */
export function useSaveFromMemory(): () => void {
  const { download, clock } = usePorts()
  const { recorder } = useRiding()
  return () => {
    const { rideId, use, ride, live } = recorder.read()
    const nowMs = clock.now()
    const row = {
      id: rideId ?? '',
      name: null,
      use,
      trailId: null,
      startedMs: ride.startedMs,
      addedMs: nowMs,
      stoppedMs: ride.stoppedMs ?? nowMs,
      deletedMs: null,
      origin: 'recorded',
      statistics: live.shown,
      outline: [],
    } as const
    const file = exportRide(
      { row, pieces: packTrack(ride.track), lapsMs: ride.lapsMs, waypoints: ride.waypoints },
      'gpx',
    )
    if (file) download.save(file)
  }
}
