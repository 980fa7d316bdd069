import type { Position } from '../geo/position.ts'
import type { CampgroundFacts } from './facts.ts'

/** Radius of the Earth in miles that the finder's distances are computed with (specification, section 5). */
export const FINDER_EARTH_RADIUS_MILES = 3959
/** What the Nearby tab shows. */
export const NEARBY_RADIUS_MILES = 50
/** What a question for campgrounds around a place means when it names no distance. */
export const DEFAULT_DISTANCE_MILES = 75

const RADIANS = Math.PI / 180

/** Great-circle distance in miles by the haversine formula, Earth radius 3959 miles. NaN when a coordinate is. */
export function finderMiles(a: Position, b: Position): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const sinLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2)
  const h = sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLng * sinLng
  return 2 * FINDER_EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Where a campground is. */
export const campgroundPosition = ({ location }: Pick<CampgroundFacts, 'location'>): Position => ({
  lng: location.longitude,
  lat: location.latitude,
})

/** Miles from a place to each campground within the radius, by id, nearest first. */
export function campgroundsWithin(
  campgrounds: readonly CampgroundFacts[],
  from: Position,
  radiusMiles: number = DEFAULT_DISTANCE_MILES,
): ReadonlyMap<string, number> {
  const near = campgrounds
    .map((one) => [one.id, finderMiles(from, campgroundPosition(one))] as const)
    .filter(([, miles]) => miles <= radiusMiles)
  return new Map(near.sort((a, b) => a[1] - b[1]))
}

/** `10.0 mi`: miles with one decimal. */
export const formatFinderMiles = (miles: number): string => `${miles.toFixed(1)} mi`
