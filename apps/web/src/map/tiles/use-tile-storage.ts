import { useCallback, useEffect, useState } from 'react'
import type { TileStore, TileUse } from './tile-store.ts'

export interface TileStorage {
  /** Undefined until counted. */
  readonly use: TileUse | undefined
  /** The browser refuses to store: a private window, or no room. */
  readonly refused: boolean
  readonly empty: () => Promise<void>
}

/** What the stored tiles take, counted anew after each change. */
export function useTileStorage(store: TileStore): TileStorage {
  const [use, setUse] = useState<TileUse>()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    let current = true
    const count = () =>
      void store.use().then(
        (counted) => current && setUse(counted),
        () => current && setRefused(true),
      )
    count()
    const stop = store.watch(count)
    return () => {
      current = false
      stop()
    }
  }, [store])
  const empty = useCallback(() => store.clear(), [store])
  return { use, refused, empty }
}
