import { z } from 'zod'
import { arkansasPosition, countyName, region, slug } from './source.ts'

/** One of the 75 counties. `fips` is the five-digit code of the Census Bureau. */
export const county = z.strictObject({ fips: z.string().regex(/^05\d{3}$/), name: countyName, region })
export type County = z.infer<typeof county>

/** A town to search from and to label on the map. The county is the one its point lies in. */
export const town = z.strictObject({
  id: slug,
  name: z.string().min(1).max(60),
  county: countyName,
  point: arkansasPosition,
})
export type Town = z.infer<typeof town>
