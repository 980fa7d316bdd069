import type { TurnInstruction } from '@bluffline/core'

const SHAPES = { straight: 'Keep', slight: 'Bear', normal: 'Turn', sharp: 'Sharp', uTurn: 'Hairpin' } as const

/** A turn in as few words as a glance can read. */
export function turnTitle({ kind, shape, side, retraces, switchbacks }: TurnInstruction): string {
  if (switchbacks !== null) return `${switchbacks.count} switchbacks`
  if (retraces) return 'Turn around'
  if (kind === 'curve') return shape === 'uTurn' ? `Hairpin ${side}` : `Sharp curve ${side}`
  return `${SHAPES[shape]} ${side}`
}

/** Where it leads, where that is another trail. */
export const turnDetail = ({ ontoTrail, kind, switchbacks, side }: TurnInstruction): string | null => {
  if (ontoTrail !== null) return `onto ${ontoTrail}`
  if (switchbacks !== null) return `the first to the ${side}`
  return kind === 'fork' ? 'at the fork' : null
}
