import { listReportedClosures, type ReportedClosure } from '@bluffline/contract'
import { usePorts } from '../../platform/ports.ts'
import { useOutside, type Outside } from '../outside/use-outside.ts'

const EVERY_MS = 15 * 60_000

/** The trails riders found closed in the last 30 days; with no connection, what the device heard last. */
export function useReportedClosures(): Outside<ReportedClosure[]> {
  const { http } = usePorts()
  return useOutside<ReportedClosure[]>({
    key: listReportedClosures.path,
    schema: listReportedClosures.output,
    ask: (signal) => http.call(listReportedClosures, { signal }),
    everyMs: EVERY_MS,
  })
}
