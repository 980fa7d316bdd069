import type { ReactNode } from 'react'
import type { LocationProblem } from '../../../platform/geolocation.ts'
import { LOCATE_WORDS } from '../../../map/locate/locate-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { PointerArrow, StraightArrow, TurnArrow, TurnRoundArrow } from './arrow.tsx'
import type { Guidance, Pointer } from './guidance.ts'
import { distanceFigure } from './quantities.ts'
import { backWords, turnDetail, turnTitle } from './turn-words.ts'

const ARROW = 'size-[clamp(5rem,24vw,7.5rem)] shrink-0'

type Tone = 'calm' | 'now' | 'alarm'
const TONES: Readonly<Record<Tone, string>> = {
  calm: 'bg-surface-raised text-ink',
  now: 'bg-accent text-accent-ink',
  alarm: 'bg-danger text-danger-ink',
}

interface FrameProps {
  readonly tone: Tone
  readonly picture: ReactNode
  readonly distanceM?: number | null
  readonly title: string
  readonly detail?: string | null
  readonly children?: ReactNode
}

/** Picture, distance, words: in this order of size. */
function Frame({ tone, picture, distanceM = null, title, detail = null, children }: FrameProps) {
  const distance = distanceM === null ? null : distanceFigure(distanceM)
  return (
    <div className={cx('flex items-center gap-3 px-3 py-2.5', TONES[tone])}>
      {picture}
      <div className="min-w-0 flex-1">
        {distance && (
          <p className="type-figure leading-[0.95] tracking-tight">
            <span className="text-[clamp(3rem,15vw,4.5rem)] font-[800]">{distance.value}</span>
            <span className="ml-1.5 text-[clamp(1.25rem,6vw,1.75rem)] font-[700]">{distance.unit}</span>
          </p>
        )}
        <p data-guidance="" className="text-[clamp(1.25rem,5.6vw,1.6rem)] leading-tight font-[720] [font-stretch:104%]">
          {title}
        </p>
        {detail !== null && (
          <p data-guidance="" className="mt-0.5 text-body leading-snug font-[600]">
            {detail}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

const Sign = ({ name }: { readonly name: IconName }) => (
  <span className={cx('grid place-items-center', ARROW)}>
    <Icon name={name} sizePx={64} />
  </span>
)

const pictureOf = (to: Pointer | null): ReactNode => {
  if (to === null) return <Sign name="alert" />
  return to.turnRound ? <TurnRoundArrow className={ARROW} /> : <PointerArrow turnDeg={to.turnDeg} className={ARROW} />
}

type Of<K extends Guidance['kind']> = Extract<Guidance, { readonly kind: K }>

function Turn({ guidance: { turn, distanceM, then, isNow } }: { readonly guidance: Of<'turn'> }) {
  return (
    <Frame
      tone={isNow ? 'now' : 'calm'}
      picture={<TurnArrow turn={turn} className={ARROW} />}
      distanceM={distanceM}
      title={turnTitle(turn)}
      detail={turnDetail(turn)}
    >
      {then && (
        <p className="mt-1 inline-flex items-center gap-1.5 text-small font-[650]">
          <TurnArrow turn={then.instruction} className="size-7" />
          then {turnTitle(then.instruction).toLowerCase()}
        </p>
      )}
    </Frame>
  )
}

/** What keeps the position away, and how to get it back. */
function Blocked({ problem, onRetry }: { readonly problem: LocationProblem; readonly onRetry: () => void }) {
  const { title, advice } = LOCATE_WORDS[problem]
  return (
    <div role="alert" className="bg-surface-raised px-gutter py-3">
      <p className="flex items-center gap-2 text-lead font-[700] text-danger">
        <Icon name="alert" sizePx={26} />
        {title}
      </p>
      <p className="mt-1 text-small">{advice}</p>
      <Button tone="primary" size="emergency" icon="refresh" className="mt-3 w-full" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

interface Props {
  readonly guidance: Exclude<Guidance, { readonly kind: 'arrived' }>
  readonly silentS: number
  readonly onRetry: () => void
}

type Plain = Exclude<Guidance, { readonly kind: 'arrived' | 'blocked' | 'turn' }>

/** What the card says where it is no turn. */
function plainFrame(guidance: Plain, silentS: number): FrameProps {
  switch (guidance.kind) {
    case 'ahead':
      return { tone: 'calm', picture: <StraightArrow className={ARROW} />, distanceM: guidance.remainingM, title: 'to the end' } // prettier-ignore
    case 'offRoute':
      return { tone: 'alarm', ...towards(guidance.back), title: backWords(guidance.back), detail: guidance.strayed ?? 'Off the route.' } // prettier-ignore
    case 'wrongWay':
      return { tone: 'alarm', picture: <TurnRoundArrow className={ARROW} />, title: 'Wrong way', detail: 'You ride the route backwards. Turn around.' } // prettier-ignore
    case 'approach':
      return { tone: 'calm', ...towards(guidance.to), title: approachWords(guidance.to) }
    case 'searching':
      return { tone: 'calm', picture: <Sign name="satellite" />, title: 'Waiting for GPS', detail: 'If the phone asks, allow location. Under open sky it takes half a minute at most.' } // prettier-ignore
    case 'lost':
      return { tone: 'alarm', picture: <Sign name="satellite" />, title: 'GPS signal lost', detail: guidance.isHeard ? DOUBTED : lostWords(silentS) } // prettier-ignore
  }
}

const towards = (to: Pointer | null) => ({ picture: pictureOf(to), distanceM: to?.distanceM ?? null })

/** The top of the ride screen: one thing, readable at arm's length in the sun. */
export function GuidanceCard({ guidance, silentS, onRetry }: Props) {
  if (guidance.kind === 'turn') return <Turn guidance={guidance} />
  if (guidance.kind === 'blocked') return <Blocked problem={guidance.problem} onRetry={onRetry} />
  return <Frame {...plainFrame(guidance, silentS)} />
}

const approachWords = (to: Pointer | null): string =>
  to?.isFromNorth === true ? 'to the route, as seen with north up' : 'to the route'

const DOUBTED = 'The positions that come cannot be right. Keep to the trail; guidance goes on when they agree again.'

const lostWords = (silentS: number): string =>
  `${silentS < 60 ? 'No position for a while' : `No position for ${Math.floor(silentS / 60)} min`}. Keep to the trail; guidance goes on by itself when the signal is back.`
