import { metres, type Metres } from '../units.ts'
import { leaving, loopNet, type LoopNet } from './loop-net.ts'
import { refuse, ridableFor, type LoopRequest, type PlanRefusal } from './loop-request.ts'
import { searchLoops, type RoundTrip } from './loop-search.ts'
import { nearestPlace } from './segment-grid.ts'
import { FARTHEST_FROM_TRAIL_M, placeOnTrail } from './shortest-route.ts'
import type { GraphTrail, TrailGraph } from './trail-graph.ts'
import { routeOf, type TrailRoute } from './trail-route.ts'

/** A round trip that begins and ends at the place on the trail nearest to the asked start. */
export interface PlannedRoute extends TrailRoute {
  /** Part of the length that is ridden a second time. */
  readonly repeatedM: Metres
  /** From the asked start to the trail. */
  readonly approachM: Metres
  /** Trails of it of which the verdict or the difficulty is unknown; only where the request accepts that. */
  readonly unknownTrails: readonly GraphTrail[]
}

/** Plans, best first, or the reason why there is none. */
export interface PlanAnswer {
  readonly routes: readonly PlannedRoute[]
  readonly refusal: PlanRefusal | null
}

/** Two loops that share more than this of their way are the same suggestion. */
const SAME_SHARE = 0.7
/** How much worse a loop is for each share of it that is ridden twice, against missing the length by that share. */
const REPEAT_COST = 0.5

/** The same for every stretch between junctions: a simpler loop is easier to remember. */
const STEP_COST = 0.004

const score = ({ lengthM, repeatedM, steps }: RoundTrip, asked: number): number =>
  Math.abs(lengthM - asked) / asked + (REPEAT_COST * repeatedM) / lengthM + STEP_COST * steps.length

function sharedM(net: LoopNet, one: RoundTrip, other: RoundTrip): number {
  const edges = new Set(one.steps.map(({ edge }) => edge))
  const shared = new Set(other.steps.map(({ edge }) => edge).filter((edge) => edges.has(edge)))
  return [...shared].reduce((sum, edge) => sum + (net.edges[edge]?.lengthM ?? 0), 0)
}

/** The best trips that are not the same suggestion twice. */
function choose(net: LoopNet, trips: readonly RoundTrip[], request: LoopRequest): readonly RoundTrip[] {
  const chosen: RoundTrip[] = []
  for (const trip of trips.toSorted((a, b) => score(a, request.lengthM) - score(b, request.lengthM))) {
    if (chosen.length >= (request.alternatives ?? 3)) break
    if (chosen.every((other) => sharedM(net, trip, other) <= SAME_SHARE * Math.min(trip.lengthM, other.lengthM)))
      chosen.push(trip)
  }
  return chosen
}

/** The greatest length below what was asked and the least above it. */
export function nearestLengths(lengths: readonly number[], asked: number): readonly Metres[] {
  const sorted = lengths.toSorted((a, b) => a - b)
  return [sorted.findLast((length) => length < asked), sorted.find((length) => length >= asked)]
    .filter((length) => length !== undefined)
    .map((length) => metres(length))
}

/** Says whether the start has no trail near it at all, or only such as may not be ridden. */
export function refuseStart(graph: TrailGraph, request: LoopRequest, leftOut: readonly GraphTrail[]): PlanAnswer {
  const any = nearestPlace(graph.grid, request.start, { farthestM: FARTHEST_FROM_TRAIL_M })
  const code = any === null ? 'no_trail_near' : 'none_allowed'
  return { routes: [], refusal: refuse(code, request, { kind: 'loop', nearestM: [], leftOut }) }
}

/**
 * Round trips of about the asked length from a place, by different ways, on trails that answer the request. A loop rides no stretch twice, except
 * the way to it where there is only one. Where there is none, the refusal says why, and which lengths could be had.
 * All loops are weighed where the trail system is small enough, which those of the catalogue are.
 */
export function planLoops(graph: TrailGraph, request: LoopRequest): PlanAnswer {
  const { ridable, unknown, leftOut } = ridableFor(graph, request)
  const start = placeOnTrail(ridable, request.start)
  if (start === null) return refuseStart(graph, request, leftOut)
  const tolerance = request.tolerance ?? 0.2
  const [leastM, mostM] = [request.lengthM * (1 - tolerance), request.lengthM * (1 + tolerance)]
  const net = loopNet(ridable, start, mostM)
  const found = searchLoops(net, { leastM, mostM }).trips
  if (found.length === 0) {
    const wideM = Math.max(3 * request.lengthM, 40_000)
    const others = searchLoops(loopNet(ridable, start, wideM), { leastM: 1, mostM: wideM }).trips
    const nearestM = nearestLengths(
      others.map(({ lengthM }) => lengthM),
      request.lengthM,
    )
    const code = nearestM.length === 0 ? 'no_way_round' : 'no_such_length'
    return { routes: [], refusal: refuse(code, request, { kind: 'loop', nearestM, leftOut }) }
  }
  const routes = choose(net, found, request).map(({ steps, repeatedM }): PlannedRoute => {
    const stretches = steps.flatMap(({ edge, from }) => {
      const ridden = net.edges[edge]
      return ridden === undefined ? [] : leaving(ridden, from).stretches
    })
    const route = routeOf(graph, stretches)
    const unknownTrails = unknown.filter((trail) => route.legs.some((leg) => leg.trail === trail))
    return { ...route, repeatedM: metres(repeatedM), approachM: start.awayM, unknownTrails }
  })
  return { routes, refusal: null }
}
