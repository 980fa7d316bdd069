import { useEffect, useState } from 'react'
import type { RideDigest } from './digest.ts'
import type { Ride } from './ride-rows.ts'
import { runTask } from './work/run-task.ts'

interface Digesting {
  /** Undefined while it is worked out. */
  readonly digest: RideDigest | undefined
  readonly isFailed: boolean
}

/** Charts, splits and map line of a ride. */
export function useDigest({ pieces, lapsMs }: Pick<Ride, 'pieces' | 'lapsMs'>): Digesting {
  const [done, setDone] = useState<{ readonly of: Ride['pieces']; readonly digest?: RideDigest }>()
  useEffect(() => {
    const abort = new AbortController()
    runTask('digest', { pieces, lapsMs }, { signal: abort.signal }).then(
      (digest) => setDone({ of: pieces, digest }),
      () => !abort.signal.aborted && setDone({ of: pieces }),
    )
    return () => abort.abort()
  }, [pieces, lapsMs])
  const isOurs = done?.of === pieces
  return { digest: isOurs ? done.digest : undefined, isFailed: isOurs && done.digest === undefined }
}
