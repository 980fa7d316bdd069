import { formatCount } from '@bluffline/core'
import { useEffect, useState } from 'react'
import { watchDatabase } from '../../../data/db/database.ts'
import { openDatabase } from '../../../data/db/open-database.ts'
import { ageWords } from '../../../data/today/age-words.ts'
import { usePorts } from '../../../platform/ports.ts'
import type { FileCheck } from '../../../platform/worker-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sizeWords } from '../size-words.ts'
import { keptLists, type KeptList } from './kept-lists.ts'

interface Found {
  readonly files: FileCheck | null
  readonly lists: readonly KeptList[]
}

/** The files are hashed once; the lists are read again whenever one has come in. */
function useContents(): Found | undefined {
  const { appFiles } = usePorts()
  const [files, setFiles] = useState<FileCheck | null>()
  const [lists, setLists] = useState<readonly KeptList[]>()
  useEffect(() => {
    let current = true
    appFiles.check().then(
      (check) => current && setFiles(check),
      // A worker that does not answer is as good as none.
      () => current && setFiles(null),
    )
    return () => {
      current = false
    }
  }, [appFiles])
  useEffect(() => {
    let current = true
    const look = () => void keptLists().then((found) => current && setLists(found))
    // Each list leaves its age there.
    const ages = async () => (await openDatabase()).meta.toArray()
    const stop = watchDatabase(ages, { onValue: look, onProblem: look })
    return () => {
      current = false
      stop()
    }
  }, [])
  return files === undefined || lists === undefined ? undefined : { files, lists }
}

interface RowProps {
  readonly label: string
  readonly detail: string
  readonly bytes: number
  readonly isHere: boolean
}

function Row({ label, detail, bytes, isHere }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Icon name={isHere ? 'check' : 'unknown'} className={isHere ? 'text-ok' : 'text-warn'} />
      <span className="min-w-0 flex-1">
        <span className="block font-[560]">{label}</span>
        <span className="block text-caption text-ink-muted">{detail}</span>
      </span>
      <span className="type-figure text-small whitespace-nowrap">{isHere ? sizeWords(bytes) : '–'}</span>
    </li>
  )
}

/** What lies on the device of the app itself and of the catalogue: size and age of each part. */
export function Contents() {
  const { clock } = usePorts()
  const found = useContents()
  if (!found)
    return (
      <div role="status" aria-busy="true" aria-label="Looking at what is on this device" className="mt-4 grid gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    )
  const { files, lists } = found
  const bytes = (files?.bytes ?? 0) + lists.reduce((sum, list) => sum + list.bytes, 0)
  return (
    <>
      <ul className="mt-3">
        <Row
          label="The app, its fonts and the built-in map"
          detail={files ? `${formatCount(files.files)} files` : 'Not kept yet. Open the app once more with a signal.'}
          bytes={files?.bytes ?? 0}
          isHere={files !== null}
        />
        {lists.map(({ label, records, bytes: size, fetchedAt }) => (
          <Row
            key={label}
            label={label}
            detail={
              fetchedAt === null
                ? 'Not here yet. They come by themselves when there is a signal.'
                : `${formatCount(records)}, from ${ageWords(fetchedAt, clock.now())}`
            }
            bytes={size}
            isHere={fetchedAt !== null}
          />
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-small">
        Together <b className="type-figure">{sizeWords(bytes)}</b>. Kept areas of the online map come on top.
      </p>
    </>
  )
}
