/** The lowest prices of a campground that are watched, dollars a night; `null` where nobody says. */
export const WATCHED_PRICES = ['tent_site_min', 'rv_site_min', 'cabin_min'] as const
export type WatchedPrice = (typeof WATCHED_PRICES)[number]
export type CampPrices = Readonly<Record<WatchedPrice, number | null>>

/** A price that is lower than it was, dollars a night. */
export interface PriceDrop {
  readonly price: WatchedPrice
  readonly from: number
  readonly to: number
}

/** Prices that are lower now than they were known to be. A price that was not known, or is not any more, has not dropped. */
export const priceDrops = (before: CampPrices, now: CampPrices): readonly PriceDrop[] =>
  WATCHED_PRICES.flatMap((price) => {
    const [from, to] = [before[price], now[price]]
    return from !== null && to !== null && to < from ? [{ price, from, to }] : []
  })

/** What to compare with the next time: the prices as they are, and the last known one where nobody says any more. */
export const rememberedPrices = (before: CampPrices | undefined, now: CampPrices): CampPrices => ({
  tent_site_min: now.tent_site_min ?? before?.tent_site_min ?? null,
  rv_site_min: now.rv_site_min ?? before?.rv_site_min ?? null,
  cabin_min: now.cabin_min ?? before?.cabin_min ?? null,
})
