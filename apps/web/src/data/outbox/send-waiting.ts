import type { logout, sendTrailReport, sendUserLead } from '@bluffline/contract'
import type { ClockPort } from '../../platform/clock.ts'
import type { HttpPort } from '../../platform/http.ts'
import type { Database } from '../db/database.ts'
import { USER_PREFERENCES_KEY } from '../campgrounds/preferences-key.ts'
import { VEHICLE_KEY } from '../vehicle/vehicle-store.ts'
import { acknowledge } from './acknowledge.ts'
import { nextToSend } from './next-to-send.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { ridePlanRequest } from './ride-plan-request.ts'
import type { OutboxRow } from './outbox-row.ts'
import { speaksOfLocal } from './speaks-of-local.ts'

/** What sending needs: the page has it, and a service worker can have it too. */
export interface SenderParts {
  readonly http: Pick<HttpPort, 'write'>
  readonly database: Database
  /** Said along with what the server has to place in time. */
  readonly clock?: Pick<ClockPort, 'now'>
  /** The body as it goes out, for records whose bulk is not in the outbox. */
  readonly wholeBody?: (row: OutboxRow) => Promise<Readonly<Record<string, unknown>>>
}

/** `problem`: why sending stopped; null when nothing is left that could go. */
export interface Sent {
  readonly sent: number
  readonly problem: string | null
}

/** Written out: the worker sends too, and carries no schemas. */
const TRAIL_REPORTS: (typeof sendTrailReport)['path'] = '/api/trail-reports'
const USER_LEADS: (typeof sendUserLead)['path'] = '/api/user-leads'
const LOGOUT: (typeof logout)['path'] = '/api/auth/logout'

async function creation({ wholeBody }: SenderParts, row: OutboxRow) {
  const { noun, key } = row
  if (noun === 'trail-reports') return { method: 'POST', path: TRAIL_REPORTS, body: row.body } as const
  if (noun === 'user-leads') return { method: 'POST', path: USER_LEADS, body: row.body } as const
  const body = wholeBody ? await wholeBody(row) : row.body
  return { method: 'POST', path: `/api/${noun}`, body, idempotencyKey: key } as const
}

async function alteration({ database }: SenderParts, { noun, action, recordId, key, body }: OutboxRow) {
  const { serverId = recordId, revision = 0 } = (await database.synced.get([noun, recordId])) ?? {}
  const address = { path: `/api/${noun}/${encodeURIComponent(serverId)}`, idempotencyKey: key }
  const ifMatch = `"${revision}"`
  if (action === 'change') return { ...address, method: 'PATCH', body, ifMatch } as const
  // That a trail is no longer kept needs no agreement about what it said before.
  const isPlain = noun === 'saved-trails' || noun === 'settings' || noun === 'ride-photos'
  return { ...address, method: 'DELETE', ...(!isPlain && { ifMatch }) } as const
}

async function requestOf(parts: SenderParts, row: OutboxRow) {
  if (row.noun === 'ride-plans') return ridePlanRequest(row, parts.clock?.now())
  if (row.noun === 'sessions') return { method: 'POST', path: LOGOUT, body: row.body } as const
  return row.action === 'create' ? creation(parts, row) : alteration(parts, row)
}

const NOT_THERE = 'It goes with something that stays on this phone only. Change it, or drop this too.'

async function attempt(parts: SenderParts, row: OutboxRow): Promise<Outcome> {
  if (await speaksOfLocal(parts.database, row)) return { kind: 'refused', problem: NOT_THERE }
  try {
    return { kind: 'done', answer: await parts.http.write(await requestOf(parts, row)) }
  } catch (error) {
    return outcomeOf(error, row)
  }
}

/** The row as it is now, marked as tried; undefined when the rider took it back meanwhile. */
const take = (database: Database, seq: number): Promise<OutboxRow | undefined> =>
  database.transaction('rw', database.outbox, async () => {
    const row = await database.outbox.get(seq)
    if (row?.state !== 'waiting') return undefined
    await database.outbox.update(seq, { attempts: row.attempts + 1 })
    return row
  })

/** Writes down what became of an attempt. Answers why sending has to stop, or null. */
async function settle(database: Database, row: OutboxRow, outcome: Outcome): Promise<string | null> {
  if (outcome.kind === 'done') {
    if (await acknowledge(database, row, outcome.answer)) return null
    return note(database, row, { kind: 'later', problem: 'The answer of the server was cut short.' })
  }
  if (outcome.kind === 'conflict' && (await settlesItself(database, row, outcome.current))) return null
  return note(database, row, outcome)
}

/** Of the machine the rider is asked; favorites of both devices are put together, see `mergeSettings`. */
const NOT_DROPPED: ReadonlySet<string> = new Set([VEHICLE_KEY, USER_PREFERENCES_KEY])

/** Where nobody needs to be asked: a trail that two devices keep is kept; of the settings of a new device those of the account stand. */
async function settlesItself(database: Database, row: OutboxRow, current: unknown): Promise<boolean> {
  const { noun, action, recordId, seq } = row
  if (noun === 'saved-trails' || noun === 'ride-photos') return acknowledge(database, row, current)
  if (noun !== 'settings' || action !== 'create' || NOT_DROPPED.has(recordId)) return false
  // The read of changes, which follows, brings them.
  await database.outbox.delete(seq)
  return true
}

/** What a report's own row says of it is what its page shows. */
const noteOnReport = async (database: Database, { noun, recordId }: OutboxRow, change: object): Promise<void> => {
  if (noun === 'trail-reports') await database.trailReports.update(recordId, change)
  if (noun === 'campground-reports' || noun === 'campground-corrections')
    await database.campgroundNotes.update(recordId, change)
}

async function note(database: Database, row: OutboxRow, outcome: Exclude<Outcome, { kind: 'done' }>) {
  const { problem, kind } = outcome
  const state = kind === 'later' ? 'waiting' : kind
  const current = kind === 'conflict' ? outcome.current : null
  await database.transaction('rw', database.outbox, database.trailReports, database.campgroundNotes, async () => {
    await database.outbox.update(row.seq, { state, problem, current })
    await noteOnReport(database, row, { state: state === 'waiting' ? 'waiting' : 'refused', problem })
  })
  return kind === 'later' ? problem : null
}

/**
 * Sends what waits, in the order it was written; stops at the first that gets no answer. Whoever calls makes sure that only one
 * does so at a time. Each write goes under its own key, so that one whose answer was lost is not done twice.
 */
export async function sendWaiting(parts: SenderParts, owner: string | null): Promise<Sent> {
  const { database } = parts
  const read = () => database.outbox.orderBy('seq').toArray()
  let sent = 0
  let rows = await read()
  for (let next = nextToSend(rows, owner); next; next = nextToSend(rows, owner)) {
    const row = await take(database, next.seq)
    if (row) {
      const problem = await settle(database, row, await attempt(parts, row))
      if (problem !== null) return { sent, problem }
      sent += 1
    }
    // Naming a record changes the rows that speak of it; anything else only takes this one away.
    rows = row && isAlone(row, rows) ? await without(database, rows, row) : await read()
  }
  return { sent, problem: null }
}

/** Whether no other row speaks of the record that this one makes. With nothing else in sight, newer rows are looked for. */
const isAlone = (row: OutboxRow, rows: readonly OutboxRow[]): boolean =>
  rows.length > 1 && rows.every(({ seq, refs }) => seq === row.seq || !refs.includes(row.recordId))

async function without(database: Database, rows: readonly OutboxRow[], row: OutboxRow): Promise<OutboxRow[]> {
  const now = await database.outbox.get(row.seq)
  return rows.flatMap((one) => (one.seq !== row.seq ? [one] : now ? [now] : []))
}
