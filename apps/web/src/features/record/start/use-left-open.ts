import { useEffect, useState } from 'react'
import type { RideRow } from '../../../data/rides/ride-rows.ts'
import { useRiding } from '../../../data/rides/use-recorder.ts'

interface LeftOpen {
  /** Undefined until the device has answered; null for none. */
  readonly row: RideRow | null | undefined
  /** The browser keeps nothing: a ride would live in memory alone. */
  readonly isRefused: boolean
}

/** The ride that a tab which is gone left open. */
export function useLeftOpen(): LeftOpen {
  const riding = useRiding()
  const [found, setFound] = useState<LeftOpen>({ row: undefined, isRefused: false })
  useEffect(() => {
    let isCurrent = true
    riding.leftOpen().then(
      (row) => isCurrent && setFound({ row, isRefused: false }),
      () => isCurrent && setFound({ row: null, isRefused: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [riding])
  return found
}
