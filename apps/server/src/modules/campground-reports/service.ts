import type {
  campgroundReceipt,
  CampgroundCorrection,
  CampgroundReport,
  listCampgroundWords,
  OutputOf,
} from '@bluffline/contract'
import type { z } from 'zod'
import { failure, type Result, success } from '../../platform/result.ts'
import type { CampgroundReportRepository, Kept, Shelf } from './repository.ts'

type Removed = Promise<Result<{ ok: true }, 'not_found'>>
type Received = Promise<Result<z.infer<typeof campgroundReceipt>, 'not_found' | 'conflict'>>

export interface CampgroundReportService {
  readonly report: (accountId: string, report: CampgroundReport) => Received
  readonly correct: (correction: CampgroundCorrection) => Received
  readonly toModerate: () => Promise<Result<OutputOf<typeof listCampgroundWords>, never>>
  readonly removeReport: (key: string) => Removed
  readonly settleCorrection: (key: string) => Removed
}

export interface CampgroundReportServiceDeps {
  readonly repository: CampgroundReportRepository
  readonly now: () => Date
}

interface Written {
  readonly key: string
  readonly campgroundId: string
  readonly writtenAt: string
}

const UNKNOWN = failure('not_found', 'There is no campground with this id.')
const NOT_THERE = failure('not_found', 'There is nothing under this key.')
const GONE = success({ ok: true as const })
const REPORTS_READ_DAYS = 30
const DAY_MS = 86_400_000
const MOST_TO_MODERATE = 500
const KEY_TAKEN = failure('conflict', 'Something else was already received under this key.')

/** Sent again after a lost answer, it says the same; a time may be written with or without its zeros. */
const saysTheSame = <T extends Written>(a: T, b: T): boolean => {
  const plain = (one: T) => JSON.stringify(Object.entries({ ...one, writtenAt: Date.parse(one.writtenAt) }).sort())
  return plain(a) === plain(b)
}

export const createCampgroundReportService = ({
  repository,
  now,
}: CampgroundReportServiceDeps): CampgroundReportService => {
  const receipt = <T extends Written>(kept: Kept<T>, sent: T) =>
    saysTheSame(kept.value, sent) ? success({ key: sent.key, receivedAt: kept.receivedAt }) : KEY_TAKEN
  const receive = async <T extends Written>(shelf: Shelf<T>, sent: T): Received => {
    // Asked before the campground: what was received once stays received, also when the campground has left the catalogue since.
    const before = await shelf.find(sent.key)
    if (before) return receipt(before, sent)
    if (!(await repository.hasCampground(sent.campgroundId))) return UNKNOWN
    return receipt(await shelf.keep(sent, now()), sent)
  }
  return {
    report: (accountId, report) => receive(repository.reports(accountId), report),
    correct: (correction) => receive(repository.corrections, correction),
    toModerate: async () => {
      const since = new Date(now().getTime() - REPORTS_READ_DAYS * DAY_MS)
      const [reports, corrections] = await Promise.all([
        repository.reportsSince(since, MOST_TO_MODERATE),
        repository.openCorrections(MOST_TO_MODERATE),
      ])
      return success({ reports: [...reports], corrections: [...corrections] })
    },
    removeReport: async (key) => ((await repository.removeReport(key)) ? GONE : NOT_THERE),
    settleCorrection: async (key) => ((await repository.removeCorrection(key)) ? GONE : NOT_THERE),
  }
}
