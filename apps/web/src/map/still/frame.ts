import { mercatorNorthing } from '@bluffline/core'
import type { MapStart } from '../map-view.ts'

export interface SizePx {
  readonly width: number
  readonly height: number
}

/** Where the map's ground falls on the screen: pixels from the top left corner of its frame. */
export interface Frame {
  readonly pxPerDegree: number
  readonly place: (lngLat: readonly number[]) => readonly [x: number, y: number]
}

/** At zoom 0 the world is one square of this width. */
const WORLD_PX = 512
const PADDING_PX = 24
const MAX_ZOOM = 14
const pxPerDegreeAt = (zoom: number): number => (WORLD_PX * 2 ** zoom) / 360

function middleOf(start: MapStart, { width, height }: SizePx): { lng: number; northing: number; pxPerDegree: number } {
  if (!('bounds' in start)) {
    const { center, zoom } = start
    return { lng: center.lng, northing: mercatorNorthing(center.lat), pxPerDegree: pxPerDegreeAt(zoom) }
  }
  const { bounds, paddingPx = PADDING_PX, maxZoom = MAX_ZOOM } = start
  const [top, bottom] = [mercatorNorthing(bounds.north), mercatorNorthing(bounds.south)]
  const room = (px: number): number => Math.max(px - 2 * paddingPx, 1)
  return {
    lng: (bounds.west + bounds.east) / 2,
    northing: (top + bottom) / 2,
    pxPerDegree: Math.min(
      room(width) / (bounds.east - bounds.west),
      room(height) / (top - bottom),
      pxPerDegreeAt(maxZoom),
    ),
  }
}

/** What the map itself begins with: its bounds in the middle, all of them, with room at the edges. */
export function frameOf(start: MapStart, size: SizePx): Frame {
  const { lng: middleLng, northing, pxPerDegree } = middleOf(start, size)
  return {
    pxPerDegree,
    place: ([lng = 0, lat = 0]) => [
      size.width / 2 + (lng - middleLng) * pxPerDegree,
      size.height / 2 - (mercatorNorthing(lat) - northing) * pxPerDegree,
    ],
  }
}
