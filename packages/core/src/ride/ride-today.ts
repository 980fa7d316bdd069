import { advisoryReasons } from './advisory-reasons.ts'
import { parseDay } from './calendar.ts'
import type { IsoDay, RideableTrail, RideEffect, RideReason, RideVerdict, Vehicle } from './facts.ts'
import { riderReasons, widthReasons } from './machine-reasons.ts'
import { permitReasons } from './permit-reasons.ts'
import { seasonReasons } from './season-reasons.ts'
import { reason } from './wording.ts'

const ORDER: readonly RideEffect[] = ['closed', 'unknown', 'open', 'note']

const recalledReasons = ({ confidence, sources }: RideableTrail): readonly RideReason[] =>
  confidence === 'recalled'
    ? [
        reason(
          ['recalled_only', 'unknown'],
          'Community knowledge only: no land manager or cited source confirms it.',
          sources,
        ),
      ]
    : []

/**
 * Whether `vehicle` may ride `trail` on `day`, and why.
 *
 * Any reason that closes makes it `closed`; otherwise any doubt makes it `unknown`; `open` only where a source lets this
 * machine in and a source says the trail is open on that day. Reasons come in that order, notes last.
 *
 * @throws RangeError when `day` or the last day of an advisory is no calendar day.
 */
export function rideToday(trail: RideableTrail, vehicle: Vehicle, day: IsoDay): RideVerdict {
  parseDay(day)
  const reasons = [
    ...riderReasons(trail, vehicle),
    ...widthReasons(trail, vehicle),
    ...seasonReasons(trail, day),
    ...permitReasons(trail, vehicle),
    ...advisoryReasons(trail, day),
    ...recalledReasons(trail),
  ].sort((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect))
  const has = (effect: RideEffect) => reasons.some((r) => r.effect === effect)
  if (has('closed')) return { verdict: 'closed', reasons }
  return { verdict: has('unknown') ? 'unknown' : 'open', reasons }
}
