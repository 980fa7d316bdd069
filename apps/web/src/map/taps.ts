import type { GeoJSONSource, Map as MapLibreMap, MapGeoJSONFeature } from 'maplibre-gl'
import { idsOfText, LAST_CLUSTER_ZOOM } from './layers/trail-points.ts'
import type { MapHit } from './layers/map-layer.ts'
import { TAPPABLE } from './style/compose-style.ts'

/** Half the width of a gloved finger: a tap counts within 44 px across. */
const REACH_PX = 22
/** Within this a tap plainly means the one thing it lies on. */
const EXACT_PX = 6
/** A cluster that no zoom takes apart is listed, up to this many. */
const MOST_LEAVES = 50

interface Screen {
  readonly x: number
  readonly y: number
}

interface Tapped {
  readonly source: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** The things some features stand for, each once. */
export function hitsOf(features: readonly Tapped[]): readonly MapHit[] {
  const hits = features.flatMap(({ source, properties }) => {
    const ids = typeof properties['ids'] === 'string' ? idsOfText(properties['ids']) : [String(properties['id'] ?? '')]
    return ids.filter((id) => id !== '').map((id): MapHit => ({ layerId: source, id }))
  })
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()]
}

/** Everything within reach, unless exactly one thing lies right under the finger. */
export function chooseHits(exact: readonly MapHit[], near: readonly MapHit[]): readonly MapHit[] {
  return exact.length === 1 ? exact : near
}

const isCluster = ({ properties }: Tapped): boolean => properties['cluster'] === true

async function openCluster(map: MapLibreMap, cluster: MapGeoJSONFeature): Promise<readonly MapHit[] | null> {
  const source = map.getSource<GeoJSONSource>(cluster.source)
  const id = Number(cluster.properties['cluster_id'])
  if (source === undefined || cluster.geometry.type !== 'Point') return null
  const zoom = await source.getClusterExpansionZoom(id)
  if (zoom > LAST_CLUSTER_ZOOM) {
    const leaves = await source.getClusterLeaves(id, MOST_LEAVES, 0)
    const spots = new Set(leaves.map((leaf) => JSON.stringify(leaf.geometry)))
    if (spots.size === 1)
      return hitsOf(leaves.map(({ properties }) => ({ source: cluster.source, properties: properties ?? {} })))
  }
  const [lng = 0, lat = 0] = cluster.geometry.coordinates
  map.easeTo({ center: [lng, lat], zoom: zoom + 0.4 })
  return null
}

/** What a tap means: things, none, or null where it opened a cluster instead. */
export async function hitsAt(map: MapLibreMap, { x, y }: Screen): Promise<readonly MapHit[] | null> {
  const layers = map.getLayersOrder().filter((id) => map.getLayer(id)?.metadata === TAPPABLE)
  const within = (reach: number): readonly MapGeoJSONFeature[] =>
    map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers },
    )
  const near = within(REACH_PX)
  const exact = within(EXACT_PX)
  const cluster = exact.find(isCluster) ?? (near.every(isCluster) ? near[0] : undefined)
  if (cluster !== undefined) return openCluster(map, cluster)
  const things = (features: readonly MapGeoJSONFeature[]) => hitsOf(features.filter((it) => !isCluster(it)))
  return chooseHits(things(exact), things(near))
}
