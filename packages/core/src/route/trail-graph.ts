import type { MeasuredLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import type { Metres } from '../units.ts'
import type { SegmentGrid } from './segment-grid.ts'

/** How hard a trail is, as the catalogue says it; null where nobody says. */
export type TrailDifficulty = 'easy' | 'moderate' | 'hard' | 'extreme'

/**
 * A trail as it may be handed to `buildTrailGraph`: `parts` are its unbroken stretches, each a list of `{ lng, lat }` in degrees.
 * A trail without a name is called by its id; a difficulty that is left out is unknown.
 */
export interface PlainTrail {
  readonly id: string
  readonly name?: string | undefined
  readonly difficulty?: TrailDifficulty | null | undefined
  readonly parts: readonly (readonly Position[])[]
}

/** A trail as the graph holds it. */
export interface GraphTrail {
  readonly id: string
  readonly name: string
  readonly difficulty: TrailDifficulty | null
  readonly parts: readonly (readonly Position[])[]
}

/** One unbroken stretch of a trail, measured. Its edges are numbered from `firstEdge` to before `endEdge`, in order along it. */
export interface Chain {
  readonly trail: number
  readonly line: MeasuredLine
  readonly firstEdge: number
  readonly endEdge: number
}

/** Where stretches of trail meet or end. Arcs leaving node `n` are numbered from `firstArc[n]` to before `firstArc[n + 1]`. */
export interface Nodes {
  readonly lng: Float64Array
  readonly lat: Float64Array
  readonly firstArc: Uint32Array
  /** Furthest from the equator that any node lies, in degrees. */
  readonly highestLatDeg: number
}

/** A stretch of one chain between two nodes, ridden from `fromM` to `toM` when it goes from node `a` to node `b`. */
export interface Edges {
  readonly a: Uint32Array
  readonly b: Uint32Array
  readonly chain: Uint32Array
  readonly fromM: Float64Array
  readonly toM: Float64Array
  readonly lengthM: Float64Array
}

/** An edge in one direction: number 2e leads from `a` to `b` of edge e, number 2e + 1 back. */
export interface Arcs {
  /** Arc numbers grouped by the node they leave. */
  readonly byNode: Uint32Array
  /** Node each arc leads to, in the same order. */
  readonly to: Uint32Array
  /** Length of each arc in the same order, but never less than the straight line between its nodes, so that an estimate by air is never too high. */
  readonly costM: Float64Array
}

/**
 * Trails joined into a network, in flat arrays. Build it with `buildTrailGraph`; it is immutable and can be handed to a worker.
 * Directions do not matter: every trail may be ridden both ways.
 */
export interface TrailGraph {
  readonly trails: readonly GraphTrail[]
  readonly chains: readonly Chain[]
  readonly nodes: Nodes
  readonly edges: Edges
  readonly arcs: Arcs
  readonly grid: SegmentGrid
  /** By chain: 1 where it may be ridden. All of them when built; see `restrictGraph`. */
  readonly open: Uint8Array
  /** Ends and crossings nearer to each other than this were joined. */
  readonly toleranceM: Metres
}

/** Number of arcs that leave a node: 1 is a dead end, 2 goes on, 3 or more is a junction. */
export const armsOf = ({ nodes }: TrailGraph, node: number): number =>
  (nodes.firstArc[node + 1] ?? 0) - (nodes.firstArc[node] ?? 0)

/** The trail an edge belongs to. */
export const trailOfEdge = ({ trails, chains, edges }: TrailGraph, edge: number): GraphTrail | null =>
  trails[chains[edges.chain[edge] ?? -1]?.trail ?? -1] ?? null

/**
 * The same network for somebody who may not ride all of it, for example by the verdict of the day or the difficulty. Routes and loops keep to
 * what is left; junctions stay where they are, so that forks onto closed trails are still told. `allows` is asked once for each trail.
 */
export function restrictGraph(graph: TrailGraph, allows: (trail: GraphTrail) => boolean): TrailGraph {
  const byTrail = graph.trails.map((trail) => (allows(trail) ? 1 : 0))
  const open = Uint8Array.from(graph.chains, ({ trail }, i) => (graph.open[i] === 1 ? (byTrail[trail] ?? 0) : 0))
  return { ...graph, open }
}
