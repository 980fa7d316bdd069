import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { BaseMapData } from '../base/base-map-data.ts'
import type { MapLayer } from '../layers/map-layer.ts'
import { TILE_LAYERS, tileTemplate, type Ground, type TileLayer } from '../tiles/tile-layers.ts'
import { background, baseGround, baseLabels, baseSources } from './base-layers.ts'
import type { MapTokens } from './map-tokens.ts'

/** Marks the style layers a tap asks. */
export const TAPPABLE = 'tappable'

/** Everything the map shows, as values. */
export interface Scene {
  readonly tokens: MapTokens
  /** Null until the built-in map has come. */
  readonly base: BaseMapData | null
  readonly ground: Ground
  readonly layers: readonly MapLayer[]
  readonly selectedId: string | null
}

export interface MapStyle {
  readonly sources: Readonly<Record<string, SourceSpecification>>
  /** From the bottom to the top. */
  readonly layers: readonly LayerSpecification[]
}

const rasterSource = (ground: TileLayer): SourceSpecification => ({
  type: 'raster',
  tiles: [tileTemplate(ground)],
  tileSize: 256,
  maxzoom: TILE_LAYERS[ground].lastZoom,
})

const rasterLayer = (ground: TileLayer): LayerSpecification => ({
  id: `tiles-${ground}`,
  type: 'raster',
  source: `tiles-${ground}`,
  paint: { 'raster-fade-duration': 0 },
})

function dataSource({ data, kind }: MapLayer): SourceSpecification {
  const plain = { type: 'geojson', data, promoteId: 'id' } as const
  if (kind.cluster === undefined) return plain
  const { radiusPx, maxZoom, sums } = kind.cluster
  return { ...plain, cluster: true, clusterRadius: radiusPx, clusterMaxZoom: maxZoom, clusterProperties: { ...sums } }
}

/** The style of a scene: a pure function, so that a theme, a red light for the night or a test is only other values. */
export function composeStyle(scene: Scene): MapStyle {
  const { tokens, base, ground, layers, selectedId } = scene
  const tiles = ground === 'builtIn' ? null : ground
  const painted = (slot: 'below' | 'above') =>
    layers
      .filter(({ kind }) => kind.slot === slot)
      .flatMap(({ id, kind }) =>
        kind
          .paint({ tokens, source: id, selectedId })
          .map((layer) => (kind.tappable === true ? { ...layer, metadata: TAPPABLE } : layer)),
      )
  return {
    sources: {
      ...(base !== null && baseSources(base)),
      ...(tiles !== null && { [`tiles-${tiles}`]: rasterSource(tiles) }),
      ...Object.fromEntries(layers.map((layer) => [layer.id, dataSource(layer)])),
    },
    layers: [
      background(tokens),
      ...(base === null ? [] : baseGround(tokens)),
      ...(tiles === null || base === null ? [] : baseLabels(tokens)),
      ...(tiles === null ? [] : [rasterLayer(tiles)]),
      ...painted('below'),
      ...(tiles !== null || base === null ? [] : baseLabels(tokens)),
      ...painted('above'),
    ],
  }
}
