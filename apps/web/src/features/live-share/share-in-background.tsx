import { useRunningShares } from '../../data/live-share/use-running-shares.ts'
import { useRunning } from '../../platform/use-running.ts'

const loadSender = () => import('../../data/live-share/send-live.ts').then(({ sendLive }) => sendLive)

/** Sends positions as long as something is shared, on whatever page. */
export function Work() {
  useRunning(useRunningShares().length > 0, loadSender)
  return null
}
