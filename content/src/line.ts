import type { TrailLine } from '@bluffline/contract'
import type { Position } from '@bluffline/core'

/** The parts of a GeoJSON line as positions. */
export const partsOf = (line: TrailLine): Position[][] =>
  (line.type === 'LineString' ? [line.coordinates] : line.coordinates).map((part) =>
    part.map(([lng, lat]) => ({ lng, lat })),
  )
