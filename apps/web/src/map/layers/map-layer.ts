import type { FeatureCollection } from 'geojson'
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapTokens } from '../style/map-tokens.ts'

export interface LayerPaint {
  readonly tokens: MapTokens
  /** Id of the source that holds the layer's data. */
  readonly source: string
  /** What is selected, for a filter; null for nothing. */
  readonly selectedId: string | null
}

/**
 * How one kind of thing is drawn: a constant of the code, never made while rendering. Ids of the style layers begin with `source`.
 * A feature that can be tapped carries `id` in its properties, or `ids` between spaces where it stands for several.
 */
export interface LayerKind {
  /** `below` the names of the base map (lines, areas) or `above` them (markers). */
  readonly slot: 'below' | 'above'
  readonly paint: (paint: LayerPaint) => readonly LayerSpecification[]
  /** Whether a tap on it counts. */
  readonly tappable?: boolean
  readonly cluster?: {
    readonly radiusPx: number
    /** Last zoom that still gathers. */
    readonly maxZoom: number
    readonly sums: Readonly<Record<string, FilterSpecification>>
  }
}

/**
 * One layer of data as a plain value. The owner compares `data` by identity: the same object is never sent twice, so keep it
 * (`useMemo`) while nothing has changed.
 */
export interface MapLayer {
  readonly id: string
  readonly kind: LayerKind
  readonly data: FeatureCollection
}

/** What was tapped. */
export interface MapHit {
  readonly layerId: string
  readonly id: string
}
