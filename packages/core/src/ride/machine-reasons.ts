import { MOTOR_USES, type RideableTrail, type RideReason, type TrailUse, type Vehicle } from './facts.ts'
import { reason, writeList, writeUse } from './wording.ts'

const isMotor = (use: TrailUse): boolean => MOTOR_USES.some((motor) => motor === use)

/**
 * Whether this kind of machine, or these feet, may use the trail. A use that is neither listed nor marked as unknown is excluded;
 * a trail with no list of uses, or none that a source stands behind, says nothing.
 */
export function riderReasons(trail: RideableTrail, { use }: Vehicle): readonly RideReason[] {
  const who = writeUse(use)
  const unknown = trail.uses.length === 0 || trail.unknownUses.includes(use) || trail.sources.length === 0
  if (unknown) return [reason(['use_unknown', 'unknown'], `No source says whether ${who} may use this trail.`, [])]
  if (trail.uses.includes(use)) return [reason(['use_allowed', 'open'], `Open to ${who}.`, trail.sources)]
  const allowed = writeList(trail.uses.map(writeUse), 'and')
  return [reason(['use_excluded', 'closed'], `Not open to ${who}. It is for ${allowed}.`, trail.sources)]
}

/** Whether the machine is narrow enough. Width limits bind motor vehicles only; exactly the limit fits. */
export function widthReasons(trail: RideableTrail, { use, widthInches }: Vehicle): readonly RideReason[] {
  const limit = trail.widthLimitInches
  if (limit === null || !isMotor(use)) return []
  const rule = `Machines may be at most ${limit} inches wide here`
  if (widthInches === null || !(widthInches > 0 && widthInches < Infinity)) {
    return [reason(['width_unknown', 'unknown'], `${rule}. Enter the width of yours to know.`, trail.sources)]
  }
  return widthInches > limit
    ? [reason(['width_over', 'closed'], `${rule}. Yours is ${widthInches} inches wide.`, trail.sources)]
    : [reason(['width_fits', 'note'], `${rule}. Yours is ${widthInches} inches wide and fits.`, trail.sources)]
}
