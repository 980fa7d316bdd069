import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Camera } from './map-view.ts'

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
type FollowableMap = Pick<MapLibreMap, 'on' | 'easeTo' | 'getContainer'>
interface ByHand {
  readonly originalEvent?: unknown
}

const isArrowKey = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'key' in event && ARROWS.has(String(event.key))

/** Moves a map after somebody. A hand on it is never interrupted, and taking it elsewhere is told. */
export function followOn(map: FollowableMap, onPan: () => void): (camera: Camera) => void {
  let isByHand = false
  map.on('movestart', ({ originalEvent }: ByHand) => {
    isByHand ||= originalEvent !== undefined
    if (isArrowKey(originalEvent)) onPan()
  })
  map.on('moveend', ({ originalEvent }: ByHand) => {
    if (originalEvent !== undefined) isByHand = false
  })
  for (const kind of ['dragstart', 'rotatestart'] as const)
    map.on(kind, ({ originalEvent }: ByHand) => {
      if (originalEvent !== undefined) onPan()
    })
  return ({ center, bearingDeg, zoom, lowShare, glideMs }) => {
    if (isByHand) return
    map.easeTo({
      center: [center.lng, center.lat],
      bearing: bearingDeg,
      offset: [0, lowShare * map.getContainer().clientHeight],
      duration: glideMs,
      easing: (share) => share,
      ...(zoom !== undefined && { zoom }),
    })
  }
}
