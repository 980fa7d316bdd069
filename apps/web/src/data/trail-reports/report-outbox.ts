import { sendTrailReport, trailReport, type TrailReport } from '@bluffline/contract'
import type { EntityTable } from 'dexie'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'
import type { KeptReport, ReportDraft } from './kept-report.ts'

export interface OutboxParts extends Pick<Ports, 'http' | 'clock'> {
  readonly openTable: () => Promise<EntityTable<KeptReport, 'key'>>
  readonly newKey: () => string
}

/** What became of a report: written on the device, or, where the device keeps nothing, what the server said at once. */
export type Written =
  { readonly kept: true } | { readonly kept: false; readonly received: boolean; readonly problem: string | null }

export interface ReportOutbox {
  /** Keeps a report on the device, then tries to send it. Throws only where the draft is not a report (the form checks before). */
  readonly write: (draft: ReportDraft) => Promise<Written>
  /** Sends what waits, oldest first; stops at the first that gets no answer. Two calls at once are one. */
  readonly sendWaiting: () => Promise<void>
  readonly drop: (key: string) => Promise<void>
}

type Outcome = Pick<KeptReport, 'state' | 'receivedAt' | 'problem'>

/** Statuses that say "not now" rather than "not this". */
const NOT_NOW = new Set([401, 403, 408, 425, 429])

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && !NOT_NOW.has(error.status)

const sentence = (error: unknown): string => {
  if (error instanceof HttpError) return error.answer?.message ?? 'The server could not take it.'
  return 'The server could not be reached.'
}

const outcomeOf = (error: unknown): Outcome => ({
  state: isRefusal(error) ? 'refused' : 'waiting',
  receivedAt: null,
  problem: sentence(error),
})

/**
 * Reports written on this device. Each is stored before it is sent and carries its own key, so that neither a lost
 * answer nor a second tab makes a second copy on the server.
 */
export function createReportOutbox({ http, clock, openTable, newKey }: OutboxParts): ReportOutbox {
  let sending: Promise<void> | null = null

  const send = async (report: TrailReport): Promise<Outcome> => {
    try {
      const { receivedAt } = await http.call(sendTrailReport, { body: report })
      return { state: 'received', receivedAt, problem: null }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  const sendAll = async () => {
    const table = await openTable()
    const waiting = await table.where('state').equals('waiting').toArray()
    waiting.sort((a, b) => a.report.writtenAt.localeCompare(b.report.writtenAt))
    for (const { key, report } of waiting) {
      const outcome = await send(report)
      await table.update(key, outcome)
      if (outcome.state === 'waiting') return
    }
  }

  const sendWaiting = () => {
    sending ??= sendAll().finally(() => (sending = null))
    return sending
  }

  /** One that was written while others were being sent must not wait for the next occasion. */
  const sendAlsoTheLatest = async () => {
    await sending?.catch(() => undefined)
    await sendWaiting()
  }

  return {
    sendWaiting,
    drop: async (key) => (await openTable()).delete(key),
    write: async (draft) => {
      const written = { ...draft, key: newKey(), writtenAt: new Date(clock.now()).toISOString() }
      const report = trailReport.parse(written)
      const row: KeptReport = { key: report.key, trailId: report.trailId, report, ...WAITING }
      try {
        await (await openTable()).add(row)
      } catch {
        // A browser that keeps nothing (private window, full): the server is then the only place to put it.
        const { state, problem } = await send(report)
        return { kept: false, received: state === 'received', problem }
      }
      void sendAlsoTheLatest().catch(() => undefined)
      return { kept: true }
    },
  }
}

const WAITING: Outcome = { state: 'waiting', receivedAt: null, problem: null }
