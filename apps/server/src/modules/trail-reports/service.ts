import {
  CLOSURE_REPORT_DAYS,
  type ReportedClosure,
  type TrailReport,
  type TrailReportReceipt,
} from '@bluffline/contract'
import { failure, type Result, success } from '../../platform/result.ts'
import type { KeptReport, TrailReportRepository } from './repository.ts'

export interface TrailReportService {
  readonly receive: (report: TrailReport) => Promise<Result<TrailReportReceipt, 'not_found' | 'conflict'>>
  /** What riders found closed and nobody found open since, the last report first. */
  readonly closures: () => Promise<Result<ReportedClosure[], never>>
}

export interface TrailReportServiceDeps {
  readonly reports: TrailReportRepository
  readonly now: () => Date
}

const DAY_MS = 86_400_000

const timeOf = (text: string): number => new Date(text).getTime()

/** Sent again after a lost answer, a report says the same; a time may be written with or without its zeros. */
const saysTheSame = (a: TrailReport, b: TrailReport): boolean =>
  a.trailId === b.trailId &&
  a.kind === b.kind &&
  a.text === b.text &&
  a.position?.lng === b.position?.lng &&
  a.position?.lat === b.position?.lat &&
  timeOf(a.writtenAt) === timeOf(b.writtenAt)

const UNKNOWN_TRAIL = failure('not_found', 'There is no trail with this id.')
const KEY_TAKEN = failure('conflict', 'Another report was already received under this key.')

export const createTrailReportService = ({ reports, now }: TrailReportServiceDeps): TrailReportService => {
  const receipt = (kept: KeptReport, sent: TrailReport) =>
    saysTheSame(kept.report, sent) ? success({ key: sent.key, receivedAt: kept.receivedAt }) : KEY_TAKEN
  return {
    receive: async (report) => {
      // Asked before the trail: what was received once stays received, also when the trail has left the catalogue since.
      const before = await reports.find(report.key)
      if (before) return receipt(before, report)
      if (!(await reports.hasTrail(report.trailId))) return UNKNOWN_TRAIL
      return receipt(await reports.keep(report, now()), report)
    },
    closures: async () => success(await reports.closures(new Date(now().getTime() - CLOSURE_REPORT_DAYS * DAY_MS))),
  }
}
