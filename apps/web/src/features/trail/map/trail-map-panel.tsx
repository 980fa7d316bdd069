import type { Campground, TrailDetail } from '@bluffline/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTrailLines } from '../../../data/trails/use-trail-lines.ts'
import { useAccessPoints, useCampgrounds, useParks } from '../../../data/places/use-places.ts'
import { useTrails } from '../../../data/trails/use-trails.ts'
import { useVerdict } from '../../../data/verdict/use-verdicts.ts'
import { useMapChoices } from '../../../map/choices/use-map-choices.ts'
import type { MapHit, MapLayer } from '../../../map/layers/map-layer.ts'
import { placesLayer } from '../../../map/layers/places.ts'
import { ARKANSAS } from '../../../map/map-view.ts'
import { TrailMap } from '../../../map/trail-map.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ProfilePoint } from '../elevation/profile.ts'
import { pointWords } from '../facts/page-words.ts'
import { GroundChoice } from './ground-choice.tsx'
import { nearbyLinesLayer, nearbyPointsLayer } from './context-layers.ts'
import { trailBounds } from './trail-bounds.ts'
import { scrubLayer, trailLayers } from './trail-layers.ts'

interface Props {
  readonly trail: TrailDetail
  /** The place under the finger on the elevation profile. */
  readonly at: ProfilePoint | null
}

const campgroundMark = ({ id, name, location }: Campground) => ({
  id,
  name,
  point: { lng: location.longitude, lat: location.latitude },
})

/** Camps, parks and accesses, so that a rider sees what lies along the way. */
function usePlaceLayers(): readonly MapLayer[] {
  const accesses = useAccessPoints().records
  const campgrounds = useCampgrounds().records
  const parks = useParks().records
  return useMemo(
    () => [
      ...(accesses ? [placesLayer('access', accesses)] : []),
      ...(campgrounds ? [placesLayer('campgrounds', campgrounds.map(campgroundMark))] : []),
      ...(parks ? [placesLayer('parks', parks)] : []),
    ],
    [accesses, campgrounds, parks],
  )
}

/** Trails around first, the trail itself above them, the finger on top. Each stays the same object while its own data does. */
function useLayers(trail: TrailDetail, at: ProfilePoint | null): readonly MapLayer[] {
  const { lines } = useTrailLines()
  const { records } = useTrails()
  const verdict = useVerdict(trail)?.verdict ?? 'unknown'
  const around = useMemo(() => (lines ? [nearbyLinesLayer(lines, trail.id)] : []), [lines, trail.id])
  const marks = useMemo(() => (records ? [nearbyPointsLayer(records, trail.id)] : []), [records, trail.id])
  const own = useMemo(() => trailLayers(trail, verdict), [trail, verdict])
  const places = usePlaceLayers()
  const scrub = useMemo(() => (at ? [scrubLayer(at.position)] : []), [at])
  return useMemo(() => [...around, ...marks, ...places, ...own, ...scrub], [around, marks, places, own, scrub])
}

/** Said over the map where a mark must not be taken for more than it is. */
function PointNote({ trail }: { readonly trail: TrailDetail }) {
  const { geometry, mappedMiles } = trail
  if (geometry !== null) return null
  const { label, short } = pointWords(trail)
  const text = mappedMiles === null ? short : 'The line of this trail is not on this phone yet.'
  return (
    <p className="absolute top-2 right-2 left-2 z-(--z-map-control) mx-auto flex w-fit max-w-full gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 text-small shadow-float">
      <Icon name="pin" sizePx={18} className="mt-0.5 text-warn" />
      <span>
        <b className="font-[650]">{label}.</b> {text}
      </span>
    </p>
  )
}

/** The trail on the map, with its neighbours faint around it; a tap on one of them leads to its page. */
export function TrailMapPanel({ trail, at }: Props) {
  const navigate = useNavigate()
  const [{ ground }] = useMapChoices()
  const layers = useLayers(trail, at)
  const bounds = trailBounds(trail)
  const open = (hits: readonly MapHit[]) => {
    const other = hits.find(({ layerId, id }) => layerId.startsWith('nearby-') && id !== trail.id)
    if (other) void navigate(`/map/${other.id}`)
  }
  return (
    // On a phone the round buttons lie at the right, so what moves the map stands at the left.
    <div className="relative h-[44svh] min-h-72 border-y border-line max-lg:[&_.map-controls]:right-auto! max-lg:[&_.map-controls]:bottom-28! max-lg:[&_.map-controls]:left-3! lg:h-auto lg:min-h-0 lg:flex-1 lg:border-y-0 lg:border-l">
      <TrailMap
        label={`Map of ${trail.name}`}
        start={{ bounds: bounds ?? ARKANSAS, paddingPx: 60 }}
        layers={layers}
        stillFirst
        selectedId={trail.id}
        ground={ground}
        headPx={trail.geometry === null ? 64 : 0}
        onSelect={open}
      >
        <PointNote trail={trail} />
        <GroundChoice />
      </TrailMap>
    </div>
  )
}
