import { measureLine, type MeasuredLine } from '../geo/measured-line.ts'
import type { Position } from '../geo/position.ts'
import { metres, type Metres } from '../units.ts'
import { findBends } from './find-bends.ts'
import { findForks, type Fork } from './find-forks.ts'
import type { TrailGraph } from './trail-graph.ts'
import { shapeOf, sideOf, type Bend, type TurnShape } from './turn-shape.ts'

/**
 * Something to tell a rider about the way ahead.
 * `turn`: the line turns; `fork`: it goes on at a junction where another branch could be taken by mistake; `curve`: it bends hard and there is
 * no other way. Without a graph nobody knows of junctions, and every bend is a `turn`.
 */
export interface TurnInstruction extends Bend {
  readonly kind: 'turn' | 'fork' | 'curve'
  readonly shape: TurnShape
  readonly side: 'left' | 'right'
  /** Trail the line goes on with, where it is another one than before; null otherwise or where no graph is known. */
  readonly ontoTrail: string | null
  /** The line comes back the way it went: the end of an out-and-back, not a hairpin. */
  readonly retraces: boolean
  /**
   * Set on the first of three or more alternating sharp turns within 250 m of each other: how many there are and how long the stretch is.
   * Tell the series once; its other turns carry `inSeries`.
   */
  readonly switchbacks: { readonly count: number; readonly lengthM: Metres } | null
  readonly inSeries: boolean
}

export interface TurnOptions {
  /** The network the line runs on. With it only real junctions are told as turns. */
  readonly graph?: TrailGraph | undefined
}

/** Two prompts nearer than this would talk over each other. */
const APART_M = 30
const CAUTION_DEG = 110
const SERIES_M = 250
const LEAST_SERIES = 3

const bare = (bend: Bend, kind: TurnInstruction['kind'], ontoTrail: string | null = null): TurnInstruction => ({
  ...bend,
  kind,
  shape: shapeOf(bend.changeDeg),
  side: sideOf(bend.changeDeg),
  ontoTrail,
  retraces: bend.retraces,
  switchbacks: null,
  inSeries: false,
})

const isNear = (a: Bend, b: Bend): boolean => Math.abs(a.alongM - b.alongM) < APART_M

/** Forks are told; of the bends between them only the hard ones, as a caution. Turning back is told wherever it is: nobody expects it. */
const withForks = (bends: readonly Bend[], forks: readonly Fork[]): readonly TurnInstruction[] => [
  ...forks.map((fork) => bare(fork, shapeOf(fork.changeDeg) === 'straight' ? 'fork' : 'turn', fork.ontoTrail)),
  ...bends
    .filter((bend) => Math.abs(bend.changeDeg) >= CAUTION_DEG && !forks.some((fork) => isNear(fork, bend)))
    .map((bend) => bare(bend, bend.retraces ? 'turn' : 'curve')),
]

const isSharp = ({ shape }: TurnInstruction): boolean => shape === 'sharp' || shape === 'uTurn'

/** How many turns from the first one on are sharp, alternate, and follow within 250 m of the first. */
function seriesLength(turns: readonly TurnInstruction[]): number {
  const [first] = turns
  const end = turns.findIndex((turn, i) => {
    const before = turns[i - 1]
    const alternates = before === undefined || before.side !== turn.side
    return !isSharp(turn) || !alternates || turn.alongM - (first?.alongM ?? 0) > SERIES_M
  })
  return end === -1 ? turns.length : end
}

/** Marks switchbacks: the first of a series says how many come. */
function markSwitchbacks(turns: readonly TurnInstruction[]): readonly TurnInstruction[] {
  const marked: TurnInstruction[] = []
  for (let i = 0; i < turns.length;) {
    const count = seriesLength(turns.slice(i, i + 40))
    const series = turns.slice(i, i + Math.max(1, count))
    const [first] = series
    const lengthM = metres((series.at(-1)?.alongM ?? 0) - (first?.alongM ?? 0))
    const isSeries = count >= LEAST_SERIES
    marked.push(
      ...series.map((turn, k) =>
        isSeries ? { ...turn, switchbacks: k === 0 ? { count, lengthM } : null, inSeries: k > 0 } : turn,
      ),
    )
    i += series.length
  }
  return marked
}

/** What there is to tell along a measured line; see `turnInstructions`. */
export function turnsAlong(line: MeasuredLine, { graph }: TurnOptions = {}): readonly TurnInstruction[] {
  const bends = findBends(line)
  const turns = graph === undefined ? bends.map((bend) => bare(bend, 'turn')) : withForks(bends, findForks(line, graph))
  return markSwitchbacks(turns.toSorted((a, b) => a.alongM - b.alongM))
}

/**
 * Turn instructions for a bare line, without any router: the line is resampled and smoothed as its own noise asks for, and its change of
 * heading is read over 25 m windows (`slight` from 30°, `normal` 55°, `sharp` 110°, `uTurn` 155°). With a trail graph, turns are told only
 * where there is another branch to take, and other curves from 110° as a caution. In order along the line, at least 30 m apart.
 * A line of fewer than two places has none.
 */
export const turnInstructions = (line: readonly Position[], options: TurnOptions = {}): readonly TurnInstruction[] =>
  turnsAlong(measureLine(line), options)
