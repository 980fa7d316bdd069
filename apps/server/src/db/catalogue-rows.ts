import type {
  AccessPoint,
  Campground,
  CatalogCounts,
  Park,
  PlaceNoun,
  Region,
  Trail,
  TrailDetail,
  TrailLine,
  Waterway,
  Wma,
} from '@bluffline/contract'
import type { Position } from '@bluffline/core'

/** What goes into the database; the content package's catalogue has all of it. */
export interface SeedCatalogue {
  readonly version: string
  readonly counts: CatalogCounts
  readonly trails: readonly TrailDetail[]
  readonly campgrounds: readonly Campground[]
  readonly wmas: readonly Wma[]
  readonly parks: readonly Park[]
  readonly waterways: readonly Waterway[]
  readonly accessPoints: readonly AccessPoint[]
}

export type Shape = TrailLine | { readonly type: 'Point'; readonly coordinates: readonly [number, number] }

interface PlaceFacts {
  readonly id: string
  readonly name: string
  readonly counties: readonly string[]
  readonly region: Region
  readonly point: Position | null
  readonly words: readonly (string | null)[]
}

/** "Van Buren County", "van buren" and "VAN BUREN" are one county. */
export const countyKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+county$/, '')

const searchText = (words: readonly (string | null)[]): string =>
  words
    .filter((word) => word !== null)
    .join(' ')
    .toLowerCase()

const pointShape = (point: Position | null): Shape | null =>
  point && { type: 'Point', coordinates: [point.lng, point.lat] }

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare
const inOrder = <T extends { readonly id: string; readonly name: string }>(records: readonly T[]): readonly T[] =>
  records.toSorted((a, b) => byName(a.name, b.name) || (a.id < b.id ? -1 : 1))

const trailRow = ({ geometry, ...trail }: TrailDetail, ordinal: number) => ({
  id: trail.id,
  ordinal,
  county: countyKey(trail.county),
  region: trail.region,
  uses: trail.uses,
  difficulty: trail.difficulty,
  length_miles: trail.lengthMiles,
  search: searchText([
    trail.name,
    trail.system,
    trail.manager,
    `${trail.county} county`,
    trail.region,
    ...trail.features,
    ...trail.features.map((feature) => feature.replaceAll('-', ' ')),
  ]),
  shape: geometry ?? pointShape(trail.point),
  summary: JSON.stringify(trail satisfies Trail),
  line: geometry && JSON.stringify(geometry),
})
export type TrailRow = ReturnType<typeof trailRow>

const placeRow = (noun: PlaceNoun, facts: PlaceFacts, rest: { ordinal: number; record: unknown }) => ({
  noun,
  id: facts.id,
  ordinal: rest.ordinal,
  counties: facts.counties.map(countyKey),
  region: facts.region,
  search: searchText([facts.name, ...facts.words, ...facts.counties.map((name) => `${name} county`), facts.region]),
  shape: pointShape(facts.point),
  record: JSON.stringify(rest.record),
})
export type PlaceRow = ReturnType<typeof placeRow>

const campgroundFacts = ({ id, name, location, type }: Campground): PlaceFacts => ({
  id,
  name,
  counties: [location.county],
  region: location.region,
  point: { lng: location.longitude, lat: location.latitude },
  words: [location.city, type.replaceAll('_', ' ')],
})
const wmaFacts = (wma: Wma): PlaceFacts => ({ ...wma, words: [wma.ownership, 'wildlife management area wma'] })
const parkFacts = (park: Park): PlaceFacts => ({
  ...park,
  counties: [park.county],
  words: [park.operator, park.landType],
})
const waterwayFacts = (waterway: Waterway): PlaceFacts => ({
  ...waterway,
  words: [waterway.type.replaceAll('_', ' '), ...waterway.gauges.map((gauge) => gauge.name)],
})
const accessFacts = (access: AccessPoint): PlaceFacts => ({
  ...access,
  counties: [access.county],
  words: [access.river, access.kind.replaceAll('_', ' '), access.managingAgency],
})

/** The rows of the trail table, by name. */
export const trailRows = (catalogue: SeedCatalogue): TrailRow[] => inOrder(catalogue.trails).map(trailRow)

/** The rows of the place table, each noun by name. */
export const placeRows = (catalogue: SeedCatalogue): PlaceRow[] => {
  const rows = <T extends { readonly id: string; readonly name: string }>(
    noun: PlaceNoun,
    records: readonly T[],
    factsOf: (record: T) => PlaceFacts,
  ) => inOrder(records).map((record, ordinal) => placeRow(noun, factsOf(record), { ordinal, record }))
  return [
    ...rows('campgrounds', catalogue.campgrounds, campgroundFacts),
    ...rows('wmas', catalogue.wmas, wmaFacts),
    ...rows('parks', catalogue.parks, parkFacts),
    ...rows('waterways', catalogue.waterways, waterwayFacts),
    ...rows('access-points', catalogue.accessPoints, accessFacts),
  ]
}
