import { describe, expect, it } from 'vitest'
import { chooseHits, hitsOf } from './taps.ts'

const a = { layerId: 'trail-lines', id: 'a' }
const b = { layerId: 'trail-lines', id: 'b' }

describe('a tap', () => {
  it('finds each thing once, however many of its parts it touches', () => {
    const features = [
      { source: 'trail-lines', properties: { id: 'a' } },
      { source: 'trail-lines', properties: { id: 'a' } },
      { source: 'trail-spots', properties: { id: 'b', ids: ' b c ' } },
    ]
    expect(hitsOf(features).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
  it('ignores what has no id', () => {
    expect(hitsOf([{ source: 'x', properties: {} }])).toEqual([])
  })
  it('means the one thing right under the finger', () => {
    expect(chooseHits([a], [a, b])).toEqual([a])
  })
  it('asks when several lie within reach and none or several are meant', () => {
    expect(chooseHits([], [a, b])).toEqual([a, b])
    expect(chooseHits([a, b], [a, b])).toEqual([a, b])
  })
})
