import { z } from 'zod'
import { arkansasPosition, confidence, countyName, provenance, region, slug, source, webAddress } from './source.ts'
import { trailUse } from './trail.ts'

const text = z.string().min(1)

/**
 * A riding place with a page of its own: a park, a forest trail system or a community. Every fact in `facts` names its own source.
 * `gaps` lists in plain words what could not be found out, to be shown as "Unknown".
 */
export const park = z.strictObject({
  id: slug,
  name: text.max(120),
  county: countyName,
  region,
  operator: z.string().nullable(),
  landType: z.string().nullable(),
  point: arkansasPosition.nullable(),
  /** Null where the point is the place itself; otherwise what it stands for. */
  pointNote: z.string().nullable(),
  /** Trailheads and camps that belong to the place, or are the nearest known ones. */
  extraPoints: z.array(z.strictObject({ name: text, county: countyName, point: arkansasPosition })),
  description: text.max(600),
  /** Vehicles and mounts it is known for; null where no source says. */
  uses: z.array(trailUse).nullable(),
  acres: z.number().positive().nullable(),
  trailMiles: z.number().positive().nullable(),
  feeNote: z.string().nullable(),
  hours: z.string().nullable(),
  seasonNote: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: webAddress,
  address: z.string().nullable(),
  services: z.array(text),
  rules: z.array(text),
  facts: z.array(z.strictObject({ label: text, value: text, source, confidence })),
  gaps: z.array(text),
  /** Ids of catalogue trails of this place. */
  trailIds: z.array(slug),
  ...provenance,
})
export type Park = z.infer<typeof park>
