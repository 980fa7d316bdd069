import type { Bounds } from '@bluffline/core'
import type { TileId, TileLayer } from '../tiles/tile-layers.ts'

/** Zooms of an area: from the view of a county to the one that shows single bends. */
export const FIRST_ZOOM = 8
export const DETAILS = { trails: 14, close: 15, closest: 16 } as const
export type Detail = keyof typeof DETAILS

const columnOf = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom)
const rowOf = (lat: number, zoom: number): number => {
  const angle = (lat * Math.PI) / 180
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** zoom)
}

/** What an area is made of. */
export interface AreaExtent {
  readonly layer: TileLayer
  readonly bounds: Bounds
  readonly lastZoom: number
}

/** Every tile of an area, the overview first, in the Web Mercator scheme of the tile services (EPSG:3857, rows from the north). */
export function tilesOfArea({ layer, bounds, lastZoom }: AreaExtent): readonly TileId[] {
  const tiles: TileId[] = []
  for (let z = FIRST_ZOOM; z <= lastZoom; z++) {
    const [west, east] = [columnOf(bounds.west, z), columnOf(bounds.east, z)]
    const [north, south] = [rowOf(bounds.north, z), rowOf(bounds.south, z)]
    for (let x = west; x <= east; x++) for (let y = north; y <= south; y++) tiles.push({ layer, z, x, y })
  }
  return tiles
}
