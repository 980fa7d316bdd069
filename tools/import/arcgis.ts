// Pages through a layer of an ArcGIS REST service.
import { z } from 'zod'
import { ImportError } from './candidate.ts'
import { fetchJson, type Net } from './fetch-text.ts'
import type { Progress } from './progress.ts'

const PAGE_SIZE = 1000
const MOST_PAGES = 1000
const ARKANSAS_BOX = '-94.62,33.0,-89.64,36.5'

const lngLat = z.array(z.number()).min(2)
const geometry = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('LineString'), coordinates: z.array(lngLat) }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(lngLat)) }),
  ])
  .nullable()
const feature = z.object({ properties: z.record(z.string(), z.unknown()).nullable(), geometry })

const page = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(feature),
  exceededTransferLimit: z.boolean().optional(),
  properties: z.object({ exceededTransferLimit: z.boolean().optional() }).nullish(),
})
const failure = z.object({ error: z.object({ code: z.number().optional(), message: z.string() }) })
const counted = z.object({ count: z.number() })

export type ArcgisFeature = z.infer<typeof feature>

/** The parts of a feature's line. */
export const coordinatesOf = ({ geometry: line }: ArcgisFeature): number[][][] =>
  line === null ? [] : line.type === 'LineString' ? [line.coordinates] : line.coordinates

/** One answer of a layer, as GeoJSON. @throws ImportError when it is something else */
export const parsePage = (answer: unknown, from: string) => {
  const failed = failure.safeParse(answer)
  if (failed.success) throw new ImportError(`${from} refused the query: ${failed.data.error.message}.`)
  const parsed = page.safeParse(answer)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ImportError(`${from} sent no GeoJSON lines: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`)
}

/** Layers of a map service say it at the top, those of a feature service among the properties. */
const isMore = ({ exceededTransferLimit, properties }: z.infer<typeof page>) =>
  exceededTransferLimit ?? properties?.exceededTransferLimit ?? false

const countedBy = (answer: unknown): number | null => counted.safeParse(answer).data?.count ?? null

/** All features of a layer that touch Arkansas. The layer is asked for their number first, so that a short answer is noticed. */
export const fetchLayer = async (net: Net, layer: string, progress: Progress): Promise<readonly ArcgisFeature[]> => {
  const ask = (more: Readonly<Record<string, string>>) =>
    fetchJson(
      net,
      `${layer}/query?${new URLSearchParams({
        where: '1=1',
        geometry: ARKANSAS_BOX,
        geometryType: 'esriGeometryEnvelope',
        inSR: '4326',
        spatialRel: 'esriSpatialRelIntersects',
        ...more,
      }).toString()}`,
    )
  const total = countedBy(await ask({ returnCountOnly: 'true', f: 'json' }))
  const features: ArcgisFeature[] = []
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const answer = parsePage(
      await ask({
        outFields: '*',
        outSR: '4326',
        orderByFields: 'OBJECTID',
        resultOffset: String(features.length),
        resultRecordCount: String(PAGE_SIZE),
        f: 'geojson',
      }),
      layer,
    )
    features.push(...answer.features)
    progress(features.length, total, 'features')
    if (!isMore(answer) || answer.features.length === 0) break
  }
  if (total !== null && features.length < total)
    throw new ImportError(`${layer} named ${total} features and sent ${features.length}.`)
  return features
}
