import { epochMs, type EpochMs } from '@bluffline/core'
import { useCallback, useState } from 'react'
import { usePorts } from '../../platform/ports.ts'

const KEY = 'lastThunder'

/** When thunder was last heard, by the rider's own word. Kept on the device: a reload must not end the wait. */
export function useLastThunder() {
  const { storage, clock } = usePorts()
  const [last, setLast] = useState<EpochMs | null>(() => {
    const ms = Number(storage.read(KEY))
    return ms > 0 ? epochMs(ms) : null
  })
  const hear = useCallback(() => {
    const now = clock.now()
    storage.write(KEY, String(now))
    setLast(now)
  }, [storage, clock])
  return { last, hear }
}
