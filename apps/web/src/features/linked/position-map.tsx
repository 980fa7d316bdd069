import type { ShownPosition } from '@bluffline/contract'
import { boundsOf, metres, type Bounds } from '@bluffline/core'
import { useMemo, useState } from 'react'
import { useMapChoices } from '../../map/choices/use-map-choices.ts'
import { meLayer } from '../../map/layers/me.ts'
import { pathLayer, TRACK_KIND } from '../../map/layers/path.ts'
import { ARKANSAS } from '../../map/map-view.ts'
import { TrailMap } from '../../map/trail-map.tsx'

interface Props {
  readonly riderName: string
  /** The newest last; one at least. */
  readonly positions: readonly ShownPosition[]
}

/** So much around a single point that roads and names are seen. */
const LEAST_DEG = 0.02
const widened = ({ west, south, east, north }: Bounds): Bounds => ({
  west: west - LEAST_DEG,
  south: south - LEAST_DEG,
  east: east + LEAST_DEG,
  north: north + LEAST_DEG,
})

/** The way somebody came and where they were last heard of. It does not jump when a new position comes. */
export function PositionMap({ riderName, positions }: Props) {
  const [{ ground }] = useMapChoices()
  const [start] = useState(() => {
    const around = boundsOf(positions)
    return { bounds: around ? widened(around) : ARKANSAS, paddingPx: 40, maxZoom: 15 }
  })
  const layers = useMemo(() => {
    const last = positions.at(-1)
    return [pathLayer('way', TRACK_KIND, [positions]), ...(last ? [meLayer(last, metres(last.accuracyM ?? 0))] : [])]
  }, [positions])
  return (
    <div className="relative h-72 overflow-hidden rounded-md border border-line sm:h-96">
      <TrailMap
        label={`Map of where ${riderName} was last heard of`}
        start={start}
        layers={layers}
        ground={ground}
        noLocate
      />
    </div>
  )
}
