import { APP_HEADER } from '@bluffline/contract'
import type { raiseAlert } from '@bluffline/contract'
import { bodyOf, firedAtOf } from '../data/emergency/alerts/alert-body.ts'
import type { AlertPositionRow, AlertRow, KeptRow } from '../data/emergency/emergency-database.ts'
import { SEND_ALERTS } from '../platform/worker-messages.ts'

/** Written out: the schemas are for pages. */
const RAISE: (typeof raiseAlert)['path'] = '/api/alerts'
const DATABASE = 'bluffline-emergency'
/** The newest are enough to be found by; the page sends the rest. */
const MOST_POSITIONS = 20

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database refused'))
  })

/** Opened only where it is there: opening it here first would make an empty one that the page could not use. */
async function openIfThere(): Promise<IDBDatabase | null> {
  const known = await indexedDB.databases()
  return known.some(({ name }) => name === DATABASE) ? settled(indexedDB.open(DATABASE)) : null
}

const read = async <T>(database: IDBDatabase, store: string): Promise<readonly T[]> =>
  (await settled(database.transaction(store).objectStore(store).getAll())) as readonly T[]

async function raise(row: AlertRow, positions: readonly AlertPositionRow[], token: string): Promise<void> {
  const newest = positions.filter(({ alertId }) => alertId === row.id).slice(-MOST_POSITIONS)
  const answer = await fetch(RAISE, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'device-time': String(Date.now()),
      [APP_HEADER.name]: APP_HEADER.value,
    },
    body: JSON.stringify(bodyOf(row, newest, null)),
  })
  // Rejecting makes the browser try again later.
  if (answer.status >= 500 || answer.status === 429) throw new Error(`The server answered ${answer.status}`)
}

/**
 * The network is back and no page is open: what was raised and never reached the server goes now, under the key of this device. It is not
 * written down here that it did: the page sends it again under the same number, and hears from the server how it stands.
 */
export async function raiseWaiting(): Promise<void> {
  const database = await openIfThere()
  if (!database) return
  try {
    const [alerts, positions, kept] = await Promise.all([
      read<AlertRow>(database, 'alerts'),
      read<AlertPositionRow>(database, 'positions'),
      read<KeptRow>(database, 'kept'),
    ])
    const pass = kept.find(({ key }) => key === 'pass')
    if (!pass) return
    const waiting = alerts.filter((row) => row.server === null && row.owner === pass.userId && firedAtOf(row) !== null)
    for (const row of waiting) await raise(row, positions, pass.token)
  } finally {
    database.close()
  }
}

interface Clients {
  readonly matchAll: (wish: { readonly type: 'window' }) => Promise<readonly { postMessage: (text: string) => void }[]>
}

/** Wakes the pages that are open; where none is, sends for them. */
export async function wakeAlerts(clients: Clients): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage(SEND_ALERTS)
  if (pages.length === 0) await raiseWaiting()
}
