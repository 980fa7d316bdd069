import type { Campground, Trail } from '@bluffline/contract'
import { campgroundPosition } from '@bluffline/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { useVerdicts } from '../../../data/verdict/use-verdicts.ts'
import type { MapHit } from '../../../map/layers/map-layer.ts'
import { placesLayer } from '../../../map/layers/places.ts'
import { trailLinesLayer } from '../../../map/layers/trail-lines.ts'
import { TrailMap } from '../../../map/trail-map.tsx'

const NO_TRAILS: readonly Trail[] = []
/** Degrees around the campground that the map begins with: some five miles. */
const AROUND_DEG = 0.08

/** A campground on the map, with the trails around it as they stand for the rider today; a tap on a trail leads to its page. */
export function CampMap({ campground }: { readonly campground: Campground }) {
  const navigate = useNavigate()
  const { lines } = useTrailLines()
  const verdicts = useVerdicts(useTrails().records ?? NO_TRAILS)
  const { lng, lat } = campgroundPosition(campground)
  const layers = useMemo(() => {
    const shown = new Map([...verdicts].map(([id, { verdict }]) => [id, verdict] as const))
    const camp = placesLayer('campgrounds', [{ id: campground.id, name: campground.name, point: { lng, lat } }])
    return lines ? [trailLinesLayer(lines, shown), camp] : [camp]
  }, [campground, lines, verdicts, lng, lat])
  const bounds = {
    west: lng - AROUND_DEG,
    east: lng + AROUND_DEG,
    south: lat - AROUND_DEG,
    north: lat + AROUND_DEG,
  }
  const open = (hits: readonly MapHit[]) => {
    const trail = hits.find(({ id }) => verdicts.has(id))
    if (trail) void navigate(`/map/${trail.id}`)
  }
  return (
    <TrailMap
      label={`Map of ${campground.name}`}
      start={{ bounds, paddingPx: 16 }}
      layers={layers}
      stillFirst
      selectedId={campground.id}
      onSelect={open}
    />
  )
}
