import { useCallback, useSyncExternalStore } from 'react'
import { usePorts } from '../../platform/ports.ts'
import type { StoragePort } from '../../platform/storage.ts'

/** Set once an address was given on this device. `public/gate.js` reads it before the first paint. */
export const LEAD_FLAG = 'userLeadSubmitted'

export const raiseLeadFlag = (storage: StoragePort): boolean => storage.write(LEAD_FLAG, 'true')
const isRaised = (storage: StoragePort) => storage.read(LEAD_FLAG) === 'true'

/** Whether an address was given on this device, in this tab or another. */
export function useLeadFlag(): boolean {
  const { storage } = usePorts()
  const watch = useCallback(
    (onChange: () => void) => {
      const stopWrites = storage.watchWrites((key) => key === LEAD_FLAG && onChange())
      const stop = storage.watch(LEAD_FLAG, onChange)
      return () => {
        stopWrites()
        stop()
      }
    },
    [storage],
  )
  return useSyncExternalStore(watch, () => isRaised(storage))
}
