import { at, idAt } from '../geo/column.ts'
import { reachableFrom } from './find-path.ts'
import type { LinePlace } from './segment-grid.ts'
import { edgeAt, terminalsOf } from './shortest-route.ts'
import type { TrailGraph } from './trail-graph.ts'
import { reversedStretch, stretchOfArc, type Stretch } from './trail-route.ts'

/** A way between two junctions of the net, ridden as `stretches` from `a` to `b`. */
export interface NetEdge {
  readonly a: number
  readonly b: number
  readonly lengthM: number
  readonly stretches: readonly Stretch[]
}

/** The part of a network in which a loop from `start` can lie, without dead ends and without nodes at which nothing is decided. */
export interface LoopNet {
  readonly start: number
  readonly edges: readonly NetEdge[]
  /** Edges at each node, by number; a loop edge stands there twice. */
  readonly at: ReadonlyMap<number, readonly number[]>
}

/** A node of the net that is no node of the graph: the place one starts from. */
const START = -1

const lengthOf = ({ fromM, toM }: Stretch): number => Math.abs(toM - fromM)

/** All open edges that a round trip of `longestM` can reach, the one the start lies on cut in two there. */
function edgesInReach(graph: TrailGraph, start: LinePlace, longestM: number): readonly NetEdge[] {
  const { edges, chains } = graph
  const { costM } = reachableFrom(graph, terminalsOf(graph, start), longestM / 2)
  const startEdge = edgeAt(graph, start)
  const found: NetEdge[] = []
  for (const [number, { firstEdge, endEdge }] of chains.entries()) {
    for (let edge = firstEdge; edge < endEdge && graph.open[number] === 1; edge++) {
      const [a, b] = [idAt(edges.a, edge), idAt(edges.b, edge)]
      const lengthM = at(edges.lengthM, edge)
      const aroundM = Math.min(at(costM, a), at(costM, b)) * 2 + lengthM
      if (edge !== startEdge && aroundM <= longestM)
        found.push({ a, b, lengthM, stretches: [stretchOfArc(graph, 2 * edge)] })
    }
  }
  const halves = [
    { node: idAt(edges.a, startEdge), toM: at(edges.fromM, startEdge) },
    { node: idAt(edges.b, startEdge), toM: at(edges.toM, startEdge) },
  ].map(({ node, toM }): NetEdge => {
    const stretch = { chain: start.line, fromM: start.alongM, toM }
    return { a: START, b: node, lengthM: lengthOf(stretch), stretches: [stretch] }
  })
  return [...found, ...halves]
}

function edgesByNode(edges: readonly NetEdge[]): Map<number, number[]> {
  const byNode = new Map<number, number[]>()
  for (const [number, edge] of edges.entries()) {
    for (const node of [edge.a, edge.b]) byNode.set(node, [...(byNode.get(node) ?? []), number])
  }
  return byNode
}

/** Two edges that meet in `node` as one. */
function through(node: number, one: NetEdge, other: NetEdge): NetEdge {
  const towards = one.b === node ? one : turned(one)
  const away = other.a === node ? other : turned(other)
  return {
    a: towards.a,
    b: away.b,
    lengthM: towards.lengthM + away.lengthM,
    stretches: [...towards.stretches, ...away.stretches],
  }
}

const turned = ({ a, b, lengthM, stretches }: NetEdge): NetEdge => ({
  a: b,
  b: a,
  lengthM,
  stretches: stretches.map(reversedStretch).reverse(),
})

/** The edge as it is ridden when one leaves `node` by it. */
export const leaving = (edge: NetEdge, node: number): NetEdge => (edge.a === node ? edge : turned(edge))

/** Edges that are taken away and put together while a net is simplified. */
class Workbench {
  readonly edges: (NetEdge | null)[] = []
  readonly #byNode = new Map<number, Set<number>>()

  add(edge: NetEdge): readonly number[] {
    const number = this.edges.push(edge) - 1
    for (const node of [edge.a, edge.b]) this.#byNode.set(node, new Set(this.#byNode.get(node)).add(number))
    return [edge.a, edge.b]
  }

  take(number: number): NetEdge | null {
    const edge = this.edges[number] ?? null
    this.edges[number] = null
    for (const node of edge === null ? [] : [edge.a, edge.b]) this.#byNode.get(node)?.delete(number)
    return edge
  }

  nodes(): number[] {
    return [...this.#byNode.keys()]
  }

  /** Edges at a node; an edge from it to itself counts once, and nothing can be joined through it. */
  at(node: number): readonly number[] {
    return [...(this.#byNode.get(node) ?? [])]
  }

  hasRing(node: number): boolean {
    return this.at(node).some((number) => this.edges[number]?.a === this.edges[number]?.b)
  }
}

/** Takes away dead ends and joins edges at nodes with only two, until nothing changes. The start stays. */
function simplified(edges: readonly NetEdge[]): readonly NetEdge[] {
  const bench = new Workbench()
  for (const edge of edges) bench.add(edge)
  const queue = bench.nodes()
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const found = bench.at(node)
    if (node === START || found.length > 2 || bench.hasRing(node)) continue
    const [one, other] = found.map((number) => bench.take(number))
    if (one && other) queue.push(...bench.add(through(node, one, other)))
    else if (one) queue.push(one.a, one.b)
  }
  return bench.edges.filter((edge) => edge !== null)
}

/** The net of loops around a place on a trail, for round trips of at most `longestM`. */
export function loopNet(graph: TrailGraph, start: LinePlace, longestM: number): LoopNet {
  const edges = simplified(edgesInReach(graph, start, longestM))
  return { start: START, edges, at: edgesByNode(edges) }
}
