import { useEffect } from 'react'
import { rideGoesOn } from '../../../data/rides/ride-goes-on.ts'
import { areaKeeperOf } from '../../../map/areas/use-areas.ts'
import { usePorts } from '../../../platform/ports.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useUpdate } from './use-update.ts'

/** Long enough to be read and reached with gloves on; afterwards the offline page still offers it. */
const SHOWN_MS = 20_000

/** Tells of a new version, unless a ride goes on, and goes on with areas that were loading. */
export function Work() {
  const ports = usePorts()
  const { show } = useToast()
  const { isReady, apply } = useUpdate()
  useEffect(() => areaKeeperOf(ports).goOn(), [ports])
  useEffect(() => {
    if (!isReady) return
    void rideGoesOn(ports, navigator.locks as LockManager | undefined).then((isRiding) => {
      if (isRiding) return
      show({
        title: 'A new version is ready',
        description: 'Nothing you wrote is lost.',
        action: { label: 'Update', run: () => void apply() },
        durationMs: SHOWN_MS,
      })
    })
  }, [isReady, ports, show, apply])
  return null
}
