import { milesToMetres, type Position, type RideVerdict } from '@bluffline/core'
import { useEffect, useMemo, useState } from 'react'
import type { LoopAnswer, LoopWish } from '../../../data/navigation/loops/loop-plan.ts'
import { runPlan } from '../../../data/navigation/loops/run-plan.ts'
import { trailsAround } from '../../../data/navigation/surroundings.ts'
import type { TrailNetwork } from '../../../data/navigation/use-trail-network.ts'
import { useVerdicts } from '../../../data/verdict/use-verdicts.ts'
import type { Wish } from './wish.ts'

export interface LoopPlans {
  readonly answer: LoopAnswer | null
  readonly isPlanning: boolean
  readonly isFailed: boolean
}

interface Asked {
  readonly network: TrailNetwork | null
  readonly start: Position | null
  readonly wish: Wish
}

/** A slider that moves asks many times; the planner is asked when it rests. */
const REST_MS = 250

type Verdicts = ReadonlyMap<string, RideVerdict>

function wishOf({ network, start, wish }: Asked, verdicts: Verdicts): LoopWish | null {
  if (network === null || start === null) return null
  const lengthM = milesToMetres(wish.miles)
  return {
    start,
    lengthM,
    shape: wish.shape,
    hardest: wish.hardest === 'any' ? null : wish.hardest,
    acceptUnknown: wish.acceptUnknown,
    verdicts: Object.fromEntries([...verdicts].map(([id, { verdict }]) => [id, verdict])),
    // A loop leads nowhere farther than half its length.
    trails: trailsAround(network, [start], lengthM),
  }
}

/** Loops for a wish, planned anew whenever it changes. */
export function useLoopPlans({ network, start, wish }: Asked): LoopPlans {
  const verdicts = useVerdicts(network?.trails ?? NO_TRAILS)
  const asked = useMemo(() => wishOf({ network, start, wish }, verdicts), [network, start, wish, verdicts])
  const [done, setDone] = useState<{ readonly asked: LoopWish; readonly answer: LoopAnswer | null } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const controller = new AbortController()
    const plan = () =>
      runPlan(asked, controller.signal).then(
        (answer) => controller.signal.aborted || setDone({ asked, answer }),
        () => controller.signal.aborted || setDone({ asked, answer: null }),
      )
    const timer = setTimeout(() => void plan(), REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked])
  const isPlanning = asked !== null && done?.asked !== asked
  return { answer: done?.answer ?? null, isPlanning, isFailed: !isPlanning && done !== null && done.answer === null }
}

const NO_TRAILS: TrailNetwork['trails'] = []
