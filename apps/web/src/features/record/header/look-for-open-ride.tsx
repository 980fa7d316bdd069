import { useEffect } from 'react'
import { recordingMarkOf } from '../../../data/rides/recording-mark.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { tidyRides } from '../../../data/rides/ride-shelf.ts'
import { ridingOf } from '../../../data/rides/use-recorder.ts'
import { usePorts } from '../../../platform/ports.ts'

/** Once the app stands: tells of a ride that a crash left open, and tidies away what was deleted long ago. */
export function Work() {
  const ports = usePorts()
  useEffect(() => {
    const look = async () => {
      if (await ridingOf(ports).leftOpen()) recordingMarkOf(ports).set('open')
      await tidyRides(openRideDatabase, ports.clock.now())
    }
    // A browser that keeps nothing has nothing left open.
    look().catch(() => undefined)
  }, [ports])
  return null
}
