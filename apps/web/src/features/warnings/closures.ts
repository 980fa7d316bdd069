import type { ReportedClosure, Trail } from '@bluffline/contract'
import { distanceM, milesToMetres, seasonOn, type IsoDay, type Position } from '@bluffline/core'

/** As far as a rider drives to another trail. */
export const CLOSURES_WITHIN_MILES = 50

/** A trail that its keepers or riders say is closed today, whole or in part. */
export interface Closure {
  readonly trail: Pick<Trail, 'id' | 'name'>
  readonly isOutOfSeason: boolean
  /** Where its keepers say that a part of it is closed, their words. */
  readonly partsClosed: readonly string[]
  readonly byRiders: ReportedClosure | null
  /** From the nearest of the places asked for; null where the trail has no point. */
  readonly distanceM: number | null
}

interface Asked {
  readonly trails: readonly Trail[]
  readonly reported: readonly ReportedClosure[]
  readonly places: readonly Position[]
  readonly day: IsoDay
}

const partsClosed = ({ advisories }: Trail, day: IsoDay): readonly string[] =>
  advisories
    .filter(({ effect, expires }) => effect === 'closedPart' && (expires === null || expires >= day))
    .map(({ text }) => text)

/** What is closed within 50 miles of the places, the nearest first. */
export function closuresNear({ trails, reported, places, day }: Asked): readonly Closure[] {
  const byTrail = new Map(reported.map((one) => [one.trailId, one]))
  const farthestM = milesToMetres(CLOSURES_WITHIN_MILES)
  return trails
    .map((trail): Closure => {
      const { point } = trail
      const distances = point === null ? [] : places.map((place) => distanceM(place, point))
      return {
        trail,
        isOutOfSeason: seasonOn(trail.season, day).status === 'closed',
        partsClosed: partsClosed(trail, day),
        byRiders: byTrail.get(trail.id) ?? null,
        distanceM: distances.length === 0 ? null : Math.min(...distances),
      }
    })
    .filter((one) => one.isOutOfSeason || one.partsClosed.length > 0 || one.byRiders !== null)
    .filter((one) => one.distanceM !== null && one.distanceM <= farthestM)
    .toSorted((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0))
}
