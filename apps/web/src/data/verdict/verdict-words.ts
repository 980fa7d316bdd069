import type { RideReason, RideVerdict, TrailUse } from '@bluffline/core'
import { USE_WORDS } from '../vehicle/use-words.ts'

type Verdict = RideVerdict['verdict']

/** On the badge. "Open" means: a source lets this machine in and a source says the trail is open today. Nothing more. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  open: 'Open today',
  closed: 'Closed today',
  unknown: 'Unknown today',
}

/** The reason that made the verdict. For an open trail that is what speaks of the day, not of the machine. */
export const decidingReason = ({ verdict, reasons }: RideVerdict): RideReason | undefined =>
  (verdict === 'open'
    ? reasons.findLast(({ effect }) => effect === 'open')
    : reasons.find(({ effect }) => effect === verdict)) ?? reasons[0]

/** Closed to this machine on any day: "Not for hikers" is no matter of today. */
export const isExcluded = (ride: RideVerdict): boolean =>
  ride.verdict === 'closed' && decidingReason(ride)?.code === 'use_excluded'

/** "Open today for side-by-sides", or "Open on Nov 28 for …"; "Not for hikers" where it is no matter of the day. */
export function verdictWords(ride: RideVerdict, use: TrailUse, day = 'today'): string {
  const { plural } = USE_WORDS[use]
  return isExcluded(ride) ? `Not for ${plural}` : `${VERDICT_LABELS[ride.verdict].replace('today', day)} for ${plural}`
}
