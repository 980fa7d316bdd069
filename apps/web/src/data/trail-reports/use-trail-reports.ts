import { useEffect, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
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
  useEffect(() => {
    let stopped = false
    let stop = () => {}
    const watch = async () => {
      const [database, { liveQuery }] = await Promise.all([openDatabase(), import('dexie')])
      if (stopped) return
      const found = liveQuery(() => database.trailReports.where('trailId').equals(trailId).toArray())
      const newestFirst = (rows: KeptReport[]) =>
        setReports(rows.toSorted((a, b) => b.report.writtenAt.localeCompare(a.report.writtenAt)))
      const subscription = found.subscribe({ next: newestFirst, error: () => setReports([]) })
      stop = () => subscription.unsubscribe()
    }
    void watch().catch(() => setReports([]))
    return () => {
      stopped = true
      stop()
    }
  }, [trailId])
  return reports
}
