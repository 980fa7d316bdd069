import type { Position } from '../geo/position.ts'
import { metres, type Metres } from '../units.ts'

/** Who is allowed to see how well. */
export const SHARE_PRECISIONS = ['exact', 'coarse'] as const
export type SharePrecision = (typeof SHARE_PRECISIONS)[number]

/** Side of a cell in degrees: 1,110 m north to south, 930 m west to east at most in Arkansas. */
const CELL_DEG = 0.01

/** No point of a cell in Arkansas is further from its middle. */
export const COARSE_WITHIN: Metres = metres(730)

const middle = (degrees: number): number => Number(((Math.floor(degrees / CELL_DEG) + 0.5) * CELL_DEG).toFixed(6))

/** The middle of the fixed cell a position lies in. The same for every point of the cell, so that no number of readings says more. */
export const coarsePosition = ({ lng, lat }: Position): Position => ({ lng: middle(lng), lat: middle(lat) })
