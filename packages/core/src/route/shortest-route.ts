import type { Position } from '../geo/position.ts'
import { metres } from '../units.ts'
import { findPath, type Terminal } from './find-path.ts'
import { nearestPlace, type LinePlace } from './segment-grid.ts'
import type { TrailGraph } from './trail-graph.ts'
import { reversedStretch, routeOf, stretchOfArc, type Stretch, type TrailRoute } from './trail-route.ts'

/** How far from a trail a place may lie and still be taken to be on it. */
export const FARTHEST_FROM_TRAIL_M = metres(500)

/** The edge of a chain on which a place lies; −1 where the chain has none there. */
export function edgeAt({ chains, edges }: TrailGraph, { line: chain, alongM }: LinePlace): number {
  const { firstEdge, endEdge } = chains[chain] ?? { firstEdge: 0, endEdge: 0 }
  for (let edge = firstEdge; edge < endEdge; edge++) if (alongM <= (edges.toM[edge] ?? 0)) return edge
  return endEdge > firstEdge ? endEdge - 1 : -1
}

/** Both ends of the edge a place lies on, with the way to them. */
export function terminalsOf(graph: TrailGraph, place: LinePlace): readonly Terminal[] {
  const edge = edgeAt(graph, place)
  if (edge < 0) return []
  const { a, b, fromM, toM } = graph.edges
  return [
    { node: a[edge] ?? 0, costM: Math.abs(place.alongM - (fromM[edge] ?? 0)) },
    { node: b[edge] ?? 0, costM: Math.abs((toM[edge] ?? 0) - place.alongM) },
  ]
}

/** The stretch between a place on a chain and a node at an end of its edge. */
function stretchTo(graph: TrailGraph, place: LinePlace, { node, costM }: Terminal): Stretch {
  const edge = edgeAt(graph, place)
  const { a, fromM, toM } = graph.edges
  const isA = a[edge] === node && Math.abs(Math.abs(place.alongM - (fromM[edge] ?? 0)) - costM) < 1e-6
  return { chain: place.line, fromM: place.alongM, toM: (isA ? fromM[edge] : toM[edge]) ?? 0 }
}

/** Along one stretch without passing a node; null when the places lie on different ones. */
function direct(graph: TrailGraph, from: LinePlace, to: LinePlace): Stretch | null {
  const isSame = from.line === to.line && edgeAt(graph, from) === edgeAt(graph, to)
  return isSame ? { chain: from.line, fromM: from.alongM, toM: to.alongM } : null
}

/** The nearest place on a trail that may be ridden; null when none is within 500 m. */
export const placeOnTrail = (graph: TrailGraph, position: Position): LinePlace | null =>
  nearestPlace(graph.grid, position, {
    farthestM: FARTHEST_FROM_TRAIL_M,
    accepts: (chain) => graph.open[chain] === 1,
  })

/** The ridden stretches of the cheapest way between two places; null when nothing joins them. */
export function stretchesBetween(graph: TrailGraph, from: LinePlace, to: LinePlace): readonly Stretch[] | null {
  const straight = direct(graph, from, to)
  const straightM = straight === null ? Infinity : Math.abs(straight.toM - straight.fromM)
  const path = findPath(graph, { starts: terminalsOf(graph, from), goals: terminalsOf(graph, to), atMostM: straightM })
  if (path === null) return straight === null ? null : [straight]
  const arcs = path.arcs.map((arc) => stretchOfArc(graph, arc))
  return [stretchTo(graph, from, path.start), ...arcs, reversedStretch(stretchTo(graph, to, path.goal))]
}

/**
 * The shortest way along trails from one place to another; both are moved to the nearest trail within 500 m.
 * Null when one of them is further from any trail, or when no trails join them. Keeps to what `restrictGraph` left open.
 */
export function shortestRoute(graph: TrailGraph, from: Position, to: Position): TrailRoute | null {
  const [start, goal] = [placeOnTrail(graph, from), placeOnTrail(graph, to)]
  if (start === null || goal === null) return null
  const stretches = stretchesBetween(graph, start, goal)
  return stretches === null ? null : routeOf(graph, stretches)
}
