import { z } from 'zod'
import { arkansasPosition, countyName, provenance, region, slug } from './source.ts'

/**
 * A Wildlife Management Area. `point` is a reference point, not an entrance (`pointNote`), and lies in `county`;
 * `counties` is the whole list only where `countiesComplete`. `featured` ones are those the app leads with.
 */
export const wma = z.strictObject({
  id: slug,
  name: z.string().min(1).max(120),
  county: countyName,
  counties: z.array(countyName).min(1),
  countiesComplete: z.boolean(),
  region,
  point: arkansasPosition,
  pointNote: z.string().nullable(),
  acres: z.number().positive().nullable(),
  acresApprox: z.boolean(),
  ownership: z.string().nullable(),
  /** `true`: named in the state's waterfowl rules; `false`: closed to waterfowl; `null`: no source says. */
  duckHunting: z.boolean().nullable(),
  description: z.string().min(1).max(600),
  featured: z.boolean(),
  ...provenance,
})
export type Wma = z.infer<typeof wma>
