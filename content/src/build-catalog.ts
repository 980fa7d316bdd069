import {
  accessPoint,
  campground,
  county,
  park,
  town,
  trailDetail,
  waterway,
  waterwayContact,
  wma,
} from '@bluffline/contract'
import type { z } from 'zod'
import type { CatalogLists } from './catalog.ts'
import { isVerified, trailGeometry } from './derive.ts'
import type { Finding } from './finding.ts'
import type { Facts, ListName, RawRecord } from './read-facts.ts'
import { resolve } from './resolve.ts'

/** A catalogue of the records that fit their schema, and a finding for each that does not. */
export interface Built {
  readonly lists: CatalogLists
  readonly findings: readonly Finding[]
}

type Complete = (record: RawRecord) => RawRecord

const nameOf = (record: RawRecord, index: number): string => String(record['id'] ?? record['fips'] ?? `#${index}`)

function regions(facts: Facts): ReadonlyMap<unknown, unknown> {
  return new Map(facts.lists.counties.map((record) => [record['name'], record['region']]))
}

/** Adds what every place gets from its county and its point. */
function completePlace(regionOf: ReadonlyMap<unknown, unknown>): Complete {
  return (record) => ({
    ...record,
    region: regionOf.get(record['county']),
    verified: isVerified(record, record['county']),
  })
}

function completeCampground(regionOf: ReadonlyMap<unknown, unknown>): Complete {
  return (record) => {
    const location = record['location'] as RawRecord
    const region = regionOf.get(location['county'])
    return { ...record, location: { ...location, region }, verified: isVerified(record, location['county']) }
  }
}

/** Reads every list of the facts. A line without its trail is a finding too. */
export function buildCatalog(facts: Facts): Built {
  const findings: Finding[] = []
  const regionOf = regions(facts)
  const place = completePlace(regionOf)

  const read = <T>(list: ListName, schema: z.ZodType<T>, complete: Complete = (record) => record): T[] =>
    facts.lists[list].flatMap((record, index) => {
      const report = (message: string) =>
        findings.push({ file: `${list}.json`, record: nameOf(record, index), rule: 'schema', message })
      try {
        const parsed = schema.safeParse(complete(resolve(record, facts) as RawRecord))
        if (parsed.success) return [parsed.data]
        for (const { path, message } of parsed.error.issues) report(`${path.join('.')}: ${message}`)
      } catch (cause) {
        report(cause instanceof Error ? cause.message : String(cause))
      }
      return []
    })

  const trails = read('trails', trailDetail, (record) => ({
    ...place(record),
    ...trailGeometry(record, facts.lines[String(record['id'])]),
  }))
  const known = new Set(facts.lists.trails.map(({ id }) => id))
  for (const id of Object.keys(facts.lines)) {
    if (!known.has(id))
      findings.push({ file: 'geometries', record: id, rule: 'schema', message: 'no trail has this id' })
  }

  const lists: CatalogLists = {
    trails,
    campgrounds: read('campgrounds', campground, completeCampground(regionOf)),
    wmas: read('wmas', wma, place),
    parks: read('parks', park, place),
    waterways: read('waterways', waterway, place),
    accessPoints: read('access-points', accessPoint, place),
    waterwayContacts: read('waterway-contacts', waterwayContact),
    towns: read('towns', town),
    counties: read('counties', county),
  }
  return { lists, findings }
}
