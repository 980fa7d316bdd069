import type { TurnInstruction } from '@bluffline/core'

interface Point {
  readonly x: number
  readonly y: number
}

/** Clockwise from straight up, about the middle of the drawing. */
const along = (deg: number, length: number): Point => {
  const angle = (deg * Math.PI) / 180
  return { x: 50 + length * Math.sin(angle), y: 52 - length * Math.cos(angle) }
}

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The head of the arrow at the end of an arm in a direction. */
function headPath(deg: number): string {
  const tip = along(deg, 44)
  const [one, other] = [deg - 31, deg + 31].map((side) => along(side, 24))
  return one && other ? `M${text(tip)}L${text(one)}L${text(other)}Z` : ''
}

const STEM = 'M50 96V52'
const U_LEFT = 'M68 96V40a18 18 0 0 0-36 0v22'
const U_LEFT_HEAD = 'M32 86 14 56h36Z'

const frame = { viewBox: '0 0 100 100', 'aria-hidden': true, fill: 'none', stroke: 'currentColor' } as const

function UTurn({ side }: Pick<TurnInstruction, 'side'>) {
  return (
    <g transform={side === 'left' ? undefined : 'translate(100 0) scale(-1 1)'}>
      <path d={U_LEFT} strokeWidth="15" />
      <path d={U_LEFT_HEAD} fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
    </g>
  )
}

/** Two drawn directions nearer than this could not be told apart. */
const drawnDeg = (changeDeg: number): number => Math.max(-140, Math.min(140, Math.round(changeDeg / 15) * 15))

/** The turn as it lies on the ground; a branch that is not taken is only hinted at. */
export function TurnArrow({ turn, className }: { readonly turn: TurnInstruction; readonly className?: string }) {
  const isFork = turn.kind === 'fork'
  const forkDeg = turn.side === 'left' ? -30 : 30
  const deg = isFork ? forkDeg : drawnDeg(turn.changeDeg)
  return (
    <svg {...frame} className={className}>
      {turn.shape === 'uTurn' || turn.retraces ? (
        <UTurn side={turn.side} />
      ) : (
        <>
          {isFork && <path d={`M50 56L${text(along(-forkDeg, 44))}`} strokeWidth="13" opacity="0.35" />}
          <path d={`${STEM}L${text(along(deg, 26))}`} strokeWidth="15" strokeLinejoin="round" />
          <path d={headPath(deg)} fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
        </>
      )}
    </svg>
  )
}

/** Points anywhere: the way back, the way to the start. */
export function PointerArrow({ turnDeg, className }: { readonly turnDeg: number; readonly className?: string }) {
  return (
    <svg {...frame} className={className}>
      <g transform={`rotate(${Math.round(turnDeg)} 50 50)`}>
        <path d="M50 92V40" strokeWidth="15" />
        <path d="M50 10 26 46h48Z" fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

export function TurnRoundArrow({ className }: { readonly className?: string }) {
  return (
    <svg {...frame} className={className}>
      <UTurn side="left" />
    </svg>
  )
}

export function StraightArrow({ className }: { readonly className?: string }) {
  return <PointerArrow turnDeg={0} {...(className !== undefined && { className })} />
}
