import {
  buildTrailGraph,
  planLoops,
  planOutAndBack,
  turnInstructions,
  type GraphTrail,
  type LoopRequest,
  type Metres,
  type PlanRefusal,
  type Position,
  type RideVerdict,
  type TrailDifficulty,
} from '@bluffline/core'

/** What is asked of the planner, as plain values that can go to a worker. */
export interface LoopWish extends Pick<LoopRequest, 'start' | 'lengthM'> {
  readonly shape: 'loop' | 'outAndBack'
  readonly hardest: TrailDifficulty | null
  readonly acceptUnknown: boolean
  /** The day's verdict by trail id. A trail that is not in it is unknown. */
  readonly verdicts: Readonly<Record<string, RideVerdict['verdict']>>
  readonly trails: readonly GraphTrail[]
}

export interface LoopLeg {
  readonly trailId: string
  readonly name: string
  readonly difficulty: TrailDifficulty | null
  readonly lengthM: Metres
}

export interface LoopPlan {
  readonly line: readonly Position[]
  readonly lengthM: Metres
  readonly repeatedM: Metres
  /** From the asked start to the trail. */
  readonly approachM: Metres
  readonly legs: readonly LoopLeg[]
  /** Instructions on the way. */
  readonly turns: number
  /** Trails of it of which the verdict or the difficulty is unknown. */
  readonly unknownNames: readonly string[]
}

export interface LoopAnswer {
  readonly plans: readonly LoopPlan[]
  readonly refusal:
    (Pick<PlanRefusal, 'code' | 'text' | 'nearestM'> & { readonly unknownNames: readonly string[] }) | null
}

const namesOf = (trails: readonly GraphTrail[]): readonly string[] => trails.map(({ name }) => name)

/** Plans round trips. Takes some hundredths of a second on a computer and a few times as long on a phone: done beside the page. */
export function planTrips({ shape, hardest, verdicts, trails, ...rest }: LoopWish): LoopAnswer {
  const graph = buildTrailGraph(trails)
  const request: LoopRequest = {
    ...rest,
    hardest: hardest ?? undefined,
    verdictOf: ({ id }) => verdicts[id] ?? 'unknown',
  }
  const { routes, refusal } = (shape === 'loop' ? planLoops : planOutAndBack)(graph, request)
  return {
    plans: routes.map(({ line, lengthM, repeatedM, approachM, legs, unknownTrails }) => ({
      line,
      lengthM,
      repeatedM,
      approachM,
      legs: legs.map(({ trail: { id, name, difficulty }, lengthM: legM }) => ({
        trailId: id,
        name,
        difficulty,
        lengthM: legM,
      })),
      turns: turnInstructions(line, { graph }).length,
      unknownNames: namesOf(unknownTrails),
    })),
    refusal: refusal && {
      code: refusal.code,
      text: refusal.text,
      nearestM: refusal.nearestM,
      unknownNames: namesOf(refusal.unknownTrails),
    },
  }
}
