import type { RideVerdict } from '@bluffline/core'

export type Verdict = RideVerdict['verdict']
/** Verdicts by trail id. A trail that is not in it is unknown. */
export type VerdictById = ReadonlyMap<string, Verdict>

export const verdictOf = (verdicts: VerdictById, id: string): Verdict => verdicts.get(id) ?? 'unknown'

/** The verdict that speaks for several trails under one mark: open where one of them is, unknown before closed. */
export function verdictOfMany(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('open')) return 'open'
  return verdicts.length === 0 || verdicts.includes('unknown') ? 'unknown' : 'closed'
}
