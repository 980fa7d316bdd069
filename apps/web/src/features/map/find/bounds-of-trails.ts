import type { Trail } from '@bluffline/contract'
import { boundsOf, type Bounds, type Position } from '@bluffline/core'

type Placed = Pick<Trail, 'bbox' | 'point'>

function corners({ bbox, point }: Placed): readonly Position[] {
  if (bbox === null) return point === null ? [] : [point]
  const [west, south, east, north] = bbox
  return [
    { lng: west, lat: south },
    { lng: east, lat: north },
  ]
}

/** The box around some trails; null where none of them has a place. */
export const boundsOfTrails = (trails: readonly Placed[]): Bounds | null => boundsOf(trails.flatMap(corners))
