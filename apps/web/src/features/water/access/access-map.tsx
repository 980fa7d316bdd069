import type { AccessPoint } from '@bluffline/contract'
import { boundsOf } from '@bluffline/core'
import { useMemo } from 'react'
import { placesLayer } from '../../../map/layers/places.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'

interface Props {
  readonly points: readonly AccessPoint[]
  readonly selectedId: string | null
  readonly onSelect: (id: string | null) => void
}

const CLOSEST_ZOOM = 13

/** Put-ins and take-outs on the built-in map. */
export function AccessMap({ points, selectedId, onSelect }: Props) {
  const layers = useMemo(() => [placesLayer('access', points)], [points])
  const selected = points.find(({ id }) => id === selectedId)
  const fit = useMemo(() => {
    const bounds = boundsOf(selected ? [selected.point] : points.map(({ point }) => point))
    return bounds && { bounds, padding: 48, maxZoom: CLOSEST_ZOOM }
  }, [points, selected])
  return (
    <TrailMap
      label="Map of put-ins and take-outs"
      start={{ bounds: ARKANSAS, paddingPx: 16 }}
      layers={layers}
      selectedId={selectedId}
      fit={fit}
      onSelect={(hits) => onSelect(hits[0]?.id ?? null)}
    />
  )
}
