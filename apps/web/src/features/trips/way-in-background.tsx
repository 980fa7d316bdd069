import { useSyncExternalStore } from 'react'
import { recordingMarkOf } from '../../data/rides/recording-mark.ts'
import { useSession } from '../../data/session/use-session.ts'
import { usePorts } from '../../platform/ports.ts'
import { useRunning } from '../../platform/use-running.ts'

const loadSender = () => import('../../data/trips/send-way.ts').then(({ sendWay }) => sendWay)

/** Tells the server of the way of a ride whose return it watches for. Nothing goes out for any other ride. */
export function Work() {
  const mark = recordingMarkOf(usePorts())
  const isRiding = useSyncExternalStore(mark.watch, mark.read) === 'recording'
  const { status } = useSession()
  useRunning(isRiding && status === 'signedIn', loadSender)
  return null
}
