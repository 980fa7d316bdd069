import { z } from 'zod'
import { SYNCED } from '@bluffline/contract'
import { epochMs, WATCH_STAGES, type EpochMs, type IsoDay } from '@bluffline/core'
import type { WithStatus } from '../db/rows.ts'
import { arkansasDay } from '../today/arkansas-day.ts'

/** What the app itself knows of an outing; the account keeps it as it is. Times are moments. */
const tripDetails = z.object({
  leaveAtMs: z.number().nullable().catch(null),
  returnAtMs: z.number().nullable().catch(null),
  /** Who goes, in the rider's words. */
  party: z.string().catch(''),
  /** What is ridden, in the rider's words. */
  machine: z.string().catch(''),
  /** Where it is parked. */
  parking: z.string().catch(''),
  /** The server watches for the return under this id, and tells the contacts so many minutes after it; null: nobody does. */
  watch: z.object({ planId: z.uuid(), graceMin: z.number() }).nullable().catch(null),
})
export type TripDetails = z.infer<typeof tripDetails>
export const NO_DETAILS: TripDetails = {
  leaveAtMs: null,
  returnAtMs: null,
  party: '',
  machine: '',
  parking: '',
  watch: null,
}

const tripRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().catch(''),
  /** `pending`: made here and not named by the server yet. */
  status: z.enum(['pending', 'planned', 'active', 'completed', 'cancelled']).catch('planned'),
  trailIds: z.array(z.string()).catch([]),
  startsOn: z.string().nullable().catch(null),
  endsOn: z.string().nullable().catch(null),
  details: tripDetails.catch(NO_DETAILS),
  /** The watch as the server last told this device of it; nulls while it has told nothing. It is not sent. */
  watch: z
    .object({
      planId: z.string(),
      stage: z.enum(WATCH_STAGES).nullable(),
      contactsAt: z.string().nullable(),
    })
    .nullable()
    .catch(null),
})

/** An outing the rider planned, as this device has it. */
export type Trip = z.infer<typeof tripRow>

/** A row of the device as a trip; null for one that has not even a name. */
export function readTrip(row: WithStatus): Trip | null {
  const result = tripRow.safeParse(row)
  return result.success ? result.data : null
}

/** What a rider writes of a trip. */
export interface TripDraft {
  readonly name: string
  readonly description: string
  readonly trailIds: readonly string[]
  readonly details: TripDetails
}

const dayOf = (ms: number | null): IsoDay | null => (ms === null ? null : arkansasDay(epochMs(ms)))

/** The draft as it is kept and sent: the days follow from the times. */
export const bodyOfDraft = (draft: TripDraft) => ({
  ...draft,
  name: draft.name.trim(),
  description: draft.description.trim(),
  startsOn: dayOf(draft.details.leaveAtMs),
  endsOn: dayOf(draft.details.returnAtMs),
})

export interface DraftProblems {
  readonly name?: string
  readonly description?: string
  readonly leave?: string
  readonly back?: string
}

const limits = SYNCED.trips.create.body

/** What has to be put right before a draft can be kept; empty where nothing has. */
export function problemsOf(draft: TripDraft): DraftProblems {
  const { leaveAtMs, returnAtMs } = draft.details
  const body = limits.safeParse(bodyOfDraft(draft))
  const refused = new Set(body.success ? [] : body.error.issues.map(({ path }) => path[0]))
  const isBackFirst = leaveAtMs !== null && returnAtMs !== null && returnAtMs <= leaveAtMs
  return {
    ...(draft.name.trim() === ''
      ? { name: 'Give the trip a name.' }
      : refused.has('name') && { name: 'A name has at most 200 letters.' }),
    ...(refused.has('description') && { description: 'Notes have at most 10,000 letters.' }),
    ...(leaveAtMs === null && returnAtMs !== null && { leave: 'Say when you leave as well.' }),
    ...(isBackFirst && { back: 'You would be back before you leave.' }),
  }
}

/** Trips to come, the next one first and those without a day last; then those that are over, the last one first. */
export function orderTrips(trips: readonly Trip[]): {
  readonly coming: readonly Trip[]
  readonly over: readonly Trip[]
} {
  const at = (trip: Trip) => trip.details.leaveAtMs ?? Number.MAX_SAFE_INTEGER
  const isOver = ({ status }: Trip) => status === 'completed' || status === 'cancelled'
  const coming = trips.filter((trip) => !isOver(trip)).toSorted((a, b) => at(a) - at(b))
  const over = trips.filter(isOver).toSorted((a, b) => (b.details.leaveAtMs ?? 0) - (a.details.leaveAtMs ?? 0))
  return { coming, over }
}

/** The moment a trip begins, where the rider said when. */
export const leaveAt = ({ details }: Pick<Trip, 'details'>): EpochMs | null =>
  details.leaveAtMs === null ? null : epochMs(details.leaveAtMs)
