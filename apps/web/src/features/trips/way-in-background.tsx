import { useEffect, useSyncExternalStore } from 'react'
import { recordingMarkOf } from '../../data/rides/recording-mark.ts'
import { useSession } from '../../data/session/use-session.ts'
import { usePorts } from '../../platform/ports.ts'

/** Tells the server of the way of a ride whose return it watches for. Nothing goes out for any other ride. */
export function Work() {
  const ports = usePorts()
  const mark = recordingMarkOf(ports)
  const isRiding = useSyncExternalStore(mark.watch, mark.read) === 'recording'
  const { status } = useSession()
  const isOn = isRiding && status === 'signedIn'
  useEffect(() => {
    if (!isOn) return
    let stop = () => {}
    let isLeft = false
    void import('../../data/trips/send-way.ts')
      .then(({ sendWay }) => {
        if (!isLeft) stop = sendWay(ports)
      })
      .catch(ports.errors.record)
    return () => {
      isLeft = true
      stop()
    }
  }, [ports, isOn])
  return null
}
