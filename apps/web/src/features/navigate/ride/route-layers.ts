import { degrees, sliceLine, type Fix, type Trip } from '@bluffline/core'
import { useMemo } from 'react'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { DONE_KIND, pathLayer, ROUTE_KIND, WAY_BACK_KIND } from '../../../map/layers/path.ts'
import { riderLayer } from '../../../map/layers/rider.ts'

/** The route is drawn anew after so much way: nobody sees less, and each drawing costs. */
const STEP_M = 20

/** What lies behind, what lies ahead, the way back where the route was left, and the rider. */
export function useRouteLayers(trip: Trip, fix: Fix | null): readonly MapLayer[] {
  const { line, wayBack, headingDeg } = trip
  const steps = Math.floor(trip.progressM / STEP_M)
  const route = useMemo(() => {
    const atM = steps * STEP_M
    return [
      pathLayer('route-done', DONE_KIND, [sliceLine(line, 0, atM)]),
      pathLayer('route', ROUTE_KIND, [sliceLine(line, atM, line.lengthM)]),
    ]
  }, [line, steps])
  const back = wayBack?.along?.line ?? null
  const backLayer = useMemo(() => pathLayer('way-back', WAY_BACK_KIND, back === null ? [] : [back]), [back])
  const rider = useMemo(() => (fix ? [riderLayer(fix, headingDeg ?? degrees(0))] : []), [fix, headingDeg])
  return useMemo(() => [...route, backLayer, ...rider], [route, backLayer, rider])
}
