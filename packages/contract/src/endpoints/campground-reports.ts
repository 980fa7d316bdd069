import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { defineEndpoint } from '../endpoint.ts'
import { words } from '../text.ts'

/** How full a rider found a campground. */
export const SEEN_STATUSES = ['available', 'limited', 'full', 'closed'] as const
export type SeenStatus = (typeof SEEN_STATUSES)[number]

/** What a rider found to be otherwise than the page of a campground says. */
export const CORRECTION_KINDS = ['closed', 'price', 'contact', 'amenities', 'wrongPlace', 'other'] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

/** The longest text of either, in UTF-16 units. */
export const CAMPGROUND_TEXT_LENGTH = 2000

/** A clock may be wrong by years and the report still be true, but no phone is older than its own first second. */
const writtenAt = z.iso.datetime().refine((time) => time >= '1970', 'must be 1970 or later')
const key = z.uuid().toLowerCase()

/** What a rider saw at a campground. It counts for 24 hours from when the server has it. `key` makes sending it twice the same as once. */
export const campgroundReport = z.strictObject({
  key,
  campgroundId: slug,
  status: z.enum(SEEN_STATUSES),
  text: words(CAMPGROUND_TEXT_LENGTH),
  writtenAt,
})
export type CampgroundReport = z.infer<typeof campgroundReport>

/** What the page of a campground should say instead. It names nobody. */
export const campgroundCorrection = z
  .strictObject({
    key,
    campgroundId: slug,
    kind: z.enum(CORRECTION_KINDS),
    text: words(CAMPGROUND_TEXT_LENGTH),
    writtenAt,
  })
  .refine(({ kind, text }) => text !== '' || kind === 'closed', { path: ['text'], message: 'must say what is right' })
export type CampgroundCorrection = z.infer<typeof campgroundCorrection>

/** What the server answers when it has stored one: `receivedAt` is its own time, of the first receipt. */
export const campgroundReceipt = z.strictObject({ key: z.uuid(), receivedAt: z.iso.datetime() })

/**
 * `POST /api/campground-reports`: stores what a rider saw, once for each key.
 * `not_found`: no such campground. `conflict`: the key is taken by a report that says something else.
 */
export const sendCampgroundReport = defineEndpoint({
  id: 'campground-reports.send',
  method: 'POST',
  path: '/api/campground-reports',
  summary: 'Say how full a campground is',
  who: 'user',
  offline: 'queue',
  body: campgroundReport,
  output: campgroundReceipt,
  errors: ['not_found', 'conflict'],
  perMinute: 10,
})

/** `POST /api/campground-corrections`: stores a correction, once for each key. Fails as `sendCampgroundReport` does. */
export const sendCampgroundCorrection = defineEndpoint({
  id: 'campground-corrections.send',
  method: 'POST',
  path: '/api/campground-corrections',
  summary: 'Say that the page of a campground is wrong',
  who: 'guest',
  offline: 'queue',
  body: campgroundCorrection,
  output: campgroundReceipt,
  errors: ['not_found', 'conflict'],
  perMinute: 10,
})

const received = { receivedAt: z.iso.datetime() }

/** A report as admins read it. */
export const reportToModerate = z.strictObject({ ...campgroundReport.shape, ...received, reporter: z.string() })
export type ReportToModerate = z.infer<typeof reportToModerate>

/** A correction that nobody has dealt with yet. */
export const openCorrection = z.strictObject({ ...campgroundCorrection.shape, ...received })
export type OpenCorrection = z.infer<typeof openCorrection>

/** `GET /api/admin/campground-words`: reports of the last 30 days and corrections nobody has dealt with, newest first, 500 of each at most. */
export const listCampgroundWords = defineEndpoint({
  id: 'admin.campground-words',
  method: 'GET',
  path: '/api/admin/campground-words',
  summary: 'What riders reported of campgrounds, and what they say is wrong',
  who: 'admin',
  offline: 'none',
  output: z.strictObject({ reports: z.array(reportToModerate), corrections: z.array(openCorrection) }),
  errors: [],
})

const params = z.strictObject({ id: z.uuid().toLowerCase() })
const gone = z.strictObject({ ok: z.literal(true) })

/** `DELETE /api/admin/campground-reports/:id`: takes a report away by its key; it counts no more. `not_found`: there is no such report. */
export const removeCampgroundReport = defineEndpoint({
  id: 'admin.remove-campground-report',
  method: 'DELETE',
  path: '/api/admin/campground-reports/:id',
  summary: 'Take a report about a campground away',
  who: 'admin',
  offline: 'none',
  params,
  output: gone,
  errors: ['not_found'],
})

/** `DELETE /api/admin/campground-corrections/:id`: says by its key that a correction is dealt with. `not_found`: there is none such. */
export const settleCampgroundCorrection = defineEndpoint({
  id: 'admin.settle-campground-correction',
  method: 'DELETE',
  path: '/api/admin/campground-corrections/:id',
  summary: 'Say that a correction about a campground is dealt with',
  who: 'admin',
  offline: 'none',
  params,
  output: gone,
  errors: ['not_found'],
})
