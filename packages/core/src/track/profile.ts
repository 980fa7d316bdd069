import { distanceM } from '../geo/distance.ts'
import { metres, metresPerSecond, type EpochMs, type Metres, type MetresPerSecond } from '../units.ts'
import { fitAltitudes, type ProfilePoint } from './elevation.ts'
import type { Fix, Track } from './fix.ts'
import { stretchesOf, type Stretch } from './stretches.ts'
import { hasCredibleTimes, hasPlace } from './usable-fixes.ts'

/** A fix of a ride, measured. */
export interface TrackSample {
  readonly lng: number
  readonly lat: number
  /** Place of the fix in the whole track, pieces one after the other, from 0. */
  readonly index: number
  /** Null where the track has no times that can be believed. */
  readonly timeMs: EpochMs | null
  /** Ridden since the start, as `trackStatistics` measures it. */
  readonly alongM: Metres
  /** Over ground, smoothed. */
  readonly speedMps: MetresPerSecond | null
  /** Fitted over 200 m of way, as ascent is measured, but never across a pause or a gap. */
  readonly altitudeM: Metres | null
  readonly isMoving: boolean
}

/** Stretches without a pause or a gap in them. */
export type TrackProfile = readonly (readonly TrackSample[])[]

type Draft = Omit<TrackSample, 'altitudeM'> & { readonly fix: Fix }

/**
 * Distance, speed and altitude along a track, fix by fix, for charts, splits and edits. Measured like `trackStatistics`: the last
 * sample's `alongM` is its `distanceM`. Fixes that statistics leave out are not in it.
 */
export const trackProfile = (track: Track): TrackProfile => {
  const pieces = track.filter((piece) => piece.length > 0)
  const drafts = hasCredibleTimes(pieces.flat()) ? timedDrafts(pieces) : drawnDrafts(pieces)
  return withAltitudes(drafts)
}

const timedDrafts = (pieces: Track): Draft[][] => {
  const indexOf = ordinals(pieces)
  let alongM = 0
  return stretchesOf(pieces).stretches.map((stretch) =>
    stretch.fixes.map((fix, i) => {
      const isMoving = stretch.moving[i] === true
      if (i > 0 && isMoving) alongM += stepM(stretch, i)
      // Movement is known of a step; the first fix of a stretch has its step ahead of it.
      const isRolling = i === 0 ? stretch.moving[1] === true : isMoving
      const speedMps = metresPerSecond(isRolling ? (stretch.path.speedMps[i] ?? 0) : 0)
      const { lng, lat, timeMs } = fix
      return { lng, lat, fix, index: indexOf(fix), timeMs, alongM: metres(alongM), speedMps, isMoving }
    }),
  )
}

const stepM = ({ path }: Stretch, i: number): number =>
  Math.hypot((path.east[i] ?? 0) - (path.east[i - 1] ?? 0), (path.north[i] ?? 0) - (path.north[i - 1] ?? 0))

/** Fixes are asked for in their order, so one walk over the track finds them all. */
const ordinals = (pieces: Track): ((fix: Fix) => number) => {
  const all = pieces.flat()
  let at = -1
  return (fix) => {
    do at++
    while (at < all.length && all[at] !== fix)
    return at
  }
}

/** A line without a clock, as drawn. */
const drawnDrafts = (pieces: Track): Draft[][] => {
  let alongM = 0
  let index = -1
  return pieces
    .map((piece) => {
      let last: Fix | undefined
      return piece.flatMap((fix) => {
        index++
        if (!hasPlace(fix)) return []
        if (last) alongM += distanceM(last, fix)
        last = fix
        const { lng, lat } = fix
        return [{ lng, lat, fix, index, timeMs: null, alongM: metres(alongM), speedMps: null, isMoving: true }]
      })
    })
    .filter((stretch) => stretch.length > 0)
}

const altitudeOf = ({ altitudeM }: Fix): Metres | null =>
  altitudeM !== null && Number.isFinite(altitudeM) ? altitudeM : null

/** Each stretch by itself: what was climbed in a gap is not known, so nothing leads across it. */
const withAltitudes = (drafts: readonly (readonly Draft[])[]): TrackSample[][] =>
  drafts.map((stretch) => {
    const known: ProfilePoint[] = stretch.flatMap(({ fix, alongM }) => {
      const altitudeM = altitudeOf(fix)
      return altitudeM === null ? [] : [{ alongM, altitudeM }]
    })
    const fitted = fitAltitudes(known)
    let at = 0
    return stretch.map(({ fix, ...sample }) => {
      const altitudeM = altitudeOf(fix) === null ? null : metres(fitted[at++] ?? 0)
      return { ...sample, altitudeM }
    })
  })
