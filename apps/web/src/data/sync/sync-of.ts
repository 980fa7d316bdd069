import { liveQuery } from 'dexie'
import type { Ports } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { openRideDatabase } from '../rides/ride-database.ts'
import { sessionOf } from '../session/use-session.ts'
import { newKey } from '../trail-reports/new-key.ts'
import { claimAtSignIn } from './claim-at-sign-in.ts'
import { createSyncDriver, type SyncDriver } from './driver.ts'
import { sentText } from './sent-text.ts'
import { SETTING_WORDS } from './scan-settings.ts'
import { syncOnce } from './sync.ts'
import type { SyncParts } from './sync-parts.ts'
import { onWake } from './wake.ts'

/** What syncing works with on this page. */
export async function syncPartsOf(ports: Ports): Promise<SyncParts> {
  const { http, clock, storage, locks } = ports
  const [database, rides] = await Promise.all([openDatabase(), openRideDatabase()])
  const session = sessionOf(ports)
  const userId = () => {
    const state = session.read()
    return state.status === 'signedIn' ? state.user.id : null
  }
  return { http, clock, storage, locks, database, rides, newKey, userId }
}

/** Calls back when a ride ends, gets another name, or is put away. */
function watchRides(onSignal: () => void): () => void {
  let last: string | null = null
  const read = async () => {
    const rows = await (await openRideDatabase()).rides.toArray()
    return rows.map((row) => [row.id, row.stoppedMs, row.deletedMs, sentText('rides', { ...row })].join()).join(';')
  }
  const { unsubscribe } = liveQuery(read).subscribe({
    next: (text) => {
      if (last !== null && text !== last) onSignal()
      last = text
    },
    error: () => undefined,
  })
  return unsubscribe
}

const known = new WeakMap<Ports['http'], SyncDriver>()

/** The one driver of this page. */
export function syncDriverOf(ports: Ports): SyncDriver {
  const made = known.get(ports.http) ?? makeDriver(ports)
  known.set(ports.http, made)
  return made
}

function makeDriver(ports: Ports): SyncDriver {
  const { clock, network, page, storage, backgroundSync } = ports
  const sync = async () => {
    const parts = await syncPartsOf(ports)
    await claimAtSignIn(parts, sessionOf(ports).read())
    return syncOnce(parts)
  }
  const later = (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  }
  const session = sessionOf(ports)
  const watchSession = (onSignal: () => void) =>
    session.watch(() => {
      if (session.read().status === 'signedIn') onSignal()
    })
  const watchSettings = (onSignal: () => void) =>
    storage.watchWrites((key) => {
      if (key in SETTING_WORDS) onSignal()
    })
  const signals = [onWake, watchRides, watchSession, watchSettings]
  return createSyncDriver({ clock, network, page, sync, later, askForWorker: backgroundSync.ask, signals })
}
