import { z } from 'zod'
import { arkansasPosition, slug } from '../catalog/source.ts'
import { defineEndpoint } from '../endpoint.ts'
import { words } from '../text.ts'

/** What a rider found to be otherwise than the page says. */
export const REPORT_KINDS = ['closed', 'open', 'wrongPlace', 'wrongFacts', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Kinds that say nothing without words. */
export const KINDS_WITH_WORDS: readonly ReportKind[] = ['wrongFacts', 'other']

/** The longest text of a report, in UTF-16 units. */
export const REPORT_TEXT_LENGTH = 2000

/** A clock may be wrong by years and the report still be true, but no phone is older than its own first second. */
const writtenAt = z.iso.datetime().refine((time) => time >= '1970', 'must be 1970 or later')

/**
 * A rider's report about one trail. It names nobody. `key` is made by the device that wrote it, and makes sending it
 * twice the same as sending it once. `position` only where the rider chose to give it. `writtenAt` is the device's time.
 */
export const trailReport = z
  .strictObject({
    key: z.uuid().toLowerCase(),
    trailId: slug,
    kind: z.enum(REPORT_KINDS),
    text: words(REPORT_TEXT_LENGTH),
    position: arkansasPosition.nullable(),
    writtenAt,
  })
  .refine(({ kind, text }) => text !== '' || !KINDS_WITH_WORDS.includes(kind), {
    path: ['text'],
    message: 'must say what is wrong',
  })
export type TrailReport = z.infer<typeof trailReport>

/** What the server answers when it has stored a report: `receivedAt` is its own time, of the first receipt. */
export const trailReportReceipt = z.strictObject({ key: z.uuid(), receivedAt: z.iso.datetime() })
export type TrailReportReceipt = z.infer<typeof trailReportReceipt>

/**
 * `POST /api/trail-reports`: stores a report, once for each key.
 * `not_found`: no such trail. `conflict`: the key is taken by a report that says something else.
 */
export const sendTrailReport = defineEndpoint({
  id: 'trail-reports.send',
  method: 'POST',
  path: '/api/trail-reports',
  summary: 'Report that a trail is otherwise than its page says',
  who: 'guest',
  offline: 'queue',
  body: trailReport,
  output: trailReportReceipt,
  errors: ['not_found', 'conflict'],
  perMinute: 10,
})
