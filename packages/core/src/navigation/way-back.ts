import { bearingDeg, distanceM, lineLengthM, turnDeg } from '../geo/distance.ts'
import { pointAlong } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import { nearestPlace } from '../route/segment-grid.ts'
import { shortestRoute } from '../route/shortest-route.ts'
import { metres, type Metres } from '../units.ts'
import { nearestAwayM } from './line-boxes.ts'
import { placeAnywhere } from './match.ts'
import type { Trip, WayBack } from './trip.ts'

/** Beyond this change of direction one has to turn round. */
const TURN_ROUND_DEG = 120
/** A place of the network this near is the one that is ridden, and this far from the route it is another branch. */
const ON_BRANCH_M = 40
const OFF_LINE_M = 15

function turnsRound(line: readonly Position[], headingDeg: number | null): boolean {
  const [first] = line
  const ahead = line.find((place) => first !== undefined && distanceM(first, place) > OFF_LINE_M) ?? line.at(-1)
  if (first === undefined || ahead === undefined || headingDeg === null) return false
  return Math.abs(turnDeg(headingDeg, bearingDeg(first, ahead))) > TURN_ROUND_DEG
}

/** Back the way one came, to where the route was left. */
function alongCrumbs({ memory }: Trip, from: Position): readonly Position[] | null {
  return memory.crumbs.length < 2 ? null : [from, ...memory.crumbs.toReversed()]
}

/** How to get from `position` back to the line: to its nearest place, of several as near to the one next to the progress so far. */
export function wayBackFrom(trip: Trip, position: Position): WayBack | null {
  const placed = placeAnywhere(trip.line, position, { expectedM: trip.progressM })
  const to = placed === null ? null : pointAlong(trip.line, placed.match.alongM)
  if (to === null) return null
  const { graph } = trip.options
  const line = (graph === undefined ? null : shortestRoute(graph, position, to)?.line) ?? alongCrumbs(trip, position)
  const along =
    line === null ? null : { line, lengthM: lineLengthM(line), turnRound: turnsRound(line, trip.headingDeg) }
  return { to, distanceM: distanceM(position, to), bearingDeg: bearingDeg(position, to), along }
}

/** Name of the trail of the network one is on when it is not the route; null where no network is known or none is near. */
export function branchAt({ line, options }: Trip, position: Position): string | null {
  if (options.graph === undefined) return null
  const place = nearestPlace(options.graph.grid, position, { farthestM: metres(ON_BRANCH_M) })
  if (place === null || nearestAwayM(line, place.position) <= OFF_LINE_M) return null
  return options.graph.trails[options.graph.chains[place.line]?.trail ?? -1]?.name ?? null
}

/**
 * How far it is back to the route from `at` (null: from where the way back was worked out), in metres. The way along trails begins at the
 * trail, which may be some way off itself: it is never shorter than the straight line.
 */
export const wayBackLengthM = ({ to, distanceM: straight, along }: WayBack, at: Position | null): Metres =>
  metres(Math.max(along?.lengthM ?? 0, at === null ? straight : distanceM(at, to)))
