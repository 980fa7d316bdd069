import type { Trail } from '@bluffline/contract'
import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import { useTrailNetwork } from '../../data/navigation/use-trail-network.ts'
import { useVerdicts } from '../../data/verdict/use-verdicts.ts'
import type { MapLayer } from '../../map/layers/map-layer.ts'
import { trailLinesLayer } from '../../map/layers/trail-lines.ts'

const NONE: readonly Trail[] = []

/** The trails of the catalogue below the route, as far as they are on this phone. */
export function useTrailLayers(): readonly MapLayer[] {
  const { network } = useTrailNetwork()
  const verdicts = useVerdicts(network?.trails ?? NONE)
  return useMemo(() => {
    if (!network) return []
    const words = new Map([...verdicts].map(([id, { verdict }]) => [id, verdict]))
    return [trailLinesLayer(network.lines as unknown as FeatureCollection, words)]
  }, [network, verdicts])
}
