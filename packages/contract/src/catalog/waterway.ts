import { z } from 'zod'
import { arkansasPosition, countyName, provenance, region, slug, source } from './source.ts'

export const WATERWAY_TYPES = ['river_reach', 'creek', 'tailwater', 'lake'] as const
export const FLOAT_LEVELS = ['tooLow', 'low', 'good', 'high', 'danger'] as const

const text = z.string().min(1)
const feet = z.number().nonnegative().nullable()
const usgsSite = z.string().regex(/^\d{8,15}$/)

const gauge = z.strictObject({
  /** National Weather Service location id, e.g. `BOXA4`. */
  nwsLid: z.string().nullable(),
  usgsSite: usgsSite.nullable(),
  name: text,
  /** Null for a gauge outside Arkansas. */
  point: arkansasPosition.nullable(),
  inArkansas: z.boolean(),
  role: text,
  /** A flood moved the bed here: what was measured before, says another depth now. */
  bedMoved: z.strictObject({ on: z.iso.date(), text, source }).nullable().default(null),
})

/** The word the source uses stands in `label`; `level` only sorts and colours it, and never promises that a float is without danger. */
const band = { level: z.enum(FLOAT_LEVELS), label: text }

/** Flow bands of one source at one gauge, in cubic feet a second: from (inclusive) to (exclusive), null where open. */
export const flowBands = z.strictObject({
  usgsSite,
  bands: z.array(z.strictObject({ ...band, fromCfs: feet, toCfs: feet })).min(1),
  source,
})
export type FlowBands = z.infer<typeof flowBands>

/** Stage bands of one source at one gauge, in feet on that gauge's own zero. Never to be compared with flow bands or with another gauge. */
export const stageBands = z.strictObject({
  usgsSite,
  bands: z.array(z.strictObject({ ...band, fromFt: feet, toFt: feet })).min(1),
  source,
})
export type StageBands = z.infer<typeof stageBands>

/** A reach, creek, tailwater or lake with its gauges and what sources say of its levels. `point` is a reference point in `county` (`pointNote`). */
export const waterway = z.strictObject({
  id: slug,
  name: text.max(120),
  type: z.enum(WATERWAY_TYPES),
  county: countyName,
  counties: z.array(countyName).min(1),
  region,
  point: arkansasPosition,
  pointNote: z.string().nullable(),
  summary: text.max(600),
  /** Whitewater class in the source's words. */
  difficulty: z.string().nullable(),
  lengthMiles: z.number().positive().nullable(),
  gauges: z.array(gauge),
  actionStageFt: feet,
  floodStageFt: feet,
  nwsStages: z
    .strictObject({ actionFt: feet, minorFt: feet, moderateFt: feet, majorFt: feet, note: z.string().nullable() })
    .nullable(),
  flowBands: z.array(flowBands),
  stageBands: z.array(stageBands),
  accessPointIds: z.array(slug),
  hazards: z.array(text),
  fishing: z.string().nullable(),
  dam: z
    .strictObject({
      name: text,
      units: z.int().positive().nullable(),
      approxCfsPerUnit: z.number().positive().nullable(),
      infoPhone: z.string().nullable(),
    })
    .nullable(),
  caveats: z.array(text),
  ...provenance,
})
export type Waterway = z.infer<typeof waterway>

export const ACCESS_KINDS = ['access', 'boat_ramp', 'campground', 'bridge', 'gravel_bar', 'park'] as const

/** Where a boat goes in or out. `isPublic: false` needs the owner's leave. */
export const accessPoint = z.strictObject({
  id: slug,
  river: text,
  name: text.max(120),
  county: countyName,
  region,
  point: arkansasPosition,
  kind: z.enum(ACCESS_KINDS),
  managingAgency: z.string().nullable(),
  isPublic: z.boolean(),
  riverMile: z.number().nonnegative().nullable(),
  description: text.max(600),
  ...provenance,
})
export type AccessPoint = z.infer<typeof accessPoint>

export const CONTACT_KINDS = ['emergency', 'enforcement', 'police', 'agency', 'reservations'] as const

/** Whom to call about rivers, lakes and public land. Numbers carry the date of their source: some are years old. */
export const waterwayContact = z.strictObject({
  id: slug,
  name: text,
  kind: z.enum(CONTACT_KINDS),
  phone: text,
  /** A second number, or how to reach them by text. */
  alsoCall: z.string().nullable(),
  address: z.string().nullable(),
  notes: provenance.notes,
  sources: provenance.sources,
  confidence: provenance.confidence,
})
export type WaterwayContact = z.infer<typeof waterwayContact>
