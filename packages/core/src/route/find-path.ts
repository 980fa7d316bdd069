import { at, idAt } from '../geo/column.ts'
import { distanceM, EARTH_RADIUS_M } from '../geo/distance.ts'
import { MinHeap } from './min-heap.ts'
import type { TrailGraph } from './trail-graph.ts'

/** A node at which a path may begin or end, and what it costs to get there from outside the network's nodes. */
export interface Terminal {
  readonly node: number
  readonly costM: number
}

export interface PathQuery {
  readonly starts: readonly Terminal[]
  readonly goals: readonly Terminal[]
  /** Give up beyond this cost. */
  readonly atMostM?: number
}

/** Arcs in the order they are ridden, see `Arcs`. */
export interface Path {
  readonly arcs: readonly number[]
  readonly start: Terminal
  readonly goal: Terminal
  readonly costM: number
}

/** A hair under the metres of a degree, so that the estimate never exceeds the great circle. */
const METRES_PER_DEGREE = ((EARTH_RADIUS_M * Math.PI) / 180) * 0.999

/**
 * Least metres from a node to the nearest goal, which are the two ends of one stretch: the way to one of them less the distance between them.
 * With degrees of longitude as short as they get in the network it never says too much.
 */
function estimator({ nodes }: TrailGraph, goals: readonly Terminal[]): (node: number) => number {
  const perLng = METRES_PER_DEGREE * Math.cos((nodes.highestLatDeg * Math.PI) / 180)
  const [first, second = first] = goals
  if (first === undefined || second === undefined) return () => 0
  const lng = at(nodes.lng, first.node)
  const lat = at(nodes.lat, first.node)
  const apartM = distanceM({ lng, lat }, { lng: at(nodes.lng, second.node), lat: at(nodes.lat, second.node) })
  return (node) => {
    const east = (at(nodes.lng, node) - lng) * perLng
    const north = (at(nodes.lat, node) - lat) * METRES_PER_DEGREE
    // Math.hypot guards against overflow and is many times slower.
    return Math.max(0, Math.sqrt(east * east + north * north) - apartM)
  }
}

/** What a search has found so far, by node. */
interface Frontier {
  readonly costM: Float64Array
  /** Arc by which each node was reached, −1 at a start. */
  readonly cameBy: Int32Array
  readonly open: MinHeap
}

/** Looks along every arc that leaves `node`. */
function expand(
  graph: TrailGraph,
  node: number,
  [frontier, estimate]: readonly [Frontier, (node: number) => number],
): void {
  const { nodes, arcs, edges } = graph
  const { costM, cameBy, open } = frontier
  const base = at(costM, node)
  const end = idAt(nodes.firstArc, node + 1)
  for (let slot = idAt(nodes.firstArc, node); slot < end; slot++) {
    const to = idAt(arcs.to, slot)
    const cost = base + at(arcs.costM, slot)
    if (cost >= at(costM, to)) continue
    const arc = idAt(arcs.byNode, slot)
    if (graph.open[idAt(edges.chain, arc >> 1)] !== 1) continue
    costM[to] = cost
    cameBy[to] = arc
    open.push(cost + estimate(to), to)
  }
}

/** Walks back from a node to the start it was reached from. */
function arcsTo({ edges }: TrailGraph, { cameBy }: Frontier, node: number): readonly number[] {
  const arcs: number[] = []
  let at = node
  for (let arc = cameBy[at] ?? -1; arc >= 0; arc = cameBy[at] ?? -1) {
    arcs.push(arc)
    at = (arc % 2 === 0 ? edges.a : edges.b)[arc >> 1] ?? 0
  }
  return arcs.reverse()
}

/** The start a path set out from: the cheapest at its first node. */
function startOf(
  { edges }: TrailGraph,
  arcs: readonly number[],
  { starts, goal }: { readonly starts: readonly Terminal[]; readonly goal: Terminal },
) {
  const [first] = arcs
  const node = first === undefined ? goal.node : idAt(first % 2 === 0 ? edges.a : edges.b, first >> 1)
  return starts
    .filter((start) => start.node === node)
    .reduce((least, start) => (start.costM < least.costM ? start : least))
}

function frontierOf({ nodes }: TrailGraph, starts: readonly Terminal[], estimate: (node: number) => number): Frontier {
  const count = nodes.lng.length
  const costM = new Float64Array(count).fill(Infinity)
  const open = new MinHeap()
  for (const start of starts) {
    if (start.costM >= at(costM, start.node)) continue
    costM[start.node] = start.costM
    open.push(start.costM + estimate(start.node), start.node)
  }
  return { costM, cameBy: new Int32Array(count).fill(-1), open }
}

/** Cheapest ways from the starts to every node within `atMostM` (Dijkstra, 1959): the cost of each, Infinity beyond, and the arcs that lead there. */
export function reachableFrom(graph: TrailGraph, starts: readonly Terminal[], atMostM: number) {
  const estimate = () => 0
  const frontier = frontierOf(graph, starts, estimate)
  const done = new Uint8Array(graph.nodes.lng.length)
  while (frontier.open.size > 0 && frontier.open.leastKey <= atMostM) {
    const node = frontier.open.pop()
    if (done[node] === 1) continue
    done[node] = 1
    expand(graph, node, [frontier, estimate])
  }
  return { costM: frontier.costM, arcsTo: (node: number) => arcsTo(graph, frontier, node) }
}

/**
 * Cheapest path from one of the starts to one of the goals: A* (Hart, Nilsson & Raphael, 1968) over typed arrays with a lazy heap. At most two
 * goals, the ends of the stretch on which one wants to arrive. Null when there is none.
 */
export function findPath(graph: TrailGraph, query: PathQuery): Path | null {
  const estimate = estimator(graph, query.goals)
  const frontier = frontierOf(graph, query.starts, estimate)
  const done = new Uint8Array(graph.nodes.lng.length)
  let limitM = query.atMostM ?? Infinity
  let best: Terminal | null = null
  while (frontier.open.leastKey < limitM) {
    const node = frontier.open.pop()
    if (done[node] === 1) continue
    done[node] = 1
    for (const goal of query.goals) {
      const costM = at(frontier.costM, node) + goal.costM
      if (goal.node !== node || costM >= limitM) continue
      best = goal
      limitM = costM
    }
    expand(graph, node, [frontier, estimate])
  }
  if (best === null) return null
  const arcs = arcsTo(graph, frontier, best.node)
  return { arcs, start: startOf(graph, arcs, { starts: query.starts, goal: best }), goal: best, costM: limitM }
}
