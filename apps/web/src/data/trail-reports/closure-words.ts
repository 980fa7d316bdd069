import type { ReportedClosure } from '@bluffline/contract'
import { epochMs, type EpochMs } from '@bluffline/core'
import { ageWords } from '../today/age-words.ts'

/** "A rider found it closed, 3 hours ago", "4 riders’ reports found it closed, the last 2 days ago": nobody has checked it. */
export function closureWords({ reports, lastAt }: Pick<ReportedClosure, 'reports' | 'lastAt'>, now: EpochMs): string {
  const ago = ageWords(epochMs(Date.parse(lastAt)), now).replace(' old', ' ago')
  return reports === 1 ? `A rider found it closed, ${ago}.` : `${reports} reports found it closed, the last ${ago}.`
}
