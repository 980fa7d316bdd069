import type { TrailDetail } from '@bluffline/contract'
import { metresToMiles, partsOfGeometry, type Position } from '@bluffline/core'
import { useMemo, useState } from 'react'
import { joinParts } from '../../../data/navigation/join-parts.ts'
import type { LoopPlan } from '../../../data/navigation/loops/loop-plan.ts'
import { courseOfLoop, SURROUNDINGS_M } from '../../../data/navigation/make-course.ts'
import { trailsAround } from '../../../data/navigation/surroundings.ts'
import { useNavigation } from '../../../data/navigation/use-navigation.ts'
import { useTrailNetwork } from '../../../data/navigation/use-trail-network.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { useVehicleFor } from '../../../data/verdict/use-verdicts.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OtherNavigation } from '../start/other-navigation.tsx'
import { StartFrame } from '../start/start-frame.tsx'
import { StartOptions } from '../start/start-options.tsx'
import { useStart } from '../start/use-start.ts'
import { LoopForm } from './loop-form.tsx'
import { LoopMap } from './loop-map.tsx'
import { LoopResults } from './loop-results.tsx'
import { useLoopPlans } from './use-loop-plans.ts'
import { useMyPlace } from './use-my-place.ts'
import { FIRST_WISH, type Wish } from './wish.ts'

const NONE: readonly LoopPlan[] = []

/** The ends of the trail, and where it stands on the map where it has no line. */
function endsOf({ geometry, point }: TrailDetail): { readonly start: Position | null; readonly end: Position | null } {
  const line = geometry === null ? null : (joinParts(partsOfGeometry(geometry))?.line ?? null)
  const [first, last] = [line?.[0] ?? point, line?.at(-1) ?? point]
  const place = (at: Position | null) => at && { lng: at.lng, lat: at.lat }
  return { start: place(first), end: place(last) }
}

const loopName = ({ lengthM }: LoopPlan, { shape }: Wish): string => {
  const miles = Math.round(metresToMiles(lengthM))
  return shape === 'loop' ? `the ${miles}-mile loop` : `the ${miles} miles out and back`
}

/** The wish, where it begins, and what the planner found for it. */
function usePlanner(trail: TrailDetail) {
  const { network } = useTrailNetwork()
  const [wish, setWish] = useState(FIRST_WISH)
  const [chosen, setChosen] = useState(0)
  const ends = useMemo(() => endsOf(trail), [trail])
  const me = useMyPlace(wish.from === 'me')
  const start = wish.from === 'me' ? me.place : ends[wish.from]
  const plans = useLoopPlans({ network, start, wish })
  const change = (part: Partial<Wish>) => {
    setWish((before) => ({ ...before, ...part }))
    setChosen(0)
  }
  return { network, wish, change, start, problem: me.problem, chosen, setChosen, ...plans }
}

type Planner = ReturnType<typeof usePlanner>

function Answer({ answer, start, isPlanning, isFailed, problem, wish, change, chosen, setChosen }: Planner) {
  return (
    <div aria-live="polite" className={isPlanning ? 'opacity-60' : undefined}>
      {problem !== null && <p>{problem}</p>}
      {isFailed && (
        <ErrorPanel title="The planner broke off" message="Change the wish a little, and it is tried again." />
      )}
      {answer && <LoopResults answer={answer} chosen={chosen} onChoose={setChosen} wish={wish} onWish={change} />}
      {isPlanning && !answer && start && <p className="text-ink-muted">Looking for ways round…</p>}
    </div>
  )
}

/** "About ten miles from here, nothing over moderate, open to my machine today." */
export function LoopPlanner({ trail }: { readonly trail: TrailDetail }) {
  const state = useNavigation()
  const { use } = useVehicleFor(trail)
  const { start: begin, isBusy } = useStart()
  const planner = usePlanner(trail)
  const { network, wish, answer, chosen, isPlanning } = planner
  const plans = answer?.plans ?? NONE
  const plan = plans[chosen]
  const navigate = () => {
    if (!plan || !network) return
    const surroundings = trailsAround(network, plan.line, SURROUNDINGS_M)
    void begin(courseOfLoop({ trailId: trail.id, name: loopName(plan, wish), line: plan.line, use, surroundings }))
  }
  return (
    <StartFrame
      map={<LoopMap plans={plans} chosen={chosen} start={planner.start} />}
      actions={
        <>
          <Link to={`/navigate/${trail.id}`} className={buttonStyle({ size: 'emergency', className: 'px-4!' })}>
            Back
          </Link>
          <Button
            tone="primary"
            size="emergency"
            icon="navigate"
            className="flex-1 px-3!"
            busy={isBusy || isPlanning}
            disabled={!plan}
            onClick={navigate}
          >
            Navigate this {wish.shape === 'loop' ? 'loop' : 'way'}
          </Button>
        </>
      }
    >
      <PageHeader
        title="Plan a loop"
        eyebrow={trail.name}
        lead={`On trails open to ${USE_WORDS[use].plural} today. Each is judged by its sources, not guessed.`}
      />
      <OtherNavigation state={state} />
      <LoopForm wish={wish} onWish={planner.change} />
      <Answer {...planner} />
      <StartOptions />
    </StartFrame>
  )
}
