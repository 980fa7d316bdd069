import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import type { KeptReport } from './kept-report.ts'
import { newKey } from './new-key.ts'
import { createReportOutbox, type ReportOutbox } from './report-outbox.ts'
import type { Ports } from '../../platform/ports.ts'

const outboxes = new WeakMap<Ports['http'], ReportOutbox>()

/** One outbox for each door to the network, so that a page and the background never send the same report side by side. */
export function reportOutboxOf({ http, clock }: Pick<Ports, 'http' | 'clock'>): ReportOutbox {
  const known = outboxes.get(http)
  if (known) return known
  const openTable = async () => (await openDatabase()).trailReports
  const outbox = createReportOutbox({ http, clock, openTable, newKey })
  outboxes.set(http, outbox)
  return outbox
}

export const useReportOutbox = (): ReportOutbox => reportOutboxOf(usePorts())

/** What this device reported about a trail, newest first, as it changes. Empty where the browser keeps nothing. */
export function useTrailReports(trailId: string): readonly KeptReport[] {
  const [reports, setReports] = useState<readonly KeptReport[]>([])
  useEffect(
    () =>
      watchOpened((database) => database.trailReports.where('trailId').equals(trailId).toArray(), {
        onValue: (rows) => setReports(rows.toSorted((a, b) => b.report.writtenAt.localeCompare(a.report.writtenAt))),
        onProblem: () => setReports([]),
      }),
    [trailId],
  )
  return reports
}
