import type { Position } from '@bluffline/core'
import type { CatalogLists } from '../catalog.ts'

/** A record of any noun, reduced to what the rules compare. */
export interface Place {
  readonly file: string
  readonly id: string
  readonly name: string
  readonly county: string
  readonly point: Position | null
}

type Described = Omit<Place, 'file'>

const placesIn = (file: string, records: readonly Described[]): Place[] =>
  records.map(({ id, name, county, point }) => ({ file, id, name, county, point }))

/** Everything of the catalogue that stands in a county. */
export const placesOf = (lists: CatalogLists): readonly Place[] => [
  ...placesIn('trails.json', lists.trails),
  ...placesIn(
    'campgrounds.json',
    lists.campgrounds.map(({ id, name, location }) => ({
      id,
      name,
      county: location.county,
      point: { lng: location.longitude, lat: location.latitude },
    })),
  ),
  ...placesIn('wmas.json', lists.wmas),
  ...placesIn('parks.json', lists.parks),
  ...placesIn('waterways.json', lists.waterways),
  ...placesIn('access-points.json', lists.accessPoints),
  ...placesIn('towns.json', lists.towns),
]
