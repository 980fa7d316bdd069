import type { RideReason, RideVerdict, TrailUse } from '@bluffline/core'
import { USE_WORDS } from '../vehicle/use-words.ts'

type Verdict = RideVerdict['verdict']

/** On the badge. "Open" means: a source lets this machine in and a source says the trail is open today. Nothing more. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  open: 'Open today',
  closed: 'Closed today',
  unknown: 'Unknown today',
}

/** "Open today to side-by-sides": for screen readers and titles. */
export const verdictFor = (verdict: Verdict, use: TrailUse): string =>
  `${VERDICT_LABELS[verdict]} ${verdict === 'open' ? 'to' : 'for'} ${USE_WORDS[use].plural}`

/** The reason that made the verdict: the first of its own kind. */
export const decidingReason = ({ verdict, reasons }: RideVerdict): RideReason | undefined =>
  reasons.find((reason) => reason.effect === verdict) ?? reasons[0]
