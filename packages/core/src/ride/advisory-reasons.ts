import { parseDay } from './calendar.ts'
import type { Advisory, IsoDay, RideableTrail, RideReason } from './facts.ts'
import { reason } from './wording.ts'

const isCurrent = ({ expires }: Advisory, day: IsoDay): boolean =>
  expires === null || parseDay(expires) >= parseDay(day)

/** Reported troubles that still stand on `day`; one past its last day is never told as current. */
export const advisoryReasons = (trail: RideableTrail, day: IsoDay): readonly RideReason[] =>
  trail.advisories
    .filter((advisory) => isCurrent(advisory, day))
    .map(({ effect, text, source }) =>
      effect === 'closedPart'
        ? reason(['advisory_closed_part', 'unknown'], `Part of it is reported closed: ${text}`, [source])
        : reason(['advisory_caution', 'note'], text, [source]),
    )
