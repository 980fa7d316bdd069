// Motor Vehicle Use Map: roads and trails with the machines that may use them, and when (public domain).
import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import { type ArcgisFeature, coordinatesOf } from './arcgis.ts'
import type { Candidate } from './candidate.ts'
import { lineMiles, lineOf, pointOn } from './line.ts'
import { sift, stated } from './sift.ts'
import { type Attributes, attributesOf, readableName, seasonOf, surfaceOf } from './usfs-values.ts'

/** Machines of the catalogue by the map's fields. A side-by-side is wider than 50 inches: "other OHV over 50 inches". */
const OPEN_FIELDS: readonly (readonly [field: string, dates: string, use: TrailUse])[] = [
  ['ATV', 'ATV_DATESOPEN', 'atv'],
  ['OTHER_OHV_GT50INCHES', 'OTHER_OHV_GT50_DATESOPEN', 'utv'],
  ['FOURWD_GT50INCHES', 'FOURWD_GT50_DATESOPEN', 'fourwheeldrive'],
  ['HIGHCLEARANCEVEHICLE', 'HIGHCLEARANCEVEHICLE_DATESOPEN', 'fourwheeldrive'],
  ['MOTORCYCLE', 'MOTORCYCLE_DATESOPEN', 'motorcycle'],
]

const OFF_ROAD_USES: readonly TrailUse[] = ['atv', 'utv', 'motorcycle']

const openTo = (attributes: Attributes) => {
  const open = OPEN_FIELDS.filter(([field]) => attributes(field)?.toLowerCase() === 'open')
  const uses = new Set(open.map(([, , use]) => use))
  // "Open to all vehicles" names every class, also where the field of the wide ones is left blank.
  if (/open to all vehicles/i.test(attributes('MVUM_SYMBOL_NAME') ?? '')) {
    for (const use of ['atv', 'utv', 'fourwheeldrive', 'motorcycle'] as const) uses.add(use)
  }
  return {
    uses: TRAIL_USES.filter((use) => uses.has(use)),
    dates: new Set(open.flatMap(([, dates]) => attributes(dates) ?? [])),
  }
}

const candidateOf = (feature: ArcgisFeature, sourceId: string): Candidate | string => {
  const attributes = attributesOf(feature.properties)
  const number = attributes('ID')
  if (number === null) return 'a route without a number'
  const ownName = attributes('NAME')
  const name = ownName === null ? `Forest Road ${number}` : `${readableName(ownName)} (${number})`
  const { uses, dates } = openTo(attributes)
  if (!uses.some((use) => OFF_ROAD_USES.includes(use))) return `${name}: highway-legal vehicles only`
  const line = lineOf(coordinatesOf(feature))
  if (line === null) return `${name}: no line`
  const season = dates.size === 1 ? seasonOf([...dates][0] ?? null, sourceId) : null
  const surface = surfaceOf(attributes('SURFACETYPE'))
  return {
    key: number,
    name,
    at: pointOn(line),
    line,
    fields: stated({ uses, lengthMiles: Number(lineMiles(line).toFixed(2)), season, surface }),
  }
}

/** Candidates of the map's features, and why others were left out: roads for street-legal vehicles are no trails. */
export const usfsMvum = (features: readonly ArcgisFeature[], sourceId: string) => {
  const results = features.map((feature) => candidateOf(feature, sourceId))
  return sift(results)
}
