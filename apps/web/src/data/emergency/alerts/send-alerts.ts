import {
  closeAlert,
  getAlert,
  POSITIONS_A_CALL,
  raiseAlert,
  sendAlertPositions,
  type Alert,
  type OutputOf,
} from '@bluffline/contract'
import { isAlertOpen, type EpochMs } from '@bluffline/core'
import { HttpError } from '../../../platform/http-error.ts'
import type { HttpPort } from '../../../platform/http.ts'
import type { AlertPositionRow, AlertRow, EmergencyDatabase } from '../emergency-database.ts'
import { bodyOf, percentOf, toSent } from './alert-body.ts'
import { happen, isRaised, stateOf } from './alert-log.ts'

export interface AlertSender {
  readonly http: Pick<HttpPort, 'call'>
  readonly database: EmergencyDatabase
  readonly now: () => EpochMs
  /** Who is signed in here; null for nobody. */
  readonly userId: () => string | null
  /** 0…1; null where the phone does not say. */
  readonly batteryLevel: () => number | null
  /** With weak signal the alert goes alone, then the newest position; the others when those are through. */
  readonly sparesSignal: () => boolean
}

export const SIGN_IN = 'This phone is signed out. Log in to send it, or text your contacts from here.'
export const NO_ANSWER = 'No answer from the server yet. It is tried again by itself.'

class SignedOut extends Error {}

type Who = { readonly bearer?: string }

/** As the rider who is signed in, or with the key of this device where the session is gone. */
async function asOwner<T>(parts: AlertSender, owner: string, run: (who: Who) => Promise<T>): Promise<T> {
  if (parts.userId() === owner) {
    try {
      return await run({})
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) throw error
    }
  }
  const pass = await parts.database.kept.get('pass')
  if (pass?.userId !== owner) throw new SignedOut()
  return run({ bearer: pass.token })
}

const unsentOf = async ({ database }: AlertSender, alertId: string): Promise<readonly AlertPositionRow[]> =>
  database.positions.where({ alertId, isSent: 0 }).sortBy('atMs')

const markSent = ({ database }: AlertSender, rows: readonly AlertPositionRow[]) =>
  database.positions.bulkUpdate(rows.map(({ seq }) => ({ key: seq, changes: { isSent: 1 } })))

/** The server's word, folded into the log of this device. */
const take = (parts: AlertSender, id: string, server: Alert): Promise<AlertRow | undefined> =>
  happen(parts.database, id, { events: server.events, change: { server, problem: null } })

async function raise(parts: AlertSender, row: AlertRow, owner: string): Promise<AlertRow | undefined> {
  const { id, end } = row
  const waiting = await unsentOf(parts, row.id)
  const sent = parts.sparesSignal() ? waiting.slice(-1) : waiting.slice(-POSITIONS_A_CALL)
  const answer = await asOwner(parts, owner, (who) =>
    parts.http.call(raiseAlert, {
      ...who,
      deviceTimeMs: parts.now(),
      body: bodyOf(row, sent, parts.batteryLevel()),
    }),
  )
  await markSent(parts, sent)
  const isEndSent = end !== null && answer.closedAt !== null
  await happen(parts.database, id, { change: isEndSent ? { end: { ...end, isSent: true } } : {} })
  return take(parts, id, answer)
}

/** The newest first where signal is weak: where somebody is counts more than where they were. */
async function follow(parts: AlertSender, row: AlertRow, owner: string): Promise<void> {
  for (;;) {
    const waiting = await unsentOf(parts, row.id)
    if (waiting.length === 0) return
    const some = parts.sparesSignal() ? waiting.slice(-20) : waiting.slice(0, POSITIONS_A_CALL)
    const answer: OutputOf<typeof sendAlertPositions> = await asOwner(parts, owner, (who) =>
      parts.http.call(sendAlertPositions, {
        ...who,
        params: { id: row.id },
        deviceTimeMs: parts.now(),
        body: { positions: some.map(toSent), batteryPercent: percentOf(parts.batteryLevel()) },
      }),
    )
    // After the end none are taken; they are history, and this device need not offer them again.
    await markSent(parts, answer.closedAt === null ? some : waiting)
  }
}

async function finish(parts: AlertSender, row: AlertRow, owner: string): Promise<void> {
  const { id, end } = row
  if (end === null || end.isSent) return
  const answer = await asOwner(parts, owner, (who) =>
    parts.http.call(closeAlert, {
      ...who,
      params: { id },
      deviceTimeMs: parts.now(),
      body: { outcome: end.outcome, atMs: end.atMs },
    }),
  )
  await happen(parts.database, id, { change: { end: { ...end, isSent: true } } })
  await take(parts, id, answer)
}

async function settle(parts: AlertSender, row: AlertRow, owner: string): Promise<void> {
  const isNew = row.server === null
  const now = isNew ? await raise(parts, row, owner) : row
  if (!now) return
  const state = stateOf(now)
  const isOpen = state !== null && isAlertOpen(state)
  if (isOpen) await follow(parts, now, owner)
  await finish(parts, now, owner)
  if (!isNew && now.end === null) {
    const answer = await asOwner(parts, owner, (who) => parts.http.call(getAlert, { ...who, params: { id: now.id } }))
    await take(parts, now.id, answer)
  }
}

const isNotNow = ({ status, answer }: HttpError): boolean =>
  answer === null || status >= 500 || status === 408 || status === 425 || status === 429

function problemOf(error: unknown): string {
  if (error instanceof SignedOut) return SIGN_IN
  if (!(error instanceof HttpError)) return NO_ANSWER
  if (error.status === 401) return SIGN_IN
  return isNotNow(error) ? NO_ANSWER : `The server did not take it: ${error.answer?.message ?? error.message}`
}

/** Whether an alert still concerns the server. */
const concerns = (row: AlertRow): row is AlertRow & { readonly owner: string } => {
  const state = stateOf(row)
  if (state === null || row.owner === null || !isRaised(state)) return false
  return row.server === null || (row.end !== null && !row.end.isSent) || isAlertOpen(state)
}

/**
 * Takes every alert of this device as far as the server lets it: raised, followed, closed, asked about. Each goes under the id it was made
 * with, so that whatever is sent twice is done once. Answers the first problem; null where all went through. Whoever calls makes sure that
 * only one does so at a time.
 */
export async function sendAlerts(parts: AlertSender): Promise<string | null> {
  const rows = (await parts.database.alerts.orderBy('startedMs').toArray()).filter(concerns)
  let first: string | null = null
  for (const row of rows) {
    try {
      await settle(parts, row, row.owner)
    } catch (error) {
      const problem = problemOf(error)
      await happen(parts.database, row.id, { change: { problem, attempts: row.attempts + 1 } })
      first ??= problem
    }
  }
  return first
}
