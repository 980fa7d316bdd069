import { degrees, destination, metres, type Position } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { joinParts } from './join-parts.ts'

const at = (eastM: number): Position => destination({ lng: -92.9, lat: 35.5 }, degrees(90), metres(eastM))
const [a, b, c, d] = [at(0), at(500), at(900), at(1000)]

describe('a trail in pieces', () => {
  it('is laid end to end where pieces meet, turned round where they need it', () => {
    const joined = joinParts([[a, b], [c, at(506)], [c, d]]) // prettier-ignore
    expect(joined?.leftOutM).toBe(0)
    expect([joined?.line[0], joined?.line.at(-1)]).toEqual([a, d])
  })

  it('is ridden along its longest line where they do not, and says what stays out', () => {
    const joined = joinParts([[c, d], [a, b]]) // prettier-ignore
    expect(joined?.line).toEqual([a, b])
    expect(joined?.leftOutM).toBeCloseTo(100, 0)
  })

  it('is nothing to ride where there is no line', () => {
    expect(joinParts([])).toBeNull()
    expect(joinParts([[a]])).toBeNull()
  })
})
