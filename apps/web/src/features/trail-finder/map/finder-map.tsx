import type { Trail } from '@bluffline/contract'
import { boundsOf, type Bounds, type RideVerdict } from '@bluffline/core'
import { useMemo } from 'react'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import type { MapHit } from '../../../map/layers/map-layer.ts'
import { trailLinesLayer } from '../../../map/layers/trail-lines.ts'
import { trailPointLayers } from '../../../map/layers/trail-points.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'

interface Props {
  readonly found: readonly Trail[]
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  readonly selectedId: string | null
  /** The trails under the finger, each once; empty for a tap beside everything. */
  readonly onSelect: (ids: readonly string[]) => void
  readonly footPx?: number
}

const PADDING_PX = 56
const CLOSEST_ZOOM = 13

/** Around everything found; a trail with a line counts with its whole length. */
function boundsOfTrails(trails: readonly Trail[]): Bounds | null {
  const corners = trails.flatMap(({ bbox, point }) => {
    if (bbox === null) return point === null ? [] : [point]
    const [west, south, east, north] = bbox
    return [
      { lng: west, lat: south },
      { lng: east, lat: north },
    ]
  })
  return corners.length === 0 ? null : boundsOf(corners)
}

/** What was found, on the map; it follows the list and brings it into view. */
export function FinderMap({ found, verdicts, selectedId, onSelect, footPx = 0 }: Props) {
  const { lines } = useTrailLines()
  const shown = useMemo(
    () => new Map(found.map(({ id }) => [id, verdicts.get(id)?.verdict ?? 'unknown'])),
    [found, verdicts],
  )
  const layers = useMemo(() => {
    const features = lines?.features.filter(({ id }) => shown.has(id)) ?? []
    const withLine = new Set(features.map(({ id }) => id))
    return [
      trailLinesLayer({ type: 'FeatureCollection', features }, shown),
      ...trailPointLayers(found, shown, withLine),
    ]
  }, [lines, found, shown])
  const fit = useMemo(() => {
    const bounds = boundsOfTrails(found)
    return bounds && { bounds, padding: PADDING_PX, maxZoom: CLOSEST_ZOOM }
  }, [found])
  return (
    <TrailMap
      label="Map of the trails found"
      start={{ bounds: ARKANSAS, paddingPx: 16 }}
      layers={layers}
      stillFirst
      selectedId={selectedId}
      fit={fit}
      footPx={footPx}
      onSelect={(hits: readonly MapHit[]) => onSelect([...new Set(hits.map(({ id }) => id))])}
    />
  )
}
