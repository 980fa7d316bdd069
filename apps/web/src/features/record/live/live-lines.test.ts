import { degrees, destination, epochMs, metres, type Fix } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { isMovedByHand, mustFollow } from './follow.ts'
import { settledFixes, settledLines, TAIL_FIXES, tailLines } from './live-lines.ts'

const fixAt = (second: number): Fix => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30 + 20 * Math.sin(second / 20)), metres(second * 7)),
  timeMs: epochMs(1_777_000_000_000 + second * 1000),
  accuracyM: metres(4),
  altitudeM: null,
  speedMps: null,
  headingDeg: null,
})
const run = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => fixAt(from + i))
const place = ({ lng, lat }: { lng: number; lat: number }) => [lng, lat]

describe('the line of a ride that goes on', () => {
  it('is drawn in two parts that hold together, and only the short one changes with each fix', () => {
    const track = [run(0, 700)]
    const settled = settledFixes(700)
    expect(settled).toBe(2 * TAIL_FIXES)
    const [before] = settledLines(track, settled).parts
    const [tail] = tailLines(track, settled).parts
    expect(place(before?.at(-1) ?? fixAt(0))).toEqual(place(tail?.[0] ?? fixAt(0)))
    expect(place(tail?.at(-1) ?? fixAt(0))).toEqual(place(fixAt(699)))
    expect(tail).toHaveLength(101)
    expect(before?.length).toBeLessThan(settled / 2)
  })

  it('is broken at a silence and at a pause, and tells between which places', () => {
    const { parts, gaps } = tailLines([[...run(0, 10), ...run(200, 210)], run(300, 310)], 0)
    expect(parts.map((part) => part.length)).toEqual([10, 10, 10])
    expect(gaps.map((gap) => gap.map(place))).toEqual([
      [place(fixAt(9)), place(fixAt(200))],
      [place(fixAt(209)), place(fixAt(300))],
    ])
  })

  it('leaves out fixes that are no place on Earth', () => {
    const bad = { ...fixAt(5), lat: Number.NaN }
    expect(tailLines([[...run(0, 5), bad, ...run(6, 9)]], 0).parts[0]).toHaveLength(8)
    expect(settledLines([], 0)).toEqual({ parts: [], gaps: [] })
  })
})

describe('a map that follows', () => {
  const view = {
    center: { lng: -92.8, lat: 35.5 },
    zoom: 15,
    bearingDeg: 0,
    bounds: { west: -92.81, east: -92.79, south: 35.49, north: 35.51 },
    metresPerPixel: 2,
  }

  it('rests while the rider is in its middle', () => {
    expect(mustFollow(view, { lng: -92.804, lat: 35.504 })).toBe(false)
    expect(mustFollow(view, { lng: -92.806, lat: 35.5 })).toBe(true)
    expect(mustFollow(view, { lng: -92.8, lat: 35.6 })).toBe(true)
  })

  it('knows a hand by how far it stands from where it was sent', () => {
    expect(isMovedByHand(view, null)).toBe(false)
    expect(isMovedByHand(view, destination(view.center, degrees(0), metres(70)))).toBe(false)
    expect(isMovedByHand(view, destination(view.center, degrees(0), metres(90)))).toBe(true)
  })
})
