import { sendTrailReport, trailReport, type TrailReport } from '@bluffline/contract'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Database } from '../db/database.ts'
import { queueStores, queueWrite } from '../outbox/queue-write.ts'
import type { KeptReport, ReportDraft } from './kept-report.ts'

export interface ReportOutboxParts extends Pick<Ports, 'http' | 'clock'> {
  readonly open: () => Promise<Database>
  readonly newKey: () => string
  /** Says that something waits. */
  readonly wake: () => void
}

/** What became of a report: written on the device, or, where the device keeps nothing, what the server said at once. */
export type Written =
  { readonly kept: true } | { readonly kept: false; readonly received: boolean; readonly problem: string | null }

export interface ReportOutbox {
  /** Keeps a report on the device and has it sent. Throws only where the draft is not a report (the form checks before). */
  readonly write: (draft: ReportDraft) => Promise<Written>
  readonly drop: (key: string) => Promise<void>
}

const sentence = (error: unknown): string => {
  if (error instanceof HttpError) return error.answer?.message ?? 'The server could not take it.'
  return 'The server could not be reached.'
}

const WAITING = { state: 'waiting', receivedAt: null, problem: null } as const

/** Reports written on this device: each is stored together with its place in the outbox, under its own key. */
export function createReportOutbox({ http, clock, open, newKey, wake }: ReportOutboxParts): ReportOutbox {
  const keep = async (report: TrailReport) => {
    const { key, trailId } = report
    const database = await open()
    const stores = [database.trailReports, ...queueStores(database)]
    await database.transaction('rw', stores, async () => {
      await database.trailReports.add({ key, trailId, report, ...WAITING } satisfies KeptReport)
      const write = { noun: 'trail-reports', action: 'create', recordId: key, body: { ...report } } as const
      await queueWrite(database, { ...write, title: 'Trail report' }, { nowMs: clock.now(), newKey: () => key })
    })
  }
  const sendAtOnce = async (report: TrailReport): Promise<Written> => {
    try {
      await http.call(sendTrailReport, { body: report })
      return { kept: false, received: true, problem: null }
    } catch (error) {
      return { kept: false, received: false, problem: sentence(error) }
    }
  }
  return {
    drop: async (key) => {
      const database = await open()
      await database.transaction('rw', database.trailReports, database.outbox, async () => {
        await database.trailReports.delete(key)
        await database.outbox.where('key').equals(key).delete()
      })
    },
    write: async (draft) => {
      const report = trailReport.parse({ ...draft, key: newKey(), writtenAt: new Date(clock.now()).toISOString() })
      try {
        await keep(report)
      } catch {
        // A browser that keeps nothing (private window, full): the server is then the only place to put it.
        return sendAtOnce(report)
      }
      wake()
      return { kept: true }
    },
  }
}
