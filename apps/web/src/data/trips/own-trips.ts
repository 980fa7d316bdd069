import { usePorts } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { temporaryId } from '../outbox/outbox-row.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'
import { bodyOfRecord } from '../sync/nouns.ts'
import { wakeSync } from '../sync/wake.ts'
import { newKey } from '../trail-reports/new-key.ts'
import { bodyOfDraft, type Trip, type TripDraft } from './trip.ts'

const noun = 'trips'

/** Keeps a new trip on this device, and has it sent where somebody is signed in. Answers its id. */
export async function addTrip(draft: TripDraft, nowMs: number): Promise<string> {
  const database = await openDatabase()
  const body = bodyOfDraft(draft)
  const id = temporaryId(nowMs, newKey())
  const at = new Date(nowMs).toISOString()
  const write = { noun, action: 'create', recordId: id, body, title: `Trip: ${body.name}` } as const
  await database.transaction('rw', [database.trips, ...queueStores(database)], async () => {
    await database.trips.put({ ...body, id, status: 'pending', createdAt: at, updatedAt: at })
    await queueWrite(database, write, { nowMs, newKey })
  })
  wakeSync()
  return id
}

type Change = Partial<ReturnType<typeof bodyOfDraft> & { readonly status: 'planned' | 'active' | 'completed' }>

/** Changes a trip. False: it is no longer on this device. */
async function changeTrip(id: string, change: Change, nowMs: number): Promise<boolean> {
  const database = await openDatabase()
  const isThere = await database.transaction('rw', [database.trips, ...queueStores(database)], async () => {
    const row = await database.trips.get(id)
    if (!row) return false
    await database.trips.put({ ...row, ...change, updatedAt: new Date(nowMs).toISOString() })
    const title = `Trip changed: ${change.name ?? String(row['name'])}`
    await queueWrite(database, { noun, action: 'change', recordId: id, body: change, title }, { nowMs, newKey })
    return true
  })
  wakeSync()
  return isThere
}

/** Takes a trip away. What it answers brings it back, under a new id where the account had it. */
async function removeTrip({ id, name }: Trip, nowMs: number): Promise<() => Promise<void>> {
  const database = await openDatabase()
  const stores = [database.trips, ...queueStores(database)]
  const row = await database.transaction('rw', stores, async () => {
    const found = await database.trips.get(id)
    await database.trips.delete(id)
    const write = { noun, action: 'remove', recordId: id, body: {}, title: `Trip deleted: ${name}` } as const
    await queueWrite(database, write, { nowMs, newKey })
    return found
  })
  wakeSync()
  return async () => {
    if (!row) return
    const back = { ...row, id: temporaryId(nowMs, newKey()) }
    const { status, ...rest } = bodyOfRecord(back)
    const body = status === 'pending' ? rest : { ...rest, status }
    await database.transaction('rw', stores, async () => {
      await database.trips.put(back)
      const write = { noun, action: 'create', recordId: back.id, body, title: `Trip: ${name}` } as const
      await queueWrite(database, write, { nowMs, newKey })
    })
    wakeSync()
  }
}

/** Writes of the rider's trips. Each rejects where the device refuses. */
export function useTripWrites() {
  const { clock } = usePorts()
  return {
    add: (draft: TripDraft) => addTrip(draft, clock.now()),
    change: (id: string, draft: TripDraft) => changeTrip(id, bodyOfDraft(draft), clock.now()),
    begin: (id: string) => changeTrip(id, { status: 'active' }, clock.now()),
    finish: (id: string) => changeTrip(id, { status: 'completed' }, clock.now()),
    reopen: (id: string) => changeTrip(id, { status: 'planned' }, clock.now()),
    remove: (trip: Trip) => removeTrip(trip, clock.now()),
  }
}
