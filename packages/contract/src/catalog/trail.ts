import { TRAIL_USES } from '@bluffline/core'
import { z } from 'zod'
import { arkansasPosition, countyName, provenance, region, slug, source, sources } from './source.ts'

/** How a trail may be travelled; see `TRAIL_USES` in `@bluffline/core`. */
export const trailUse = z.enum(TRAIL_USES)

const annualDay = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('date'), month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
  z.strictObject({
    kind: z.literal('nthWeekday'),
    month: z.int().min(1).max(12),
    weekday: z.int().min(0).max(6),
    nth: z.union([z.int().min(1).max(5), z.literal(-1)]),
    offsetDays: z.int().min(-31).max(31).optional(),
  }),
])

const dayReadings = z.array(z.strictObject({ day: annualDay, source })).min(1)

/** See `Season` in `@bluffline/core`: what the sources say about when the trail is open. */
export const season = z.strictObject({
  kind: z.enum(['yearRound', 'windows']),
  windows: z.array(
    z.strictObject({
      label: z.string().min(1),
      opens: dayReadings,
      closes: dayReadings,
      certainty: z.enum(['stated', 'undated']),
    }),
  ),
  mayCloseWhen: z.string().nullable(),
  sources,
})

const permitRule = z.strictObject({
  id: slug,
  name: z.string().min(1),
  uses: z.array(trailUse).min(1),
  obtained: z.enum(['onSite', 'ahead']),
  priceUsd: z.number().nonnegative().nullable(),
  source,
})

const advisory = z.strictObject({
  text: z.string().min(1),
  effect: z.enum(['closedPart', 'caution']),
  source,
  expires: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable(),
})

export const DIFFICULTIES = ['easy', 'moderate', 'hard', 'extreme'] as const
export const TRAIL_FEATURES = [
  'camping-nearby',
  'overlook',
  'bluff',
  'family-friendly',
  'water-crossing',
  'rocks',
  'waterfall',
  'swimming',
  'cave',
  'mud',
] as const

/**
 * A trail or trail segment of the catalogue, without its line (see `trailDetail`).
 * Lengths are miles and feet because the sources say miles and feet; null always means "not known".
 */
export const trail = z.strictObject({
  id: slug,
  name: z.string().min(1).max(120),
  system: z.string().nullable(),
  manager: z.string().nullable(),
  county: countyName,
  region,
  /** Where the trail is marked on the map: on its line, at its trailhead, or at the place it belongs to (`pointPrecision`). */
  point: arkansasPosition.nullable(),
  pointPrecision: z.enum(['surveyed', 'trailhead', 'place']).nullable(),
  pointSource: z.string().nullable(),
  uses: z.array(trailUse).min(1),
  unknownUses: z.array(trailUse),
  lengthMiles: z.number().positive().nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  loop: z.boolean().nullable(),
  season: season.nullable(),
  /** What sources say about the season in words, where it is no calendar (rain, gauge …). */
  seasonNote: z.string().nullable(),
  widthLimitInches: z.number().positive().nullable(),
  feeUsd: z.number().nonnegative().nullable(),
  feeNote: z.string().nullable(),
  surface: z.string().nullable(),
  elevationGainFt: z.number().nonnegative().nullable(),
  features: z.array(z.enum(TRAIL_FEATURES)),
  permits: z.array(permitRule),
  advisories: z.array(advisory),
  summary: z.string().min(1).max(600),
  ...provenance,
  officialId: z.string().nullable(),
  /** Length of the line we hold, in miles; null where we hold none. */
  mappedMiles: z.number().positive().nullable(),
  /** `[west, south, east, north]` of the line or point, degrees. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
})
export type Trail = z.infer<typeof trail>

const lngLat = z.union([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number(), z.number()])])

/** GeoJSON line; a third coordinate is the elevation in metres. */
export const trailLine = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('LineString'), coordinates: z.array(lngLat).min(2) }),
  z.strictObject({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(lngLat).min(2)).min(1) }),
])
export type TrailLine = z.infer<typeof trailLine>

/** A trail with its line, as `GET /api/trails/:id` answers. */
export const trailDetail = z.strictObject({ ...trail.shape, geometry: trailLine.nullable() })
export type TrailDetail = z.infer<typeof trailDetail>
