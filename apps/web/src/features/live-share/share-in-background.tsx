import { useEffect } from 'react'
import { useRunningShares } from '../../data/live-share/use-live-shares.ts'
import { usePorts } from '../../platform/ports.ts'

/** Sends positions as long as something is shared, on whatever page. */
export function Work() {
  const ports = usePorts()
  const isOn = useRunningShares().length > 0
  useEffect(() => {
    if (!isOn) return
    let stop = () => {}
    let isLeft = false
    void import('../../data/live-share/send-live.ts')
      .then(({ sendLive }) => {
        if (!isLeft) stop = sendLive(ports)
      })
      .catch(ports.errors.record)
    return () => {
      isLeft = true
      stop()
    }
  }, [ports, isOn])
  return null
}
