import { describe, expect, it } from 'vitest'
import { priceDrops, rememberedPrices, type CampPrices } from './price-drop.ts'

const prices = (tent: number | null, rv: number | null = null, cabin: number | null = null): CampPrices => ({
  tent_site_min: tent,
  rv_site_min: rv,
  cabin_min: cabin,
})

describe('a price', () => {
  it.each([
    [22, 18, [{ price: 'tent_site_min', from: 22, to: 18 }]],
    [5, 0, [{ price: 'tent_site_min', from: 5, to: 0 }]],
    [18, 18, []],
    [18, 22, []],
    [null, 18, []],
    [18, null, []],
  ])('of %s that is %s now: %j', (before, now, expected) => {
    expect(priceDrops(prices(before), prices(now))).toEqual(expected)
  })

  it('is compared with its own kind alone', () => {
    expect(priceDrops(prices(20, 30, 90), prices(25, 28, 80)).map(({ price }) => price)).toEqual([
      'rv_site_min',
      'cabin_min',
    ])
  })

  it('that nobody says any more is remembered until somebody says another', () => {
    const kept = rememberedPrices(prices(22, 30), prices(null, 28))
    expect(kept).toEqual(prices(22, 28))
    expect(priceDrops(kept, prices(18, 28))).toHaveLength(1)
    expect(rememberedPrices(undefined, prices(9))).toEqual(prices(9))
  })
})
