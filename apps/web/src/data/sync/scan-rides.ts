import type { OutboxRow, Write } from '../outbox/outbox-row.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'
import type { RideRow } from '../rides/ride-rows.ts'
import { bodyOfRide } from './ride-shapes.ts'
import { sentText } from './sent-text.ts'
import type { SyncParts } from './sync-parts.ts'
import type { SyncedRow } from './sync-rows.ts'

export interface RideState {
  /** Undefined where it is no longer on this device. */
  readonly ride: RideRow | undefined
  readonly synced: SyncedRow | undefined
  readonly queued: readonly OutboxRow[]
}

const NOUN = 'rides'
const titleOf = (ride: RideRow) =>
  `Ride: ${ride.name ?? new Date(ride.startedMs ?? ride.addedMs).toLocaleDateString('en-US')}`
const has = (queued: readonly OutboxRow[], action: Write['action']) => queued.some((row) => row.action === action)

function removal(id: string, { synced, queued }: RideState, title: string): Write | null {
  if (has(queued, 'remove') || (!synced && queued.length === 0)) return null
  return { noun: NOUN, action: 'remove', recordId: id, body: {}, title }
}

function change(ride: RideRow, { synced, queued }: RideState): Write | null {
  const body = bodyOfRide(ride)
  const write = { noun: NOUN, recordId: ride.id, title: titleOf(ride) } as const
  if (!synced) return has(queued, 'create') ? null : { ...write, action: 'create', body }
  const last = queued.at(-1)
  const known = last ? sentText(NOUN, last.body) : synced.sent
  if (known === sentText(NOUN, body) || has(queued, 'remove')) return null
  const { name, use, trailId } = body
  return { ...write, action: 'change', body: { name, use, trailId } }
}

/** What is to be queued for a ride so that the account comes to know what this device does. Rides that go on are not over yet. */
export function writeForRide(id: string, state: RideState): Write | null {
  const { ride, synced } = state
  if (synced?.state === 'local') return null
  if (!ride) return synced?.isHere ? removal(id, state, 'Ride deleted') : null
  if (ride.stoppedMs === null) return null
  return ride.deletedMs === null ? change(ride, state) : removal(id, state, `Deleted: ${titleOf(ride)}`)
}

/**
 * Rides have a database of their own, so a ride and its place in the outbox cannot be written in one go. Instead the two are compared,
 * again and again: whatever a crash left out is found the next time.
 */
export async function scanRides({ database, rides, clock, newKey }: Omit<SyncParts, 'storage'>): Promise<void> {
  const rows = new Map((await rides.rides.toArray()).map((ride) => [ride.id, ride]))
  const synced = new Map((await database.synced.where('noun').equals(NOUN).toArray()).map((row) => [row.id, row]))
  const queued = await database.outbox
    .orderBy('seq')
    .filter(({ noun }) => noun === NOUN)
    .toArray()
  for (const id of new Set([...byAge(rows), ...synced.keys()])) {
    const write = writeForRide(id, {
      ride: rows.get(id),
      synced: synced.get(id),
      queued: queued.filter(({ recordId }) => recordId === id),
    })
    if (!write) continue
    await database.transaction('rw', queueStores(database), async () =>
      queueWrite(database, write, { nowMs: clock.now(), newKey }),
    )
  }
}

const byAge = (rows: ReadonlyMap<string, RideRow>): string[] =>
  [...rows.values()].sort((a, b) => a.addedMs - b.addedMs).map(({ id }) => id)
