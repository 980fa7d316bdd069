import { boundsOf, type Position } from '@bluffline/core'

export interface Box {
  readonly widthPx: number
  readonly heightPx: number
  readonly paddingPx: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Puts places into a box, true to shape and centred; for pictures the size of a ride, where the Earth is flat. Null without a place. */
export function projectionInto(positions: readonly Position[], box: Box): ((position: Position) => Point) | null {
  const bounds = boundsOf(positions)
  if (bounds === null) return null
  const { west, south, east, north } = bounds
  const perLng = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [wide, high] = [(east - west) * perLng, north - south]
  const scale = Math.min(
    (box.widthPx - 2 * box.paddingPx) / Math.max(wide, 1e-9),
    (box.heightPx - 2 * box.paddingPx) / Math.max(high, 1e-9),
  )
  const [left, top] = [(box.widthPx - wide * scale) / 2, (box.heightPx - high * scale) / 2]
  return ({ lng, lat }) => ({ x: left + (lng - west) * perLng * scale, y: top + (north - lat) * scale })
}

/** An SVG path through places. */
export const pathOf = (line: readonly Position[], project: (position: Position) => Point): string =>
  line
    .map(project)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
