import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { TEST_TOKENS } from '../testing/tokens.ts'
import { donutImage, pinImage, placeImage, readMarkId, riderImage, RING_STEPS } from './marker-id.ts'

function evaluate(expression: unknown, properties: Record<string, unknown>): string {
  const parsed = createExpression(expression, 'icon-image')
  if (parsed.result === 'error') throw new Error(JSON.stringify(parsed.value))
  return String(parsed.value.evaluate({ zoom: 7 }, { type: 1, properties }))
}

describe('the name of a mark', () => {
  it('of a trail brings verdict, count and colours to the one who draws it', () => {
    const id = evaluate(pinImage(TEST_TOKENS), { verdict: 'closed', count: 3 })
    expect(readMarkId(id)).toMatchObject({ shape: 'pin', verdict: 'closed', count: 3, colours: { open: 'var-open' } })
  })
  it('of a cluster brings its shares, a small one never rounded away', () => {
    const id = evaluate(donutImage(TEST_TOKENS), { open: 1, unknown: 0, closed: 299, point_count: 300 })
    expect(readMarkId(id)).toMatchObject({ shape: 'ring', shares: [1, 0, RING_STEPS] })
  })
  it('of a place brings its sign', () => {
    expect(readMarkId(placeImage('camp', TEST_TOKENS))).toMatchObject({
      shape: 'place',
      sign: 'camp',
      halo: 'var-halo',
    })
  })
  it('of the rider brings its colours', () => {
    expect(readMarkId(riderImage(TEST_TOKENS))).toEqual({ shape: 'rider', me: 'var-me', halo: 'var-halo' })
  })
  it('of somebody else is none of ours', () => {
    expect(readMarkId('airport-15')).toBeNull()
  })
  it('reads a verdict it does not know as unknown', () => {
    expect(readMarkId('pin|ajar|1|a|b|c|d|e')).toMatchObject({ verdict: 'unknown' })
  })
})
