import { useCallback, useRef, useState } from 'react'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { rideOfDraft } from '../../../data/rides/ride-draft.ts'
import { addRides } from '../../../data/rides/ride-shelf.ts'
import { rideTitle } from '../../../data/rides/ride-words.ts'
import { runTask, TaskFailure } from '../../../data/rides/work/run-task.ts'
import { newKey } from '../../../data/trail-reports/new-key.ts'
import { usePorts } from '../../../platform/ports.ts'

/** What became of a file. */
export interface ImportReport {
  readonly file: string
  readonly rides: readonly { readonly id: string; readonly title: string }[]
  /** What of it could not be used, or why none of it could, in sentences. */
  readonly notes: readonly string[]
  readonly isFailed: boolean
}

interface Importing {
  /** The file being read and how far, 0…1; null when none is. */
  readonly running: { readonly file: string; readonly part: number } | null
  readonly reports: readonly ImportReport[]
  readonly begin: (files: readonly File[]) => void
  readonly cancel: () => void
  readonly dismiss: () => void
}

const BROKEN_OFF = 'Reading this file broke off. It may be larger than this phone can hold.'
const REFUSED = 'The phone refused to store what was read. Its storage may be full.'

/** Brings files in, one after the other, beside the page. */
export function useImport(): Importing {
  const { clock } = usePorts()
  const [running, setRunning] = useState<Importing['running']>(null)
  const [reports, setReports] = useState<readonly ImportReport[]>([])
  const abort = useRef<AbortController | null>(null)

  const importOne = useCallback(
    async (file: File, signal: AbortSignal): Promise<ImportReport> => {
      const failed = (note: string): ImportReport => ({ file: file.name, rides: [], notes: [note], isFailed: true })
      try {
        const onProgress = (part: number) => setRunning({ file: file.name, part })
        const { rides: drafts, warnings } = await runTask(
          'importFile',
          { file, name: file.name },
          { signal, onProgress },
        )
        const about = { use: null, trailId: null, origin: 'file', nowMs: clock.now() } as const
        const rides = drafts.map((draft) => rideOfDraft(draft, { ...about, id: newKey() }))
        await addRides(openRideDatabase, rides)
        const named = rides.map(({ row }) => ({ id: row.id, title: rideTitle(row) }))
        return { file: file.name, rides: named, notes: warnings, isFailed: rides.length === 0 }
      } catch (error) {
        if (!(error instanceof TaskFailure)) return failed(REFUSED)
        return failed(error.isForPeople || signal.aborted ? error.message : BROKEN_OFF)
      }
    },
    [clock],
  )
  const begin = useCallback(
    (files: readonly File[]) => {
      const controller = new AbortController()
      abort.current = controller
      const importAll = async () => {
        for (const file of files) {
          if (controller.signal.aborted) break
          setRunning({ file: file.name, part: 0 })
          const report = await importOne(file, controller.signal)
          setReports((before) => [...before, report])
        }
        setRunning(null)
      }
      setReports([])
      void importAll()
    },
    [importOne],
  )
  const cancel = useCallback(() => abort.current?.abort(), [])
  const dismiss = useCallback(() => setReports([]), [])
  return { running, reports, begin, cancel, dismiss }
}
