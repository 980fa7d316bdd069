import { useCallback, useSyncExternalStore } from 'react'
import { rideGoesOn } from '../../../data/rides/ride-goes-on.ts'
import { usePorts } from '../../../platform/ports.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Whether a new version waits, and going over to it. A ride that goes on, here or in another tab, comes first. */
export function useUpdate() {
  const ports = usePorts()
  const { show } = useToast()
  const isReady = useSyncExternalStore(ports.appUpdate.watch, ports.appUpdate.isReady)
  const apply = useCallback(async () => {
    if (await rideGoesOn(ports, navigator.locks as LockManager | undefined)) {
      show({ title: 'After your ride', description: 'The new version waits until the ride is finished.' })
      return
    }
    ports.appUpdate.apply()
  }, [ports, show])
  return { isReady, apply }
}
