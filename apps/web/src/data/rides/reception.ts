import type { ReceiverState } from './receiver.ts'
import { SPARSE_EVERY_MS } from './receiver.ts'

/** How well the rider's place is known, in the order of concern. */
export type Reception = 'off' | 'denied' | 'unsupported' | 'unavailable' | 'searching' | 'lost' | 'weak' | 'good'

/** Silence after which the position is said to be lost; a phone reads once a second. */
const LOST_MS = 15_000
/** Beyond this radius the map dot may lie on the next ridge. */
const WEAK_M = 50

/** What to tell the rider of the receiver at a moment. */
export function receptionOf(receiver: ReceiverState, nowMs: number): Reception {
  const { isOn, fix, problem } = receiver
  if (!isOn) return 'off'
  if (problem === 'denied' || problem === 'unsupported') return problem
  if (fix === null) return problem === 'unavailable' ? 'unavailable' : 'searching'
  if (problem !== null || isSilent(receiver, nowMs)) return 'lost'
  return fix.accuracyM !== null && fix.accuracyM > WEAK_M ? 'weak' : 'good'
}

const isSilent = ({ heardMs, isSparse }: ReceiverState, nowMs: number): boolean =>
  heardMs !== null && nowMs - heardMs > LOST_MS + (isSparse ? 2 * SPARSE_EVERY_MS : 0)
