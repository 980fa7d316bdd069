import type { ReportKind } from '@bluffline/contract'
import type { KeptReport } from '../../../data/trail-reports/kept-report.ts'

export const KIND_WORDS: Record<ReportKind, { readonly label: string; readonly hint: string }> = {
  closed: { label: 'It is closed', hint: 'A gate, a sign, a washout' },
  open: { label: 'It is open', hint: 'Although the page says otherwise' },
  wrongPlace: { label: 'Wrong place on the map', hint: 'The line or the point is off' },
  wrongFacts: { label: 'A fact is wrong', hint: 'Length, rules, fee, season …' },
  other: { label: 'Something else', hint: 'Tell us below' },
}

/** Where a report is, and nothing more than that. */
export const STATE_WORDS: Record<KeptReport['state'], string> = {
  waiting: 'Kept on this phone, not sent yet',
  received: 'Received',
  refused: 'Kept on this phone. The server did not take it',
}
