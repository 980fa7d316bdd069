import { useCallback, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import { openDatabase } from '../db/open-database.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { useLive, type Live } from '../rides/use-live.ts'
import { countLocal, type LocalCounts } from './account.ts'
import type { SyncStatus } from './driver.ts'
import { syncDriverOf, syncPartsOf } from './sync-of.ts'
import type { AccountRow } from './sync-rows.ts'

/** How syncing stands, and how to do it now. */
export function useSyncStatus(): SyncStatus & { readonly syncNow: () => void } {
  const driver = syncDriverOf(usePorts())
  const status = useSyncExternalStore(driver.watch, driver.read)
  const syncNow = useCallback(() => void driver.now(), [driver])
  return { ...status, syncNow }
}

interface Waiting {
  /** In the order in which they were written. */
  readonly rows: readonly OutboxRow[]
  /** Whose data is on this device. */
  readonly account: AccountRow | undefined
  /** How many records the rider left on this device when signing in. */
  readonly stayed: number
}

async function readWaiting(): Promise<Waiting> {
  const database = await openDatabase()
  const [rows, account, stayed] = await Promise.all([
    database.outbox.orderBy('seq').toArray(),
    database.account.get('account'),
    database.synced.filter(({ state }) => state === 'local').count(),
  ])
  return { rows, account, stayed }
}

/** What waits on this device, and whose it is. */
export const useWaiting = (): Live<Waiting> => useLive(readWaiting)

/** What is on this device alone, by kind. */
export function useLocalCounts(): Live<LocalCounts> {
  const ports = usePorts()
  return useLive(useCallback(async () => countLocal(await syncPartsOf(ports)), [ports]))
}
