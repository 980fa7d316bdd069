import type { ACCESS_KINDS, AccessPoint } from '@bluffline/contract'

export const KIND_WORDS: Readonly<Record<(typeof ACCESS_KINDS)[number], string>> = {
  access: 'Access',
  boat_ramp: 'Boat ramp',
  campground: 'Campground',
  bridge: 'Bridge',
  gravel_bar: 'Gravel bar',
  park: 'Park',
}

const byMile = (a: AccessPoint, b: AccessPoint): number =>
  (a.riverMile ?? Infinity) - (b.riverMile ?? Infinity) || a.name.localeCompare(b.name)

/** Rivers by name; of each its points by mile, those without a mile at the end. */
export function byRiver(points: readonly AccessPoint[]): readonly (readonly [string, readonly AccessPoint[]])[] {
  const rivers = [...new Set(points.map(({ river }) => river))].toSorted()
  return rivers.map((river) => [river, points.filter((point) => point.river === river).toSorted(byMile)] as const)
}

/** How far it is by water, to a tenth of a mile; null where a mile is not known. */
export const riverMilesTo = (from: AccessPoint, to: AccessPoint): number | null =>
  from.riverMile === null || to.riverMile === null || from.river !== to.river
    ? null
    : Math.round(Math.abs(to.riverMile - from.riverMile) * 10) / 10
