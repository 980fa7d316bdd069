import { campgroundRatings } from '@bluffline/contract'
import { WATCHED_PRICES } from '@bluffline/core'
import { z } from 'zod'
import type { StoragePort } from '../../platform/storage.ts'

/** What changes about campgrounds from day to day, kept on the device. The campgrounds themselves are in its database. */
export const CAMPGROUND_DATA_KEY = 'campground_data'

const dollars = z.number().nonnegative()
const price = dollars.nullable().catch(null)
const prices = z.object({ tent_site_min: price, rv_site_min: price, cabin_min: price })

const drop = z.object({
  campgroundId: z.string(),
  name: z.string(),
  price: z.enum(WATCHED_PRICES),
  from: dollars,
  to: dollars,
  atMs: z.number(),
})
/** A price of a favorite that dropped, until the rider has read it. */
export type NotedDrop = z.infer<typeof drop>

const kept = z.object({
  ratings: z.array(campgroundRatings).catch([]),
  /** What favorites cost when their prices were last seen, by id. */
  prices: z.record(z.string(), prices).catch({}),
  drops: z.array(drop).catch([]),
})
export type CampgroundData = z.infer<typeof kept>

/** Whatever is stored, as data; what cannot be read is as on a new device. */
export const readCampgroundData = (stored: unknown): CampgroundData =>
  kept.parse(typeof stored === 'object' && stored !== null ? stored : {})

/** Which openings this device has told of: a page that is loaded again does not tell them again. */
export const TOLD_OPENINGS_KEY = 'campground_alerts_told'

/** Takes away what was remembered for the favorites and alerts of somebody who leaves the device. */
export function forgetAlertsMemory(storage: Pick<StoragePort, 'read' | 'receive'>): void {
  for (const key of [CAMPGROUND_DATA_KEY, TOLD_OPENINGS_KEY]) if (storage.read(key) !== null) storage.receive(key, null)
}
