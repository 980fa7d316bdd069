import { at, idAt } from '../geo/column.ts'
import { distanceM } from '../geo/distance.ts'
import { measureLine, pointAlong, type MeasuredLine } from '../geo/measured-line.ts'
import { metres } from '../units.ts'
import { crossingJoins, endJoins, type Cut, type Join } from './line-joins.ts'
import { buildSegmentGrid, type SegmentGrid } from './segment-grid.ts'
import type { Arcs, Chain, Edges, GraphTrail, Nodes, PlainTrail, TrailGraph } from './trail-graph.ts'

/**
 * Ends and crossings nearer than this are one junction. 15 m: the receivers that trail lines were mapped with, and the simplifying of
 * 4 m after it, leave ends that far apart; parallel trails in Arkansas are further apart than that.
 */
export const JOIN_TOLERANCE_M = metres(15)

type Column = Float64Array<ArrayBuffer>

interface Junctions {
  /** Cuts of each line in order along it, each with the number of its node. */
  readonly byLine: readonly (readonly { readonly alongM: number; readonly node: number }[])[]
  readonly nodeCount: number
}

/** Disjoint sets with path halving (Tarjan & van Leeuwen, 1984). */
class Sets {
  readonly #parent: number[] = []
  add(): number {
    return this.#parent.push(this.#parent.length) - 1
  }
  find(member: number): number {
    let root = member
    for (let up = this.#parent[root] ?? root; up !== root; up = this.#parent[root] ?? root) {
      this.#parent[root] = this.#parent[up] ?? up
      root = up
    }
    return root
  }
  join(a: number, b: number): void {
    this.#parent[this.find(a)] = this.find(b)
  }
}

/** Numbers the junctions: joined cuts, and cuts of one line nearer than the tolerance, are the same node. */
function findJunctions(lines: readonly MeasuredLine[], joins: readonly Join[], toleranceM: number): Junctions {
  const sets = new Sets()
  const cuts: { alongM: number; set: number }[][] = lines.map(() => [])
  const add = ({ line, alongM }: Cut): number => {
    const set = sets.add()
    cuts[line]?.push({ alongM, set })
    return set
  }
  for (const [line, { lengthM }] of lines.entries()) for (const alongM of [0, lengthM]) add({ line, alongM })
  for (const [a, b] of joins) sets.join(add(a), add(b))
  for (const line of cuts) {
    line.sort((a, b) => a.alongM - b.alongM)
    for (const [i, cut] of line.entries()) {
      const next = line[i + 1]
      if (next !== undefined && next.alongM - cut.alongM <= toleranceM) sets.join(cut.set, next.set)
    }
  }
  const numbers = new Map<number, number>()
  const nodeOf = (set: number): number => {
    const root = sets.find(set)
    const node = numbers.get(root) ?? numbers.size
    numbers.set(root, node)
    return node
  }
  const byLine = cuts.map((line) => line.map(({ alongM, set }) => ({ alongM, node: nodeOf(set) })))
  return { byLine, nodeCount: numbers.size }
}

/** Node positions: the mean of the places that were joined into each. */
function placeNodes(lines: readonly MeasuredLine[], { byLine, nodeCount }: Junctions): Omit<Nodes, 'firstArc'> {
  const [lng, lat, count] = [new Float64Array(nodeCount), new Float64Array(nodeCount), new Uint32Array(nodeCount)]
  for (const [i, line] of lines.entries()) {
    for (const { alongM, node } of byLine[i] ?? []) {
      const place = pointAlong(line, alongM)
      if (place === null) continue
      lng[node] = (lng[node] ?? 0) + place.lng
      lat[node] = (lat[node] ?? 0) + place.lat
      count[node] = (count[node] ?? 0) + 1
    }
  }
  const [meanLng, meanLat] = [lng, lat].map((sums) => sums.map((sum, n) => sum / (count[n] ?? 1))) as [Column, Column]
  return { lng: meanLng, lat: meanLat, highestLatDeg: meanLat.reduce((most, one) => Math.max(most, Math.abs(one)), 0) }
}

/** Stretches between cuts that follow each other. What begins and ends in the same junction counts only when it is a loop to ride. */
function cutEdges(lines: readonly MeasuredLine[], { byLine }: Junctions, toleranceM: number) {
  const rows: { a: number; b: number; chain: number; fromM: number; toM: number }[] = []
  const ranges = lines.map((_, chain) => {
    const firstEdge = rows.length
    let last = byLine[chain]?.[0]
    for (const cut of byLine[chain] ?? []) {
      if (last === undefined) break
      const isStub = cut.node === last.node && cut.alongM - last.alongM <= 2 * toleranceM
      if (isStub) continue
      rows.push({ a: last.node, b: cut.node, chain, fromM: last.alongM, toM: cut.alongM })
      last = cut
    }
    return { firstEdge, endEdge: rows.length }
  })
  const edges = {
    a: Uint32Array.from(rows, (row) => row.a),
    b: Uint32Array.from(rows, (row) => row.b),
    chain: Uint32Array.from(rows, (row) => row.chain),
    fromM: Float64Array.from(rows, (row) => row.fromM),
    toM: Float64Array.from(rows, (row) => row.toM),
    lengthM: Float64Array.from(rows, (row) => row.toM - row.fromM),
  }
  return { edges, ranges }
}

/** Groups the arcs by the node they leave (counting sort). */
function groupArcs(
  { a, b, lengthM }: Edges,
  { lng, lat }: Omit<Nodes, 'firstArc'>,
): { readonly firstArc: Uint32Array; readonly arcs: Arcs } {
  const place = (node: number) => ({ lng: at(lng, node), lat: at(lat, node) })
  const firstArc = new Uint32Array(lng.length + 1)
  for (const ends of [a, b]) for (const node of ends) firstArc[node + 1] = idAt(firstArc, node + 1) + 1
  for (let n = 0; n < lng.length; n++) firstArc[n + 1] = idAt(firstArc, n + 1) + idAt(firstArc, n)
  const next = firstArc.slice()
  const count = 2 * a.length
  const arcs = { byNode: new Uint32Array(count), to: new Uint32Array(count), costM: new Float64Array(count) }
  for (let arc = 0; arc < count; arc++) {
    const [one, other] = [idAt(a, arc >> 1), idAt(b, arc >> 1)]
    const [from, to] = arc % 2 === 0 ? [one, other] : [other, one]
    const slot = idAt(next, from)
    next[from] = slot + 1
    arcs.byNode[slot] = arc
    arcs.to[slot] = to
    arcs.costM[slot] = Math.max(at(lengthM, arc >> 1), distanceM(place(from), place(to)))
  }
  return { firstArc, arcs }
}

const chainsOf = (trails: readonly GraphTrail[]) =>
  trails.flatMap((trail, number) =>
    trail.parts.map((part) => ({ trail: number, line: measureLine(part) })).filter(({ line }) => line.lengthM > 0),
  )

const isWhole = (trail: PlainTrail): trail is GraphTrail => trail.name !== undefined && trail.difficulty !== undefined

/** Whole trails stay the objects they are, so that whoever built the graph knows them again. */
const asTrail = (trail: PlainTrail): GraphTrail =>
  isWhole(trail) ? trail : { ...trail, name: trail.name ?? trail.id, difficulty: trail.difficulty ?? null }

/**
 * Joins trails into a network that routes can be found in. Where a line ends within `tolerance` metres (15 by default) of another line, and
 * wherever lines cross, there is a junction. Lines that only run side by side are not joined.
 */
export function buildTrailGraph(plain: readonly PlainTrail[], tolerance: number = JOIN_TOLERANCE_M): TrailGraph {
  const [trails, toleranceM] = [plain.map(asTrail), metres(tolerance)]
  const measured = chainsOf(trails)
  const lines = measured.map(({ line }) => line)
  const grid: SegmentGrid = buildSegmentGrid(lines)
  const junctions = findJunctions(lines, [...endJoins(grid, toleranceM), ...crossingJoins(grid)], toleranceM)
  const { edges, ranges } = cutEdges(lines, junctions, toleranceM)
  const places = placeNodes(lines, junctions)
  const { firstArc, arcs } = groupArcs(edges, places)
  const chains = measured.map((chain, i): Chain => ({ ...chain, ...(ranges[i] ?? { firstEdge: 0, endEdge: 0 }) }))
  const open = new Uint8Array(chains.length).fill(1)
  return { trails, chains, nodes: { ...places, firstArc }, edges, arcs, grid, open, toleranceM }
}
