import type { Bounds } from '@bluffline/core'
import { useMemo } from 'react'
import type { KeptWaypoint } from '../../../data/rides/ride-rows.ts'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import type { MapHit } from '../../../map/layers/map-layer.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import type { ScrubProps } from '../charts/ride-charts.tsx'
import { markLayer, rideLayers } from './ride-layers.ts'

interface Props extends ScrubProps {
  readonly title: string
  readonly waypoints: readonly KeptWaypoint[]
}

/** A ride around the house is not drawn as if seen from a rooftop. */
const LEAST_DEG = 0.004
const widened = ({ west, south, east, north }: Bounds): Bounds => {
  const [x, y] = [Math.max(0, LEAST_DEG - (east - west)) / 2, Math.max(0, LEAST_DEG - (north - south)) / 2]
  return { west: west - x, east: east + x, south: south - y, north: north + y }
}

/** The ride on the map; a tap on its line moves the marker of the charts. */
export function RideMap({ title, digest, waypoints, at, onAt }: Props) {
  const [{ ground }] = useMapChoices()
  const ride = useMemo(() => rideLayers(digest, waypoints), [digest, waypoints])
  const mark = useMemo(() => (at ? [markLayer(at)] : []), [at])
  const layers = useMemo(() => [...ride, ...mark], [ride, mark])
  const samples = useMemo(() => digest.stretches.flat(), [digest])
  const touch = ([hit]: readonly MapHit[]) => {
    const sample = hit && samples[Number(hit.id)]
    if (sample) onAt(sample)
  }
  return (
    <TrailMap
      label={`Map of ${title}`}
      start={{ bounds: digest.bounds ? widened(digest.bounds) : ARKANSAS, paddingPx: 40, maxZoom: 16 }}
      layers={layers}
      ground={ground}
      onSelect={touch}
    />
  )
}
