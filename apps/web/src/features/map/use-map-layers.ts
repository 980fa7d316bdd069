import type { RideVerdict } from '@bluffline/core'
import { useMemo } from 'react'
import type { MapLayer } from '../../map/layers/map-layer.ts'
import { trailLinesLayer } from '../../map/layers/trail-lines.ts'
import { trailPointLayers } from '../../map/layers/trail-points.ts'
import type { Verdict } from '../../map/layers/verdict-of.ts'
import type { MapTrails } from './find/use-map-trails.ts'

const bare = (verdicts: ReadonlyMap<string, RideVerdict>): ReadonlyMap<string, Verdict> =>
  new Map([...verdicts].map(([id, { verdict }]) => [id, verdict]))

/** The layers of the map, bottom to top, each kept while what it shows stays the same. */
export function useMapLayers({ trails, lines, verdicts }: MapTrails, places: readonly MapLayer[]): readonly MapLayer[] {
  const shown = useMemo(() => new Set(trails.map(({ id }) => id)), [trails])
  const byId = useMemo(() => bare(verdicts), [verdicts])
  const lineLayer = useMemo(() => {
    const features = lines?.features.filter(({ properties }) => shown.has(properties.id)) ?? []
    return trailLinesLayer({ type: 'FeatureCollection', features: features as GeoJSON.Feature[] }, byId)
  }, [lines, shown, byId])
  const pointLayers = useMemo(() => {
    const withLine = new Set(lines?.features.map(({ properties }) => properties.id))
    return trailPointLayers(trails, byId, withLine)
  }, [trails, lines, byId])
  return useMemo(() => [lineLayer, ...places, ...pointLayers], [lineLayer, places, pointLayers])
}
