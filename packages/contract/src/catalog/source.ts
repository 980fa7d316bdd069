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
