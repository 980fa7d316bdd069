import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { defineEndpoint } from '../endpoint.ts'

/** A trail found closed counts as long as this, in days, unless somebody found it open since: most gates and floods are over by then. */
export const CLOSURE_REPORT_DAYS = 30

/**
 * What riders say of a trail that they found closed, checked by nobody: how many reports within `CLOSURE_REPORT_DAYS`,
 * and when the last was written. A trail that a later report found open is not in the list. No words and no place of a
 * report are in it: they were written to the keepers of the catalogue.
 */
export const reportedClosure = z.strictObject({
  trailId: slug,
  reports: z.int().positive(),
  lastAt: z.iso.datetime(),
})
export type ReportedClosure = z.infer<typeof reportedClosure>

/** `GET /api/trail-closures`: the trails riders found closed, the last report first. */
export const listReportedClosures = defineEndpoint({
  id: 'trail-reports.closures',
  method: 'GET',
  path: '/api/trail-closures',
  summary: 'Trails that riders reported closed in the last 30 days, and nobody has found open since',
  who: 'guest',
  offline: 'cache',
  output: z.array(reportedClosure),
  errors: [],
})
