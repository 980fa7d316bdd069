import type { PermitRule, RideableTrail, RideReason, Vehicle } from './facts.ts'
import { reason } from './wording.ts'

const price = ({ priceUsd }: PermitRule): string => {
  if (priceUsd === null) return 'price unknown'
  if (priceUsd === 0) return 'free'
  return `$${Number.isInteger(priceUsd) ? priceUsd : priceUsd.toFixed(2)}`
}

function permitReason(permit: PermitRule, held: readonly string[]): RideReason {
  const { name, source } = permit
  if (held.includes(permit.id)) return reason(['permit_held', 'note'], `You hold the ${name}. Carry it.`, [source])
  if (permit.obtained === 'onSite') {
    return reason(['permit_on_site', 'note'], `You need the ${name} (${price(permit)}). Get it at the trailhead.`, [
      source,
    ])
  }
  const text = `You need the ${name} (${price(permit)}) before you ride, and it is not among the permits you hold.`
  return reason(['permit_missing', 'closed'], text, [source])
}

/** What the rider must carry. A permit that can be had at the trailhead is only told; one that cannot, and is not held, means not today. */
export const permitReasons = (trail: RideableTrail, { use, permits }: Vehicle): readonly RideReason[] =>
  trail.permits.filter((rule) => rule.uses.includes(use)).map((rule) => permitReason(rule, permits))
