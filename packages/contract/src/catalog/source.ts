import { CONFIDENCES } from '@bluffline/core'
import { z } from 'zod'

/** `YYYY`, `YYYY-MM`, `YYYY-MM-DD` (a season such as `2024-25` is written by its first year), or `undated`. */
const asOf = z.string().regex(/^(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?|undated)$/)

/** Where a fact comes from; shown in one tap beside the fact. */
export const source = z.strictObject({
  title: z.string().min(1).max(200),
  ref: z.string().min(1).max(500),
  asOf,
  seen: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/),
})

/** A record has at least one source. */
export const sources = z.array(source).min(1)

export const confidence = z.enum(CONFIDENCES)

/** A fact on which sources differ: every value is shown with who says it. `field` names the disputed field of the record. */
export const dispute = z.strictObject({
  field: z.string().min(1),
  readings: z.array(z.strictObject({ value: z.string().min(1), source })).min(2),
  note: z.string().nullable(),
})
export type Dispute = z.infer<typeof dispute>

/**
 * What every record carries, so that each of its facts can be traced.
 * `recalledFields` names what is weaker than the record itself (a dotted path, a dash and a word on it may follow);
 * `verified` is computed when the catalogue is read: not `recalled`, and its point lies in the stated county.
 */
export const provenance = {
  notes: z.array(z.string().min(1)),
  disputes: z.array(dispute),
  recalledFields: z.array(z.string().min(1)),
  sources,
  confidence,
  verified: z.boolean(),
}

/** Catalogue ids are slugs: they stand in addresses and file names. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100)

/** A position inside a generous box around Arkansas, WGS 84 degrees. */
export const arkansasPosition = z.strictObject({
  lng: z.number().min(-95.2).max(-89.2),
  lat: z.number().min(32.7).max(36.8),
})

/** A place inside the catalogue: county names are those of `county`. */
export const countyName = z.string().min(1).max(30)

/** A web address a person can open, or null where none is known. */
export const webAddress = z.url({ protocol: /^https?$/ }).nullable()

/** The state's tourism regions, as the catalogue uses them. */
export const REGIONS = [
  'Northwest',
  'North Central',
  'Northeast',
  'West Central',
  'Central',
  'East Central',
  'Southwest',
  'South Central',
  'Southeast',
] as const
export const region = z.enum(REGIONS)
export type Region = z.infer<typeof region>
