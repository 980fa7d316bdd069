import { metres, seconds, type EpochMs, type Metres, type Seconds, type TrackProfile } from '@bluffline/core'

/** From one press of the lap button to the next. */
export interface Lap {
  readonly fromMs: number
  readonly toMs: number
  readonly distanceM: Metres
  readonly movingS: Seconds
}

interface Sum {
  readonly atMs: number
  readonly alongM: number
  readonly movingS: number
}

/** Way and moving time from the start, at every fix. */
const sumsOf = (profile: TrackProfile): Sum[] => {
  let movingS = 0
  return profile.flatMap((stretch) =>
    stretch.flatMap(({ timeMs, alongM, isMoving }, i) => {
      if (timeMs === null) return []
      const beforeMs = stretch[i - 1]?.timeMs ?? timeMs
      if (isMoving) movingS += (timeMs - beforeMs) / 1000
      return [{ atMs: timeMs, alongM, movingS }]
    }),
  )
}

const sumAt = (sums: readonly Sum[], atMs: number): Sum => {
  const after = sums.findIndex((sum) => sum.atMs >= atMs)
  const [from, to] = [sums[after - 1], sums[after]]
  const edge = after < 0 ? sums.at(-1) : to
  if (!from || !to) return { alongM: edge?.alongM ?? 0, movingS: edge?.movingS ?? 0, atMs }
  const share = (atMs - from.atMs) / (to.atMs - from.atMs)
  const mix = (a: number, b: number) => a + (b - a) * share
  return { atMs, alongM: mix(from.alongM, to.alongM), movingS: mix(from.movingS, to.movingS) }
}

/** The laps of a ride, the last one until its end. None where nobody pressed, or without times. */
export function lapsOf(profile: TrackProfile, lapsMs: readonly EpochMs[]): Lap[] {
  const sums = sumsOf(profile)
  const [first, last] = [sums[0], sums.at(-1)]
  if (!first || !last || lapsMs.length === 0) return []
  const presses = lapsMs.filter((atMs) => atMs > first.atMs && atMs < last.atMs).sort((a, b) => a - b)
  const marks = [first.atMs, ...presses, last.atMs].map((atMs) => sumAt(sums, atMs))
  return marks.slice(1).map((to, i) => {
    const from = marks[i] ?? to
    return {
      fromMs: from.atMs,
      toMs: to.atMs,
      distanceM: metres(to.alongM - from.alongM),
      movingS: seconds(to.movingS - from.movingS),
    }
  })
}
