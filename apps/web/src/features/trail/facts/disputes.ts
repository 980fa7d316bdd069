import type { Dispute, Trail } from '@bluffline/contract'

const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Name',
  county: 'County',
  point: 'Place on the map',
  uses: 'Open to',
  lengthMiles: 'Length',
  difficulty: 'Difficulty',
  loop: 'Loop',
  season: 'Season',
  seasonNote: 'Season',
  widthLimitInches: 'Width limit',
  feeUsd: 'Fee',
  feeNote: 'Fee',
  surface: 'Surface',
  elevationGainFt: 'Elevation gain',
  features: 'Features',
  manager: 'Manager',
}

/** `lengthMiles` → `Length`; a field we have no word for is taken apart: `trailCount` → `Trail count`. */
export function fieldWords(field: string): string {
  const root = /^\w+/.exec(field)?.[0] ?? field
  const known = FIELD_WORDS[root]
  if (known !== undefined) return known
  const apart = root.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

export interface TitledDispute {
  readonly title: string
  readonly dispute: Dispute
}

/** What sources differ on, each once, with the field in a rider's words. */
export const titledDisputes = (trail: Pick<Trail, 'disputes'>): readonly TitledDispute[] =>
  trail.disputes.map((dispute) => ({ title: fieldWords(dispute.field), dispute }))
