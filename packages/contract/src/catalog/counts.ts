import { z } from 'zod'

const count = z.int().nonnegative()

/**
 * The headline numbers, counted from the catalogue that ships and never typed.
 * `verifiedTrails`: not `recalled`, with a point inside the stated county. `utvTrails`: verified ones that a source opens to side-by-sides.
 * `mappedMiles`: miles of line we hold, one decimal.
 */
export const catalogCounts = z.strictObject({
  trails: count,
  verifiedTrails: count,
  utvTrails: count,
  trailsWithLine: count,
  mappedMiles: z.number().nonnegative(),
  campgrounds: count,
  wmas: count,
  featuredWmas: count,
  parks: count,
  waterways: count,
  accessPoints: count,
  counties: count,
  towns: count,
})
export type CatalogCounts = z.infer<typeof catalogCounts>
