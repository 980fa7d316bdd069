import { epochMs } from '@bluffline/core'
import type { Ports } from '../../platform/ports.ts'
import { SEND_ALERTS } from '../../platform/worker-messages.ts'
import { sessionOf } from '../session/use-session.ts'
import { alertEngineOf } from './alerts/alert-engine-of.ts'
import { syncContacts } from './contacts/sync-contacts.ts'
import { emergencyContactsOf } from './contacts/emergency-contacts.ts'
import { openEmergencyDatabase } from './emergency-database.ts'
import { emergencySettingsOf } from './emergency-settings.ts'
import { stateOf } from './alerts/alert-log.ts'

const DAY_MS = 86_400_000

/** What is older than the rider keeps leaves this phone: closed alerts with their positions, and the record of signal. */
export async function tidy(ports: Pick<Ports, 'storage' | 'clock'>): Promise<void> {
  const { emergencyDataRetention } = emergencySettingsOf(ports.storage).read()
  const untilMs = epochMs(ports.clock.now() - emergencyDataRetention * DAY_MS)
  const { alerts, positions, signals } = openEmergencyDatabase()
  const old = (await alerts.where('startedMs').below(untilMs).toArray()).filter((row) => {
    const state = stateOf(row)
    const isOver = state === null || state.closed !== null || state.cancelledAtMs !== null
    return isOver && (row.end === null || row.end.isSent || row.owner === null)
  })
  const ids = old.map(({ id }) => id)
  await positions.where('alertId').anyOf(ids).delete()
  await alerts.bulkDelete(ids)
  await signals.where('atMs').below(untilMs).delete()
}

/** Takes up what was left, and keeps the contacts of device and account together, until stopped. */
export function startEmergencyWork(ports: Ports): () => void {
  const engine = alertEngineOf(ports)
  const session = sessionOf(ports)
  let isSyncing = false
  const meet = () => {
    const state = session.read()
    if (state.status !== 'signedIn' || isSyncing || !ports.network.isOnline()) return
    isSyncing = true
    syncContacts(ports, state.user.id)
      .then(() => engine.flush())
      // Nobody answered: the next signal tries again.
      .catch(() => undefined)
      .finally(() => (isSyncing = false))
  }
  const woken = (event: MessageEvent) => {
    if (event.data === SEND_ALERTS) void engine.flush()
  }
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  worker?.addEventListener('message', woken)
  const contacts = emergencyContactsOf(ports.storage)
  const stops = [
    session.watch(meet),
    ports.network.watch((isOnline) => isOnline && meet()),
    contacts.watch(() => {
      const { contacts: list, removed } = contacts.read()
      if (removed.length > 0 || list.some(({ state }) => state === 'device')) meet()
    }),
  ]
  meet()
  void engine.resume().catch(ports.errors.record)
  void tidy(ports).catch(ports.errors.record)
  return () => {
    worker?.removeEventListener('message', woken)
    for (const stop of stops) stop()
  }
}
