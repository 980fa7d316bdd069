import { epochMs, simulateRide, type Track } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { editRide, joinRides } from './edit-ride.ts'
import { packTrack, unpackTrack } from './packed-track.ts'

const line = [
  { lng: -92.8, lat: 35.5 },
  { lng: -92.78, lat: 35.52 },
]
const fixes = simulateRide(line, { speedMps: 7, sigmaM: 0, correlationS: 0, intervalS: 1, seed: 1 })
const track: Track = [fixes.slice(0, 100), fixes.slice(120)]
const at = (index: number) => epochMs((fixes[index]?.timeMs ?? 0) + 1)
const whole = {
  name: 'Ridge',
  pieces: packTrack(track),
  lapsMs: [at(10), at(150)],
  waypoints: [
    { id: 'a', atMs: at(20), at: null, note: 'gate' },
    { id: 'b', atMs: at(200), at: null, note: 'ford' },
    { id: 'c', atMs: null, at: { lng: -92.8, lat: 35.5 }, note: 'camp' },
  ],
}
const count = (pieces: typeof whole.pieces) => unpackTrack(pieces).flat().length
const ids = (draft: { waypoints: readonly { id: string }[] } | undefined) => draft?.waypoints.map(({ id }) => id)

describe('editing a ride', () => {
  it('trims the track, its laps and its waypoints, and measures what is left', () => {
    const [trimmed] = editRide(whole, { kind: 'trim', from: 0, to: 99 })
    expect(trimmed).toMatchObject({ name: 'Ridge', lapsMs: [at(10)] })
    expect(ids(trimmed)).toEqual(['a', 'c'])
    expect(count([...(trimmed?.pieces ?? [])])).toBe(100)
    expect(trimmed?.statistics.distanceM).toBeGreaterThan(600)
    expect(trimmed?.statistics.distanceM).toBeLessThan(720)
  })

  it('splits into two rides that together are as long as the one, and names them', () => {
    const [first, second] = editRide(whole, { kind: 'split', at: 50 })
    expect([first?.name, second?.name]).toEqual(['Ridge, part 1', 'Ridge, part 2'])
    const [trimmed] = editRide(whole, { kind: 'trim', from: 0, to: 1e6 })
    const sum = (first?.statistics.distanceM ?? 0) + (second?.statistics.distanceM ?? 0)
    expect(Math.abs(sum / (trimmed?.statistics.distanceM ?? 1) - 1)).toBeLessThan(0.005)
    expect([ids(first), ids(second)]).toEqual([
      ['a', 'c'],
      ['b', 'c'],
    ])
  })

  it('joins what it split, whatever the order', () => {
    const [first, second] = editRide(
      { ...whole, pieces: packTrack([fixes.slice(0, 100), fixes.slice(120)]) },
      { kind: 'split', at: 99 },
    )
    const later = { ...whole, pieces: packTrack([fixes.slice(120)]), waypoints: [], lapsMs: [at(150)], name: null }
    const joined = joinRides([later, { ...whole, pieces: first?.pieces ?? [], lapsMs: [at(10)] }])
    expect(second).toBeDefined()
    expect(joined?.lapsMs).toEqual([at(10), at(150)])
    expect(unpackTrack(joined?.pieces ?? [])).toEqual(track)
    expect(joined?.name).toBe('Ridge')
  })

  it('does not join two rides of the same hour', () => {
    expect(joinRides([whole, whole])).toBeNull()
  })
})
