import type { Position } from '../geo/position.ts'
import { metres, metresToMiles, type Metres } from '../units.ts'
import { restrictGraph, type GraphTrail, type TrailDifficulty, type TrailGraph } from './trail-graph.ts'

/** What a rider asks for: about so long, from here, on what I may and can ride. */
export interface LoopRequest {
  readonly start: Position
  /** Metres. */
  readonly lengthM: number
  /** No trail harder than this; any when left out. */
  readonly hardest?: TrailDifficulty | undefined
  /** The verdict of the day for the rider's machine, see `rideToday`; all open when left out. */
  readonly verdictOf?: ((trail: GraphTrail) => 'open' | 'closed' | 'unknown') | undefined
  /** Also ride trails of which the verdict or the difficulty is unknown. They are named in the plan. */
  readonly acceptUnknown?: boolean | undefined
  /** How far the length may miss what was asked, as a share of it; 0.2 when left out. */
  readonly tolerance?: number | undefined
  /** Most plans to give; 3 when left out. */
  readonly alternatives?: number | undefined
}

/** Why there is no plan, in a sentence to show, with the lengths that could be had instead. */
export interface PlanRefusal {
  readonly code: 'no_trail_near' | 'none_allowed' | 'no_way_round' | 'no_such_length'
  readonly text: string
  /** Lengths nearest to what was asked, shorter and longer, where there are any. */
  readonly nearestM: readonly Metres[]
  /** Trails that were left out only because nobody knows whether they are open, or how hard they are. */
  readonly unknownTrails: readonly GraphTrail[]
}

const HARDNESS: readonly TrailDifficulty[] = ['easy', 'moderate', 'hard', 'extreme']

/** Whether a trail answers the request: by the day's verdict and by how hard it is. */
function answerOf({ hardest, verdictOf }: LoopRequest, trail: GraphTrail): 'yes' | 'no' | 'unknown' {
  const verdict = verdictOf?.(trail) ?? 'open'
  const tooHard =
    hardest !== undefined && trail.difficulty !== null && HARDNESS.indexOf(trail.difficulty) > HARDNESS.indexOf(hardest)
  if (verdict === 'closed' || tooHard) return 'no'
  return verdict === 'unknown' || (hardest !== undefined && trail.difficulty === null) ? 'unknown' : 'yes'
}

/** The network a request may use, the trails in it of which something is unknown, and those left out for that. */
export function ridableFor(graph: TrailGraph, request: LoopRequest) {
  const answers = new Map(graph.trails.map((trail) => [trail, answerOf(request, trail)]))
  const unknown = graph.trails.filter((trail) => answers.get(trail) === 'unknown')
  const accept = request.acceptUnknown === true
  const ridable = restrictGraph(
    graph,
    (trail) => answers.get(trail) === 'yes' || (accept && answers.get(trail) === 'unknown'),
  )
  return { ridable, unknown, leftOut: accept ? [] : unknown }
}

const miles = (lengthM: number): string => metresToMiles(metres(lengthM)).toFixed(1)

/** Sentences for a refusal, the same for every kind of plan. `kind` names it, for example `loop`. */
export function refuse(
  code: PlanRefusal['code'],
  request: LoopRequest,
  more: { readonly kind: string; readonly nearestM: readonly Metres[]; readonly leftOut: readonly GraphTrail[] },
): PlanRefusal {
  const { kind, nearestM, leftOut } = more
  const reasons: Record<PlanRefusal['code'], string> = {
    no_trail_near: 'No mapped trail lies within 500 m of the start.',
    none_allowed: 'No trail near the start answers what you asked for.',
    no_way_round: `The trails you may ride from here make no ${kind}.`,
    no_such_length: `No ${kind} from here is about ${miles(request.lengthM)} miles long. The nearest: ${nearestM.map((length) => `${miles(length)} miles`).join(' and ')}.`,
  }
  const hint =
    leftOut.length === 0
      ? ''
      : ` ${leftOut.length} ${leftOut.length === 1 ? 'trail was' : 'trails were'} left out because it is unknown whether they are open or how hard they are.`
  return { code, text: `${reasons[code]}${hint}`, nearestM, unknownTrails: leftOut }
}
