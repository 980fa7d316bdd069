import type { WatchedPrice } from '@bluffline/core'
import type { NotedDrop } from '../../../data/campgrounds/campground-data.ts'
import { dollars } from '../../../data/campgrounds/campground-words.ts'

const PRICE_WORDS: Readonly<Record<WatchedPrice, string>> = {
  tent_site_min: 'A tent site',
  rv_site_min: 'An RV site',
  cabin_min: 'A cabin',
}

/** `A tent site is listed from $18 a night now; it was $22.` */
export const dropWords = ({ price, from, to }: Pick<NotedDrop, 'price' | 'from' | 'to'>): string => {
  const now = to === 0 ? 'as free' : `from ${dollars(to)} a night`
  return `${PRICE_WORDS[price]} is listed ${now} now; it was ${dollars(from)}.`
}
