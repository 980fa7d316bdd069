import type { Trail } from '@bluffline/contract'
import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { useVerdicts } from '../../../data/verdict/use-verdicts.ts'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { trailLinesLayer } from '../../../map/layers/trail-lines.ts'

const NONE: readonly Trail[] = []

/** The trails we know of, under the ride, as far as they are on this phone. */
export function useTrailLayers(): readonly MapLayer[] {
  const { lines } = useTrailLines()
  const { records } = useTrails()
  const verdicts = useVerdicts(records ?? NONE)
  return useMemo(() => {
    if (!lines) return []
    const words = new Map([...verdicts].map(([id, { verdict }]) => [id, verdict]))
    return [trailLinesLayer(lines as unknown as FeatureCollection, words)]
  }, [lines, verdicts])
}
