import {
  boundsOf,
  metres,
  simplifyLine,
  splitsOf,
  trackProfile,
  type Bounds,
  type Metres,
  type Position,
  type Split,
  type TrackProfile,
  type TrackSample,
} from '@bluffline/core'
import { lapsOf, type Lap } from './laps.ts'
import { unpackTrack } from './packed-track.ts'
import type { RideTrackRow } from './ride-rows.ts'

/** What a page shows of a ride's way: thinned for charts and map, so that a million points weigh what a thousand do. */
export interface RideDigest {
  /** For charts and for finding a place: stretches without a break. */
  readonly stretches: TrackProfile
  readonly lengthM: Metres
  /** For the map. */
  readonly lines: readonly (readonly Position[])[]
  /** From where a recording broke off to where it began again. */
  readonly gaps: readonly (readonly [Position, Position])[]
  readonly bounds: Bounds | null
  readonly splits: readonly Split[]
  readonly laps: readonly Lap[]
}

/** More than a chart has pixels. */
const MOST_SAMPLES = 2000
/** What nobody sees on the nearest zoom. */
const TOLERANCE_M = metres(2)

const place = ({ lng, lat }: Position): Position => ({ lng, lat })

const thin = (profile: TrackProfile): TrackSample[][] => {
  const count = profile.reduce((sum, stretch) => sum + stretch.length, 0)
  const every = Math.max(1, Math.ceil(count / MOST_SAMPLES))
  return profile.map((stretch) => stretch.filter((_, i) => i % every === 0 || i === stretch.length - 1))
}

const gapsOf = (profile: TrackProfile) =>
  profile.slice(1).flatMap((stretch, i) => {
    const [from, to] = [profile[i]?.at(-1), stretch[0]]
    return from && to ? [[place(from), place(to)] as const] : []
  })

export function digestRide({ pieces, lapsMs }: Pick<RideTrackRow, 'pieces' | 'lapsMs'>): RideDigest {
  const profile = trackProfile(unpackTrack(pieces))
  const lines = profile.map((stretch) => simplifyLine(stretch.map(place), TOLERANCE_M))
  return {
    stretches: thin(profile),
    lengthM: profile.at(-1)?.at(-1)?.alongM ?? metres(0),
    lines,
    gaps: gapsOf(profile),
    bounds: boundsOf(lines.flat()),
    splits: splitsOf(profile),
    laps: lapsOf(profile, lapsMs),
  }
}
