import type { Transaction } from 'dexie'
import type { KeptReport } from '../trail-reports/kept-report.ts'
import { waitingRow } from './outbox-row.ts'

/** Reports had an outbox of their own once: what waited there waits here now, oldest first. */
export async function queueReports(transaction: Transaction): Promise<void> {
  const kept: KeptReport[] = await transaction.table('trailReports').toArray()
  const open = kept.filter(({ state }) => state !== 'received')
  open.sort((a, b) => a.report.writtenAt.localeCompare(b.report.writtenAt))
  const rows = open.map(({ key, report, state, problem }) => ({
    ...waitingRow(
      { noun: 'trail-reports', action: 'create', recordId: key, body: { ...report }, title: 'Trail report' },
      { key, owner: null, writtenMs: Date.parse(report.writtenAt) },
    ),
    state: state === 'refused' ? ('refused' as const) : ('waiting' as const),
    problem,
  }))
  await transaction.table('outbox').bulkAdd(rows)
}
