import { METRES_PER_MILE, metres, seconds, type Metres, type Seconds } from '../units.ts'
import type { TrackProfile, TrackSample } from './profile.ts'

/** One mile of a ride, the last one shorter. */
export interface Split {
  readonly fromM: Metres
  readonly toM: Metres
  /** Null without times. Standing still within the mile is in `elapsedS` only; pauses and gaps are in neither. */
  readonly movingS: Seconds | null
  readonly elapsedS: Seconds | null
  /** Height at its end less height at its start; null where altitude is not known. */
  readonly riseM: Metres | null
}

interface Open {
  fromM: number
  movingS: number
  elapsedS: number
  startAltitudeM: number | null
}

/** What is left at the end counts as a split of its own from this length on. */
const LEAST_REST_M = 10

const mix = (from: number | null, to: number | null, share: number): number | null =>
  from === null || to === null ? null : from + (to - from) * share

/** Cuts a ride into miles (or other lengths). Times at the marks are interpolated between the two fixes around them. */
export const splitsOf = (profile: TrackProfile, everyM: Metres = metres(METRES_PER_MILE)): Split[] => {
  const splits: Split[] = []
  const first = profile[0]?.[0]
  if (!first) return splits
  const isTimed = first.timeMs !== null
  let open: Open = { fromM: 0, movingS: 0, elapsedS: 0, startAltitudeM: first.altitudeM }
  const close = (toM: number, altitudeM: number | null): void => {
    const riseM = altitudeM === null || open.startAltitudeM === null ? null : metres(altitudeM - open.startAltitudeM)
    splits.push({
      fromM: metres(open.fromM),
      toM: metres(toM),
      movingS: isTimed ? seconds(open.movingS) : null,
      elapsedS: isTimed ? seconds(open.elapsedS) : null,
      riseM,
    })
    open = { fromM: toM, movingS: 0, elapsedS: 0, startAltitudeM: altitudeM }
  }
  const spend = (durationS: number, isMoving: boolean): void => {
    open.elapsedS += durationS
    if (isMoving) open.movingS += durationS
  }
  const step = (from: TrackSample, to: TrackSample): void => {
    const wholeS = ((to.timeMs ?? 0) - (from.timeMs ?? 0)) / 1000
    const lengthM = to.alongM - from.alongM
    let spentShare = 0
    for (let markM = open.fromM + everyM; lengthM > 0 && markM <= to.alongM; markM = open.fromM + everyM) {
      const share = (markM - from.alongM) / lengthM
      spend(wholeS * (share - spentShare), to.isMoving)
      close(markM, mix(from.altitudeM, to.altitudeM, share))
      spentShare = share
    }
    spend(wholeS * (1 - spentShare), to.isMoving)
  }
  for (const stretch of profile) {
    for (const [i, sample] of stretch.entries()) {
      const last = stretch[i - 1]
      if (last) step(last, sample)
    }
  }
  const end = profile.at(-1)?.at(-1)
  if (end && end.alongM - open.fromM >= LEAST_REST_M) close(end.alongM, end.altitudeM)
  return splits
}
