import type { CatalogCounts, TrailDetail } from '@bluffline/contract'
import type { CatalogLists } from './catalog.ts'

/** A source, and not only somebody's memory, opens this verified trail to side-by-sides. */
const isUtvTrail = ({ verified, uses, recalledFields }: TrailDetail): boolean =>
  verified && uses.includes('utv') && !recalledFields.some((field) => field.startsWith('uses'))

/** The headline numbers of the app. */
export function countCatalog(lists: CatalogLists): CatalogCounts {
  const { trails, campgrounds, wmas, parks, waterways, accessPoints, counties, towns } = lists
  const mapped = trails.reduce((sum, { mappedMiles }) => sum + (mappedMiles ?? 0), 0)
  return {
    trails: trails.length,
    verifiedTrails: trails.filter(({ verified }) => verified).length,
    utvTrails: trails.filter(isUtvTrail).length,
    trailsWithLine: trails.filter(({ geometry }) => geometry !== null).length,
    mappedMiles: Number(mapped.toFixed(1)),
    campgrounds: campgrounds.length,
    wmas: wmas.length,
    featuredWmas: wmas.filter(({ featured }) => featured).length,
    parks: parks.length,
    waterways: waterways.length,
    accessPoints: accessPoints.length,
    counties: counties.length,
    towns: towns.length,
  }
}
