import type { Trail } from '@bluffline/contract'
import type { PermitRule, TrailUse } from '@bluffline/core'

/** Every permit that some trail asks of this use, once, by name. */
export function permitChoices(trails: readonly Pick<Trail, 'permits'>[], use: TrailUse): readonly PermitRule[] {
  const byId = new Map<string, PermitRule>()
  for (const { permits } of trails) {
    for (const permit of permits) {
      if (permit.uses.includes(use)) byId.set(permit.id, permit)
    }
  }
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name))
}
