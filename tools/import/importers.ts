import { MOTOR_USES, TRAIL_USES, type TrailUse } from '@bluffline/core'
import { fetchLayer } from './arcgis.ts'
import { type Answer, type Candidate, ImportError, type SourceEntry } from './candidate.ts'
import type { Net } from './fetch-text.ts'
import { readTracks, trackCandidates } from './files.ts'
import { fetchElements, OVERPASS, overpassTrails } from './overpass.ts'
import type { Progress } from './progress.ts'
import { fetchFacilities, RIDB, ridbCampgrounds } from './ridb.ts'
import { withCampsites } from './ridb-sites.ts'
import { usfsMvum } from './usfs-mvum.ts'
import { usfsTrails } from './usfs-trails.ts'

export interface Request {
  /** Files or addresses; for the live services another address than the usual one. */
  readonly places: readonly string[]
  readonly uses: readonly TrailUse[]
  readonly title: string | null
  readonly apiKey: string | null
  readonly today: string
}
interface With {
  readonly net: Net
  readonly progress: Progress
}
export type Importer = (request: Request, tools: With) => Promise<Answer>

const EDW = 'https://apps.fs.usda.gov/arcx/rest/services/EDW'
const cites = (prefix: string) => (record: Readonly<Record<string, unknown>>) =>
  Array.isArray(record['sources']) && record['sources'].some((id) => String(id).startsWith(prefix))

interface Found {
  readonly candidates: readonly Candidate[]
  readonly skipped: readonly string[]
}
const notEmpty = (found: Found, from: string): Found => {
  if (found.candidates.length > 0) return found
  throw new ImportError(
    `${from} named nothing that can be used (${found.skipped.length} left out: ${found.skipped.slice(0, 3).join('; ')}).`,
  )
}

const liveSource = (id: string, today: string, about: { title: string; ref: string }): SourceEntry => ({
  id: `${id}-${today}`,
  ...about,
  asOf: today,
  seen: today,
})

const trails: Importer = async ({ places, today }, { net, progress }) => {
  const layer = places[0] ?? `${EDW}/EDW_TrailNFSPublish_01/MapServer/0`
  const id = 'usfs-edw-national-forest-system-trails'
  const source = liveSource(id, today, { title: 'USFS EDW National Forest System trails (public domain)', ref: layer })
  const found = notEmpty(usfsTrails(await fetchLayer(net, layer, progress), source.id), 'The trail layer')
  const speaksOf = TRAIL_USES.filter((use) => use !== 'paddling')
  return {
    list: 'trails',
    source,
    confidence: 'official',
    keyField: 'officialId',
    speaksOf,
    covers: cites(id),
    ...found,
  }
}

const mvum: Importer = async ({ places, today }, { net, progress }) => {
  const service = places[0] ?? `${EDW}/EDW_MVUM_02/MapServer`
  const id = 'usfs-motor-vehicle-use-map'
  const source = liveSource(id, today, { title: 'USFS Motor Vehicle Use Map (public domain)', ref: service })
  const features = [
    ...(await fetchLayer(net, `${service}/1`, progress)),
    ...(await fetchLayer(net, `${service}/2`, progress)),
  ]
  const found = notEmpty(usfsMvum(features, source.id), 'The map')
  return {
    list: 'trails',
    source,
    confidence: 'official',
    keyField: 'officialId',
    speaksOf: MOTOR_USES,
    covers: cites(id),
    ...found,
  }
}

const ridb: Importer = async ({ places, apiKey, today }, { net, progress }) => {
  if (apiKey === null)
    throw new ImportError('RIDB wants a key: ask for one at ridb.recreation.gov and set RIDB_API_KEY.')
  const source = liveSource('ridb-facilities', today, {
    title: 'Recreation Information Database, facilities (US Government)',
    ref: RIDB,
  })
  const found = notEmpty(
    ridbCampgrounds(await fetchFacilities(net, { base: places[0] ?? RIDB, apiKey }, progress)),
    'RIDB',
  )
  const covers = (record: Readonly<Record<string, unknown>>) => typeof record['ridbFacilityId'] === 'string'
  return {
    list: 'campgrounds',
    source,
    confidence: 'official',
    keyField: 'ridbFacilityId',
    speaksOf: [],
    covers,
    ...found,
  }
}

/** The same with counts and hookups of every campsite: some two minutes at the pace the service allows. */
const ridbSites: Importer = async (request, { net, progress }) => {
  const found = await ridb(request, { net, progress })
  const from = { base: request.places[0] ?? RIDB, apiKey: request.apiKey ?? '' }
  return { ...found, candidates: await withCampsites(net, from, { candidates: found.candidates, progress }) }
}

const overpass: Importer = async ({ places, today }, { net }) => {
  const id = 'openstreetmap-trails'
  const title = '© OpenStreetMap contributors, Open Database Licence 1.0'
  const source = liveSource(id, today, { title, ref: 'https://www.openstreetmap.org/copyright' })
  const found = notEmpty(overpassTrails(await fetchElements(net, places[0] ?? OVERPASS)), 'OpenStreetMap')
  return { list: 'trails', source, confidence: 'sourced', keyField: null, speaksOf: [], covers: cites(id), ...found }
}

const ofFiles =
  (format: 'gpx' | 'geojson' | 'kml'): Importer =>
  async ({ places, uses, title, today }, { net, progress }) => {
    if (places.length === 0) throw new ImportError(`Name the ${format} files or addresses to read.`)
    if (title === null) throw new ImportError('Say where the tracks come from: --title "…". Every fact has a source.')
    const parts: Found[] = []
    for (const place of places) {
      parts.push(trackCandidates(await readTracks(net, place, format), uses))
      progress(parts.length, places.length, 'files')
    }
    const found = {
      candidates: parts.flatMap((part) => part.candidates),
      skipped: parts.flatMap((part) => part.skipped),
    }
    const slug = title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const source = { id: `${slug}-${today}`, title, ref: places.join(', ').slice(0, 500), asOf: today, seen: today }
    return {
      list: 'trails',
      source,
      confidence: 'sourced',
      keyField: null,
      speaksOf: uses,
      covers: () => false,
      ...notEmpty(found, places.join(', ')),
    }
  }

export const IMPORTERS: Readonly<Record<string, Importer>> = {
  'usfs-trails': trails,
  'usfs-mvum': mvum,
  ridb,
  'ridb-sites': ridbSites,
  overpass,
  gpx: ofFiles('gpx'),
  geojson: ofFiles('geojson'),
  kml: ofFiles('kml'),
}
