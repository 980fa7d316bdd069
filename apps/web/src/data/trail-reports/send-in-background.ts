import type { Ports } from '../../platform/ports.ts'
import { reportOutboxOf } from './use-trail-reports.ts'

/** Sends reports that wait on this device: now, and whenever the network comes back. Returns how to stop. */
export function sendReportsInBackground(ports: Ports): () => void {
  const send = () =>
    void reportOutboxOf(ports)
      .sendWaiting()
      .catch(() => undefined)
  send()
  return ports.network.watch((online) => {
    if (online) send()
  })
}
