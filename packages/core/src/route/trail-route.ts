import { lineLengthM } from '../geo/distance.ts'
import { sliceLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import { metres, type Metres } from '../units.ts'
import type { GraphTrail, TrailGraph } from './trail-graph.ts'

/** A stretch of a chain, ridden from `fromM` to `toM`; backwards when `toM` is less. */
export interface Stretch {
  readonly chain: number
  readonly fromM: number
  readonly toM: number
}

export const reversedStretch = ({ chain, fromM, toM }: Stretch): Stretch => ({ chain, fromM: toM, toM: fromM })

/** A stretch of a route on one trail. */
export interface RouteLeg {
  readonly trail: GraphTrail
  readonly lengthM: Metres
}

/** A way along trails, to be navigated or drawn. */
export interface TrailRoute {
  readonly line: readonly Position[]
  readonly lengthM: Metres
  /** Trails in the order they are ridden; one that is come back to stands there again. */
  readonly legs: readonly RouteLeg[]
}

/** The stretch an arc stands for. */
export function stretchOfArc({ edges }: TrailGraph, arc: number): Stretch {
  const edge = arc >> 1
  const [fromM, toM] = [edges.fromM[edge] ?? 0, edges.toM[edge] ?? 0]
  const chain = edges.chain[edge] ?? 0
  return arc % 2 === 0 ? { chain, fromM, toM } : { chain, fromM: toM, toM: fromM }
}

function legsOf(graph: TrailGraph, stretches: readonly Stretch[]): readonly RouteLeg[] {
  const legs: RouteLeg[] = []
  for (const { chain, fromM, toM } of stretches) {
    const trail = graph.trails[graph.chains[chain]?.trail ?? -1]
    const lengthM = Math.abs(toM - fromM)
    // What is only the width of a junction is no leg.
    if (trail === undefined || lengthM < graph.toleranceM) continue
    const last = legs.at(-1)
    if (last?.trail === trail) legs[legs.length - 1] = { trail, lengthM: metres(last.lengthM + lengthM) }
    else legs.push({ trail, lengthM: metres(lengthM) })
  }
  return legs
}

/** Lays stretches end to end. Where they meet in a junction of which the lines miss each other, a straight step of a few metres joins them. */
export function routeOf(graph: TrailGraph, stretches: readonly Stretch[]): TrailRoute {
  const line: Position[] = []
  for (const { chain, fromM, toM } of stretches) {
    const measured = graph.chains[chain]?.line
    for (const place of measured === undefined ? [] : sliceLine(measured, fromM, toM)) {
      const last = line.at(-1)
      if (last?.lng !== place.lng || last.lat !== place.lat) line.push(place)
    }
  }
  return { line, lengthM: lineLengthM(line), legs: legsOf(graph, stretches) }
}
