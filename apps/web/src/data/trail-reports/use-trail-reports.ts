import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase, watchOpened } from '../db/open-database.ts'
import { wakeSync } from '../sync/wake.ts'
import type { KeptReport } from './kept-report.ts'
import { newKey } from './new-key.ts'
import { createReportOutbox, type ReportOutbox } from './report-outbox.ts'
import type { Ports } from '../../platform/ports.ts'

const outboxes = new WeakMap<Ports['http'], ReportOutbox>()

export function useReportOutbox(): ReportOutbox {
  const { http, clock } = usePorts()
  const known = outboxes.get(http)
  if (known) return known
  const outbox = createReportOutbox({ http, clock, open: () => openDatabase(), newKey, wake: wakeSync })
  outboxes.set(http, outbox)
  return outbox
}

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
