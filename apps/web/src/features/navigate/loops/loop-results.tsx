import { formatMiles, metresToMiles } from '@bluffline/core'
import type { LoopAnswer, LoopPlan } from '../../../data/navigation/loops/loop-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LEAST_MILES, MOST_MILES, type Wish } from './wish.ts'

interface CardProps {
  readonly plan: LoopPlan
  readonly number: number
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Shorter than this nobody minds riding twice. */
const WORTH_SAYING_M = 160

const legNames = ({ legs }: LoopPlan): string => [...new Set(legs.map(({ name }) => name))].join(' · ')

function PlanCard({ plan, number, name, isChosen, onChoose }: CardProps) {
  const { lengthM, repeatedM, approachM, turns, unknownNames } = plan
  return (
    <label
      className={cx(
        'block cursor-pointer rounded-md border-2 bg-surface p-4 has-focus-visible:outline-3 has-focus-visible:outline-focus',
        isChosen ? 'border-accent-text' : 'border-line-strong',
      )}
    >
      <span className="flex items-baseline gap-3">
        <input type="radio" name={name} className="size-5 accent-(--accent)" checked={isChosen} onChange={onChoose} />
        <span className="type-figure text-title font-[780]">{formatMiles(lengthM)}</span>
        <span className="text-small text-ink-muted">
          Route {number} · {turns} turns
        </span>
      </span>
      <span className="mt-1 block text-small">{legNames(plan)}</span>
      <span className="mt-1 block text-caption text-ink-muted">
        Climb: Unknown, the lines we hold carry no elevation.
        {repeatedM > WORTH_SAYING_M && ` ${formatMiles(repeatedM)} of it are ridden twice.`}
        {approachM > WORTH_SAYING_M && ` It begins ${formatMiles(approachM)} from there.`}
      </span>
      {unknownNames.length > 0 && (
        <span className="mt-1 flex gap-1.5 text-caption text-warn">
          <Icon name="unknown" sizePx={16} className="shrink-0" />
          Unknown whether open or how hard: {unknownNames.join(', ')}
        </span>
      )}
    </label>
  )
}

interface RefusalProps {
  readonly refusal: NonNullable<LoopAnswer['refusal']>
  readonly wish: Wish
  readonly onWish: (change: Partial<Wish>) => void
}

const NAMED = 4
const named = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`

/** Why there is nothing, and what to change: each a button. */
function Refusal({ refusal: { text, nearestM, unknownNames }, wish, onWish }: RefusalProps) {
  const nearest = nearestM
    .map((lengthM) => Math.round(metresToMiles(lengthM)))
    .filter((miles) => miles >= LEAST_MILES && miles <= MOST_MILES && miles !== wish.miles)
  return (
    <div role="status" className="rounded-md border border-warn bg-surface p-4">
      <p className="flex gap-2 font-[600]">
        <Icon name="info" className="mt-0.5 shrink-0 text-warn" />
        {text}
      </p>
      {unknownNames.length > 0 && <p className="mt-1 text-small text-ink-muted">Left out: {named(unknownNames)}.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {nearest.map((miles) => (
          <Button key={miles} size="outdoor" onClick={() => onWish({ miles })}>
            About {miles} miles
          </Button>
        ))}
        {unknownNames.length > 0 && !wish.acceptUnknown && (
          <Button size="outdoor" icon="unknown" onClick={() => onWish({ acceptUnknown: true })}>
            Take those trails too
          </Button>
        )}
      </div>
    </div>
  )
}

interface Props extends Omit<RefusalProps, 'refusal'> {
  readonly answer: LoopAnswer
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** Up to three ways round, or the reason why there is none. */
export function LoopResults({ answer: { plans, refusal }, chosen, onChoose, ...asked }: Props) {
  if (refusal) return <Refusal refusal={refusal} {...asked} />
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 type-heading">{plans.length === 1 ? 'One way' : `${plans.length} ways`}</legend>
      {plans.map((plan, i) => (
        <PlanCard
          key={i}
          plan={plan}
          number={i + 1}
          name="loop-plan"
          isChosen={i === chosen}
          onChoose={() => onChoose(i)}
        />
      ))}
    </fieldset>
  )
}
