import { useCallback, useEffect, useState } from 'react'
import { openDatabase } from '../../../data/db/open-database.ts'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { usePorts } from '../../../platform/ports.ts'

export interface StorageUse {
  readonly estimate: { readonly usedBytes: number; readonly quotaBytes: number } | null
  readonly isPersistent: boolean
  readonly counts: {
    readonly rides: number
    readonly saved: number
    readonly tiles: number
    readonly waiting: number
  } | null
}

const countAll = async (): Promise<StorageUse['counts']> => {
  try {
    const [database, rideDatabase] = await Promise.all([openDatabase(), openRideDatabase()])
    const [rides, saved, tiles, waiting] = await Promise.all([
      rideDatabase.rides.count(),
      database.savedTrails.count(),
      database.mapTiles.count(),
      database.outbox.count(),
    ])
    return { rides, saved, tiles, waiting }
  } catch {
    return null
  }
}

/** What this app keeps on the device, and whether the browser may throw it away. */
export function useStorageUse(): {
  readonly use: StorageUse | undefined
  readonly keepForGood: () => Promise<boolean>
} {
  const { disk } = usePorts()
  const [use, setUse] = useState<StorageUse>()
  const look = useCallback(async () => {
    const [estimate, isPersistent, counts] = await Promise.all([disk.estimate(), disk.isPersistent(), countAll()])
    setUse({ estimate, isPersistent, counts })
  }, [disk])
  useEffect(() => void look(), [look])
  const keepForGood = async () => {
    const isKept = await disk.persist()
    await look()
    return isKept
  }
  return { use, keepForGood }
}
