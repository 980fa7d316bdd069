import { at } from '../geo/column.ts'
import { metres } from '../units.ts'
import { reachableFrom } from './find-path.ts'
import { refuse, ridableFor, type LoopRequest } from './loop-request.ts'
import { nearestLengths, refuseStart, type PlanAnswer, type PlannedRoute } from './plan-loops.ts'
import { placeOnTrail, stretchesBetween, terminalsOf } from './shortest-route.ts'
import { armsOf, type TrailGraph } from './trail-graph.ts'
import { reversedStretch, routeOf, type Stretch } from './trail-route.ts'
import type { LinePlace } from './segment-grid.ts'

/** Turning points nearer to each other than this share of the way out are the same suggestion. */
const SAME_SHARE = 0.25

/** Whether two ways out differ by less than a quarter. */
function isSame(one: readonly Stretch[], other: readonly Stretch[]): boolean {
  const lengthOf = (stretches: readonly Stretch[]) =>
    stretches.reduce((sum, { fromM, toM }) => sum + Math.abs(toM - fromM), 0)
  const own = one.filter((a) => !other.some((b) => a.chain === b.chain && a.fromM === b.fromM && a.toM === b.toM))
  return lengthOf(own) < SAME_SHARE * lengthOf(one)
}

/** A node as a place on one of its chains. */
function placeOf(graph: TrailGraph, node: number): LinePlace | null {
  const arc = graph.arcs.byNode[graph.nodes.firstArc[node] ?? 0]
  const chain = graph.edges.chain[(arc ?? 0) >> 1]
  if (arc === undefined || chain === undefined) return null
  const alongM = at(arc % 2 === 0 ? graph.edges.fromM : graph.edges.toM, arc >> 1)
  return {
    line: chain,
    alongM: metres(alongM),
    awayM: metres(0),
    position: { lng: at(graph.nodes.lng, node), lat: at(graph.nodes.lat, node) },
  }
}

/** Where there is something to turn at: ends of trails and junctions. */
const turningPoints = (graph: TrailGraph, costM: Float64Array): readonly number[] =>
  Array.from(costM.keys()).filter(
    (node) => armsOf(graph, node) !== 2 && at(costM, node) > 0 && Number.isFinite(costM[node]),
  )

/** Ways out to the turning points about half the asked length away, best first, no two of them the same suggestion. */
function waysOut(
  graph: TrailGraph,
  [start, costM]: readonly [LinePlace, Float64Array],
  request: LoopRequest,
): readonly (readonly Stretch[])[] {
  const half = request.lengthM / 2
  const missed = (node: number) => Math.abs(at(costM, node) - half)
  const worth = turningPoints(graph, costM).filter((node) => missed(node) <= half * (request.tolerance ?? 0.2))
  const outs: (readonly Stretch[])[] = []
  for (const node of worth.toSorted((a, b) => missed(a) - missed(b))) {
    if (outs.length >= (request.alternatives ?? 3)) break
    const place = placeOf(graph, node)
    const out = place === null ? null : stretchesBetween(graph, start, place)
    if (out !== null && !outs.some((other) => isSame(out, other))) outs.push(out)
  }
  return outs
}

/**
 * Ways out and back by the same trail, about as long as asked in all, to different turning points. They turn where there is something to turn at:
 * the end of a trail or a junction. See `planLoops` for the request and the answer.
 */
export function planOutAndBack(graph: TrailGraph, request: LoopRequest): PlanAnswer {
  const { ridable, unknown, leftOut } = ridableFor(graph, request)
  const start = placeOnTrail(ridable, request.start)
  if (start === null) return refuseStart(graph, request, leftOut)
  const { costM } = reachableFrom(ridable, terminalsOf(ridable, start), 2 * request.lengthM)
  const routes = waysOut(ridable, [start, costM], request).map((out): PlannedRoute => {
    const route = routeOf(graph, [...out, ...out.map(reversedStretch).reverse()])
    const unknownTrails = unknown.filter((trail) => route.legs.some((leg) => leg.trail === trail))
    return { ...route, repeatedM: metres(route.lengthM / 2), approachM: start.awayM, unknownTrails }
  })
  if (routes.length > 0) return { routes, refusal: null }
  const lengths = turningPoints(ridable, costM).map((node) => 2 * at(costM, node))
  const nearestM = nearestLengths(lengths, request.lengthM)
  const code = nearestM.length === 0 ? 'no_way_round' : 'no_such_length'
  return { routes: [], refusal: refuse(code, request, { kind: 'way out and back', nearestM, leftOut }) }
}
