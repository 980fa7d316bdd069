import type { Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import type { SavedTrailRow } from '../../data/db/rows.ts'

export const SAVED_SORTS = ['newest', 'name', 'open'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

export interface SavedTrail {
  readonly row: SavedTrailRow
  /** Undefined where the catalogue no longer has it. */
  readonly trail: Trail | undefined
}

const RANK = { open: 0, unknown: 1, closed: 2 } as const
const nameOf = ({ row, trail }: SavedTrail): string => trail?.name ?? row.trailId

/** Saved trails in the asked order; "newest" is the order in which they come. */
export function orderSaved(
  saved: readonly SavedTrail[],
  sort: SavedSort,
  verdicts: ReadonlyMap<string, RideVerdict>,
): readonly SavedTrail[] {
  const byName = (a: SavedTrail, b: SavedTrail) => nameOf(a).localeCompare(nameOf(b), 'en-US', { numeric: true })
  const rank = ({ row }: SavedTrail) => RANK[verdicts.get(row.trailId)?.verdict ?? 'unknown']
  if (sort === 'name') return saved.toSorted(byName)
  return sort === 'open' ? saved.toSorted((a, b) => rank(a) - rank(b) || byName(a, b)) : saved
}
