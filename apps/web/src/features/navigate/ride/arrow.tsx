import type { TurnInstruction } from '@bluffline/core'

interface Point {
  readonly x: number
  readonly y: number
}

interface Arm {
  readonly pivot: Point
  readonly deg: number
}

/** The place at a distance along an arm, and aside from it to its right. */
function onArm({ pivot, deg }: Arm, forth: number, aside = 0): string {
  const angle = (deg * Math.PI) / 180
  const x = pivot.x + forth * Math.sin(angle) + aside * Math.cos(angle)
  const y = pivot.y - forth * Math.cos(angle) + aside * Math.sin(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** The stem stands to the other side of the turn, and higher the more it turns back, so that the whole arrow fits. */
function armOf(deg: number): Arm {
  const angle = (deg * Math.PI) / 180
  return { deg, pivot: { x: 50 - 22 * Math.sin(angle), y: 56 - 14 * (1 - Math.cos(angle)) } }
}

const stemPath = (arm: Arm): string => `M${arm.pivot.x.toFixed(1)} 98V${arm.pivot.y.toFixed(1)}L${onArm(arm, 28)}`
const headPath = (arm: Arm): string => `M${onArm(arm, 52)}L${onArm(arm, 24, -21)}L${onArm(arm, 24, 21)}Z`

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
  const arm = armOf(isFork ? forkDeg : drawnDeg(turn.changeDeg))
  const other = { ...arm, deg: -forkDeg }
  return (
    <svg {...frame} className={className}>
      {turn.shape === 'uTurn' || turn.retraces ? (
        <UTurn side={turn.side} />
      ) : (
        <>
          {isFork && <path d={`M${onArm(other, 6)}L${onArm(other, 40)}`} strokeWidth="12" opacity="0.35" />}
          <path d={stemPath(arm)} strokeWidth="15" strokeLinejoin="round" />
          <path d={headPath(arm)} fill="currentColor" strokeWidth="5" strokeLinejoin="round" />
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
