import { bearingDeg, turnDeg } from '../geo/distance.ts'
import { pointAlong, type MeasuredLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import { degrees, metres, type Degrees } from '../units.ts'
import { placesNear, buildSegmentGrid } from './segment-grid.ts'
import { armsOf, trailOfEdge, type TrailGraph } from './trail-graph.ts'
import { SLIGHT_DEG, type Bend } from './turn-shape.ts'

/** A junction the line passes, with the turn it takes there. */
export interface Fork extends Bend {
  readonly node: number
  /** Name of the trail the line goes on with, where it differs from the one before. */
  readonly ontoTrail: string | null
}

/** How far from a junction arms and line are looked at to tell their directions. */
const LOOK_M = 30
/** A branch that leaves within this angle of the line's own way on can be taken by mistake. */
const CONFUSING_DEG = 50

interface Arm {
  readonly bearing: Degrees
  readonly trail: string | null
}

/** Direction of every arm of a node, 30 m out along it. */
function armsAt(graph: TrailGraph, node: number): readonly Arm[] {
  const from = { lng: graph.nodes.lng[node] ?? NaN, lat: graph.nodes.lat[node] ?? NaN }
  const first = graph.nodes.firstArc[node] ?? 0
  return Array.from({ length: armsOf(graph, node) }, (_, i) => {
    const arc = graph.arcs.byNode[first + i] ?? 0
    const edge = arc >> 1
    const [start, end] = [graph.edges.fromM[edge] ?? 0, graph.edges.toM[edge] ?? 0]
    const outM = arc % 2 === 0 ? Math.min(end, start + LOOK_M) : Math.max(start, end - LOOK_M)
    const chain = graph.chains[graph.edges.chain[edge] ?? -1]
    const out = chain === undefined ? null : pointAlong(chain.line, outM)
    return { bearing: bearingDeg(from, out ?? from), trail: trailOfEdge(graph, edge)?.name ?? null }
  })
}

const closestArm = (arms: readonly Arm[], towardsDeg: number): Arm | undefined =>
  arms.toSorted((a, b) => Math.abs(turnDeg(a.bearing, towardsDeg)) - Math.abs(turnDeg(b.bearing, towardsDeg)))[0]

/** Directions of the line into and out of a place on it; null near its ends, where there is nothing to decide. */
function headingsAt(line: MeasuredLine, alongM: number): { readonly inDeg: Degrees; readonly outDeg: Degrees } | null {
  if (alongM < LOOK_M / 2 || line.lengthM - alongM < LOOK_M / 2) return null
  const [before, here, after] = [alongM - LOOK_M, alongM, alongM + LOOK_M].map((way) => pointAlong(line, way))
  return before && here && after ? { inDeg: bearingDeg(before, here), outDeg: bearingDeg(here, after) } : null
}

/** Going straight on at a fork is told by its side: the branch to the right is passed by keeping left. */
function keepSide(changeDeg: Degrees, branch: Arm, outDeg: Degrees): Degrees {
  if (Math.abs(changeDeg) >= SLIGHT_DEG) return changeDeg
  const branchIsRight = turnDeg(outDeg, branch.bearing) > 0
  return degrees(Math.max(1, Math.abs(changeDeg)) * (branchIsRight ? -1 : 1))
}

/** What the line does at a junction it passes `alongM` metres from its start; null where it cannot be mistaken. */
function forkAt(line: MeasuredLine, alongM: number, [graph, node]: readonly [TrailGraph, number]): Fork | null {
  const headings = headingsAt(line, alongM)
  const position = pointAlong(line, alongM)
  if (headings === null || position === null) return null
  const { inDeg, outDeg } = headings
  const arms = armsAt(graph, node)
  const [taken, from] = [closestArm(arms, outDeg), closestArm(arms, inDeg + 180)]
  const branch = closestArm(
    arms.filter((arm) => arm !== taken && arm !== from),
    outDeg,
  )
  if (branch === undefined || taken === undefined) return null
  const changeDeg = turnDeg(inDeg, outDeg)
  const confusing = Math.abs(turnDeg(branch.bearing, outDeg)) <= CONFUSING_DEG
  if (Math.abs(changeDeg) < SLIGHT_DEG && !confusing) return null
  const ontoTrail = taken.trail === from?.trail ? null : taken.trail
  const retraces = taken === from
  return { node, alongM: metres(alongM), position, changeDeg: keepSide(changeDeg, branch, outDeg), retraces, ontoTrail }
}

/** Distances along the line at which it passes near a place, each pass once. */
function passes(grid: ReturnType<typeof buildSegmentGrid>, place: Position, withinM: number): readonly number[] {
  const near = [...placesNear(grid, place, withinM)].sort((a, b) => a.alongM - b.alongM)
  const groups: { alongM: number; awayM: number }[] = []
  for (const { alongM, awayM } of near) {
    const last = groups.at(-1)
    if (last === undefined || alongM - last.alongM > 2 * withinM) groups.push({ alongM, awayM })
    else if (awayM < last.awayM) groups[groups.length - 1] = { alongM, awayM }
  }
  return groups.map(({ alongM }) => alongM)
}

/** Keeps of forks nearer than 30 m only the one with the greater turn. */
function spaced(forks: readonly Fork[]): readonly Fork[] {
  const kept: Fork[] = []
  for (const fork of forks) {
    const last = kept.at(-1)
    if (last === undefined || fork.alongM - last.alongM >= LOOK_M) kept.push(fork)
    else if (Math.abs(fork.changeDeg) > Math.abs(last.changeDeg)) kept[kept.length - 1] = fork
  }
  return kept
}

/** The junctions a line passes at which it turns, or at which another branch could be taken for it. In order along the line. */
export function findForks(line: MeasuredLine, graph: TrailGraph): readonly Fork[] {
  const grid = buildSegmentGrid([line])
  const forks: Fork[] = []
  for (let node = 0; node < graph.nodes.lng.length; node++) {
    if (armsOf(graph, node) < 3) continue
    const place = { lng: graph.nodes.lng[node] ?? NaN, lat: graph.nodes.lat[node] ?? NaN }
    for (const alongM of passes(grid, place, graph.toleranceM)) {
      const fork = forkAt(line, alongM, [graph, node])
      if (fork !== null) forks.push(fork)
    }
  }
  forks.sort((a, b) => a.alongM - b.alongM)
  return spaced(forks)
}
