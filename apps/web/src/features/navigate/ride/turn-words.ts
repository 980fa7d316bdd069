import type { TurnInstruction } from '@bluffline/core'
import type { Pointer } from './guidance.ts'

const SHAPES = { straight: 'Turn', slight: 'Bear', normal: 'Turn', sharp: 'Sharp', uTurn: 'Hairpin' } as const

/** A turn in as few words as a glance can read: those of the voice. */
export function turnTitle({ kind, shape, side, retraces, switchbacks }: TurnInstruction): string {
  if (switchbacks !== null) return `${switchbacks.count} switchbacks`
  if (retraces) return 'Turn around'
  if (shape === 'uTurn') return `Hairpin ${side}`
  if (kind === 'fork') return `Keep ${side}`
  if (kind === 'curve') return `Sharp curve ${side}`
  return `${SHAPES[shape]} ${side}`
}

/** Where it leads, where that is another trail. */
export const turnDetail = ({ ontoTrail, kind, switchbacks, side }: TurnInstruction): string | null => {
  if (ontoTrail !== null) return `onto ${ontoTrail}`
  if (switchbacks !== null) return `the first to the ${side}`
  return kind === 'fork' ? 'at the fork' : null
}

/** Off the route: which way it is back. */
export const backWords = (back: Pointer | null): string => {
  if (back === null) return 'Go back the way you came'
  if (back.turnRound) return 'Turn around, back to the route'
  return back.isFromNorth ? 'Way back, as seen with north up' : 'Way back to the route'
}
