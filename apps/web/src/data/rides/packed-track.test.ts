import { epochMs, metres, simulateRide, type Fix, type Track } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { packTrack, unpackTrack } from './packed-track.ts'

const line = [
  { lng: -92.8, lat: 35.5 },
  { lng: -92.79, lat: 35.51 },
]
const fixes = simulateRide(line, {
  speedMps: 7,
  sigmaM: 4,
  correlationS: 10,
  intervalS: 1,
  seed: 1,
  altitudeAt: () => 300,
})

describe('a packed track', () => {
  it('gives back every fix as it was, piece by piece', () => {
    const track: Track = [fixes.slice(0, 20), fixes.slice(30)]
    expect(unpackTrack(packTrack(track))).toEqual(track)
  })

  it('says unknown where nothing was known, and a true zero where it was zero', () => {
    const bare: Fix = {
      lng: 0,
      lat: 0,
      timeMs: null,
      accuracyM: null,
      altitudeM: null,
      speedMps: null,
      headingDeg: null,
    }
    const track: Track = [[bare, { ...bare, altitudeM: metres(0) }, { ...bare, timeMs: epochMs(0) }]]
    const [piece] = packTrack(track)
    expect(piece?.speedMps).toBeNull()
    expect(unpackTrack(packTrack(track))).toEqual(track)
  })

  it('takes no room for pieces without a fix', () => {
    expect(packTrack([[], fixes.slice(0, 2), []])).toHaveLength(1)
  })
})
