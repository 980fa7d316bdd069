// Forest Service trails: the layer TrailNFSPublish of its data warehouse (public domain).
import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import { type ArcgisFeature, coordinatesOf } from './arcgis.ts'
import type { Candidate } from './candidate.ts'
import { groupBy } from './group-by.ts'
import { lineMiles, lineOf, pointOn } from './line.ts'
import { sift, stated } from './sift.ts'
import { type Attributes, attributesOf, readableName, seasonOf, surfaceOf } from './usfs-values.ts'

/** The digits of ALLOWED_TERRA_USE. */
const ALLOWED: Readonly<Record<string, readonly TrailUse[]>> = {
  1: ['hiking'],
  2: ['horse'],
  3: ['mountain_biking'],
  4: ['motorcycle'],
  5: ['atv'],
  6: ['utv', 'fourwheeldrive'],
}

const usesOf = (attributes: Attributes): readonly TrailUse[] => {
  const allowed = [...(attributes('ALLOWED_TERRA_USE') ?? '')].flatMap((digit) => ALLOWED[digit] ?? [])
  return TRAIL_USES.filter((use) => allowed.includes(use))
}

/** The dates for which a motor use is managed or accepted; null where none is stated, or two uses disagree. */
const motorSeason = (attributes: Attributes, sourceId: string) => {
  const dates = ['MOTORCYCLE', 'ATV', 'FOURWD'].flatMap(
    (use) => attributes(`${use}_MANAGED`) ?? attributes(`${use}_ACCPT`) ?? attributes(`${use}_ACCPT_DISC`) ?? [],
  )
  return new Set(dates).size === 1 ? seasonOf(dates[0] ?? null, sourceId) : null
}

/** Segments of one trail with the same uses belong together. */
const groupOf = (attributes: Attributes) =>
  [attributes('ADMIN_ORG'), attributes('TRAIL_NO'), attributes('TRAIL_NAME'), attributes('ALLOWED_TERRA_USE')].join('|')

const candidateOf = (features: readonly ArcgisFeature[], sourceId: string): Candidate | string => {
  const attributes = attributesOf(features[0]?.properties ?? null)
  const number = attributes('TRAIL_NO')
  if (number === null) return 'a trail without a number'
  const line = lineOf(features.flatMap(coordinatesOf))
  const name = readableName(attributes('TRAIL_NAME') ?? `Forest trail ${number}`)
  if (line === null) return `${name} (${number}): no line`
  const uses = usesOf(attributes)
  if (uses.length === 0) return `${name} (${number}): says nothing of who may use it`
  const season = motorSeason(attributes, sourceId)
  const surface = surfaceOf(attributes('TRAIL_SURFACE'))
  return {
    key: number,
    name,
    at: pointOn(line),
    line,
    fields: stated({ uses, lengthMiles: Number(lineMiles(line).toFixed(2)), season, surface }),
  }
}

/** Candidates of the layer's features, and why others were left out. Only trails on land count. */
export const usfsTrails = (features: readonly ArcgisFeature[], sourceId: string) => {
  const onLand = features.filter(({ properties }) => /^(TERRA)?$/i.test(attributesOf(properties)('TRAIL_TYPE') ?? ''))
  const groups = groupBy(onLand, ({ properties }) => groupOf(attributesOf(properties)))
  const results = groups.map((group) => candidateOf(group, sourceId))
  return sift(results)
}
