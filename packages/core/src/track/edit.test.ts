import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs } from '../units.ts'
import { countFixes, joinTracks, splitTrack, trimTrack } from './edit.ts'
import type { Fix } from './fix.ts'

const fix = (second: number): Fix => ({
  lng: -92.8 + second / 1e4,
  lat: 35.5,
  timeMs: epochMs(1_777_000_000_000 + second * 1000),
  accuracyM: null,
  altitudeM: null,
  speedMps: null,
  headingDeg: null,
})
const piece = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => fix(from + i))
const track = [piece(0, 10), piece(20, 30)]

describe('editing a track', () => {
  it('trims both ends and keeps the pause between', () => {
    expect(trimTrack(track, 3, 12)).toEqual([piece(3, 10), piece(20, 23)])
    expect(trimTrack(track, 12, 15)).toEqual([piece(22, 26)])
  })

  it('splits at a fix that then belongs to both', () => {
    const [before, after] = splitTrack(track, 4)
    expect(before).toEqual([piece(0, 5)])
    expect(after).toEqual([piece(4, 10), piece(20, 30)])
  })

  it('never loses a fix by splitting, wherever', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19 }), (at) => {
        const [before, after] = splitTrack(track, at)
        expect([...before.flat(), ...after.flat().slice(1)]).toEqual(track.flat())
        expect(countFixes(before) + countFixes(after)).toBe(21)
      }),
    )
  })

  it('joins in the order of time, whatever the order of asking', () => {
    expect(joinTracks([[piece(20, 30)], [piece(0, 10)]])).toEqual(track)
  })

  it('does not join what ran at the same time, or what has no times', () => {
    expect(joinTracks([[piece(0, 10)], [piece(5, 15)]])).toBeNull()
    expect(joinTracks([[piece(0, 10)], [piece(20, 30).map((f) => ({ ...f, timeMs: null }))]])).toBeNull()
  })
})
