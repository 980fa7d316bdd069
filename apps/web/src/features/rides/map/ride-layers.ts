import type { Position } from '@bluffline/core'
import type { Feature } from 'geojson'
import type { RideDigest } from '../../../data/rides/digest.ts'
import type { KeptWaypoint } from '../../../data/rides/ride-rows.ts'
import { gapLayer } from '../../../map/layers/gaps.ts'
import type { LayerKind, MapLayer } from '../../../map/layers/map-layer.ts'
import { pathLayer, TRACK_KIND } from '../../../map/layers/path.ts'
import { waySignsLayer } from '../../../map/layers/way-signs.ts'

/** Not seen: as wide as a finger, so that a tap on the line moves the marker there. */
const TOUCH_KIND: LayerKind = {
  slot: 'below',
  tappable: true,
  paint: ({ tokens, source }) => [
    {
      id: `${source}-line`,
      type: 'line',
      source,
      paint: { 'line-color': tokens.me, 'line-width': 22, 'line-opacity': 0 },
    },
  ],
}

/** Where the marker of the charts is. */
const MARK_KIND: LayerKind = {
  slot: 'above',
  paint: ({ tokens, source }) => [
    {
      id: `${source}-dot`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 9,
        'circle-color': tokens.point,
        'circle-stroke-color': tokens.selected,
        'circle-stroke-width': 3,
      },
    },
  ],
}

const pointOf = ({ lng, lat }: Position): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [lng, lat] },
})

const layer = (id: string, kind: LayerKind, features: readonly Feature[]): MapLayer => ({
  id,
  kind,
  data: { type: 'FeatureCollection', features: [...features] },
})

/** Samples of the charts to one piece of touchable line. */
const SAMPLES_A_PIECE = 6

/** Pieces of the line; each carries the place of its middle among all samples. */
const touchFeatures = ({ stretches }: RideDigest): readonly Feature[] => {
  let start = 0
  return stretches.flatMap((stretch) => {
    const first = start
    start += stretch.length
    const pieces = Math.ceil((stretch.length - 1) / SAMPLES_A_PIECE)
    return Array.from({ length: pieces }, (_, piece): Feature => {
      const from = piece * SAMPLES_A_PIECE
      const part = stretch.slice(from, from + SAMPLES_A_PIECE + 1)
      const id = String(first + from + Math.floor(part.length / 2))
      const coordinates = part.map(({ lng, lat }) => [lng, lat])
      return { type: 'Feature', properties: { id }, geometry: { type: 'LineString', coordinates } }
    })
  })
}

/** The ride, its gaps, its ends and its waypoints. A tap on the line gives the number of a sample. */
export function rideLayers(digest: RideDigest, waypoints: readonly KeptWaypoint[]): readonly MapLayer[] {
  const [first, last] = [digest.lines[0]?.[0], digest.lines.at(-1)?.at(-1)]
  const signs = [
    ...(last ? [{ at: last, sign: 'E' }] : []),
    ...(first ? [{ at: first, sign: 'S' }] : []),
    ...waypoints.flatMap(({ at }, i) => (at ? [{ at, sign: String(i + 1) }] : [])),
  ]
  return [
    gapLayer('ride-gaps', digest.gaps),
    pathLayer('ride', TRACK_KIND, digest.lines),
    layer('ride-touch', TOUCH_KIND, touchFeatures(digest)),
    waySignsLayer('ride-signs', signs),
  ]
}

export const markLayer = (at: Position): MapLayer => layer('ride-mark', MARK_KIND, [pointOf(at)])
