import type { Ports } from '../../platform/ports.ts'
import { usePorts } from '../../platform/ports.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import type { WithStatus } from '../db/rows.ts'
import { temporaryId } from '../outbox/outbox-row.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'
import { bodyOfRecord } from '../sync/nouns.ts'
import { wakeSync } from '../sync/wake.ts'
import { newKey } from '../trail-reports/new-key.ts'
import { endPlan, queuePlan } from './queue-plan.ts'
import { bodyOfDraft, type Trip, type TripDetails, type TripDraft } from './trip.ts'

const noun = 'trips'

type Body = ReturnType<typeof bodyOfDraft>
type Change = Partial<Body & { readonly status: 'planned' | 'active' | 'completed' }>

async function inOneStep<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase()
  const done = await database.transaction('rw', [database.trips, ...queueStores(database)], async () => work(database))
  wakeSync()
  return done
}

/** Keeps a new trip on this device, and has it sent where somebody is signed in. Answers its id. */
export async function addTrip(draft: TripDraft, nowMs: number): Promise<string> {
  const body = bodyOfDraft(draft)
  const id = temporaryId(nowMs, newKey())
  const at = new Date(nowMs).toISOString()
  const write = { noun, action: 'create', recordId: id, body, title: `Trip: ${body.name}` } as const
  await inOneStep(async (database) => {
    await database.trips.put({ ...body, id, status: 'pending', createdAt: at, updatedAt: at })
    await queueWrite(database, write, { nowMs, newKey })
  })
  return id
}

async function writeChange(
  database: Database,
  row: WithStatus,
  { change, nowMs }: { readonly change: Change; readonly nowMs: number },
): Promise<void> {
  const title = `Trip changed: ${change.name ?? String(row['name'])}`
  await database.trips.update(row.id, { ...change, updatedAt: new Date(nowMs).toISOString() })
  await queueWrite(database, { noun, action: 'change', recordId: row.id, body: change, title }, { nowMs, newKey })
}

/** Begins a trip or opens it again. False: it is no longer on this device. */
const setStatus = (id: string, status: 'planned' | 'active', nowMs: number): Promise<boolean> =>
  inOneStep(async (database) => {
    const row = await database.trips.get(id)
    if (row) await writeChange(database, row, { change: { status }, nowMs })
    return row !== undefined
  })

/** They are back: the trip is done, and whoever watches is told. */
const finishTrip = (trip: Trip, nowMs: number): Promise<boolean> =>
  inOneStep(async (database) => {
    const row = await database.trips.get(trip.id)
    if (!row) return false
    const change = { status: 'completed', details: { ...trip.details, watch: null } } as const
    await writeChange(database, row, { change, nowMs })
    await endPlan(database, trip, { isBack: true, nowMs })
    return true
  })

/** Changes what a trip says, and the plan that is watched with it. */
async function changeTrip(ports: Ports, trip: Trip, draft: TripDraft): Promise<boolean> {
  const nowMs = ports.clock.now()
  const body = bodyOfDraft(draft)
  const next = { ...trip, ...body, trailIds: [...body.trailIds] }
  // What it takes to leave a plan comes with the first trip that is watched.
  const plan = next.details.watch && (await import('./plan-now.ts').then(({ planNow }) => planNow(ports, next)))
  return inOneStep(async (database) => {
    const row = await database.trips.get(trip.id)
    if (!row) return false
    await writeChange(database, row, { change: body, nowMs })
    const { watch } = body.details
    if (trip.details.watch !== null && watch === null) await endPlan(database, trip, { isBack: false, nowMs })
    if (watch === null || plan === null) return true
    if (trip.watch?.planId !== watch.planId)
      await database.trips.update(trip.id, { watch: { planId: watch.planId, stage: null, contactsAt: null } })
    await queuePlan(database, next, { plan, nowMs })
    return true
  })
}

/** Takes a trip away, and the watch over it. What it answers brings the trip back, under a new id and watched by nobody. */
async function removeTrip(trip: Trip, nowMs: number): Promise<() => Promise<void>> {
  const { id, name } = trip
  const row = await inOneStep(async (database) => {
    const found = await database.trips.get(id)
    await database.trips.delete(id)
    await endPlan(database, trip, { isBack: false, nowMs })
    const write = { noun, action: 'remove', recordId: id, body: {}, title: `Trip deleted: ${name}` } as const
    await queueWrite(database, write, { nowMs, newKey })
    return found
  })
  return async () => {
    if (!row) return
    const details: TripDetails = { ...trip.details, watch: null }
    const back = { ...row, details, watch: null, id: temporaryId(nowMs, newKey()) }
    const { status, ...rest } = bodyOfRecord(back)
    const body = status === 'pending' ? rest : { ...rest, status }
    await inOneStep(async (database) => {
      await database.trips.put(back)
      const write = { noun, action: 'create', recordId: back.id, body, title: `Trip: ${name}` } as const
      await queueWrite(database, write, { nowMs, newKey })
    })
  }
}

/** Writes of the rider's trips. Each rejects where the device refuses. */
export function useTripWrites() {
  const ports = usePorts()
  const now = () => ports.clock.now()
  const withDetails = ({ name, description, trailIds, details }: Trip, change: Partial<TripDetails>): TripDraft => ({
    name,
    description,
    trailIds,
    details: { ...details, ...change },
  })
  return {
    add: (draft: TripDraft) => addTrip(draft, now()),
    change: (trip: Trip, draft: TripDraft) => changeTrip(ports, trip, draft),
    begin: (trip: Trip) => setStatus(trip.id, 'active', now()),
    finish: (trip: Trip) => finishTrip(trip, now()),
    reopen: (trip: Trip) => setStatus(trip.id, 'planned', now()),
    remove: (trip: Trip) => removeTrip(trip, now()),
    /** Has the server watch for the return; a plan of its own each time, for one that has ended stays ended. */
    watchReturn: (trip: Trip, graceMin: number) =>
      changeTrip(ports, trip, withDetails(trip, { watch: { planId: newKey(), graceMin } })),
    stopWatching: (trip: Trip) => changeTrip(ports, trip, withDetails(trip, { watch: null })),
    /** Another time to be back. */
    extend: (trip: Trip, returnAtMs: number) => changeTrip(ports, trip, withDetails(trip, { returnAtMs })),
  }
}
