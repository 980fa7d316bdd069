import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePorts } from '../../platform/ports.ts'

/**
 * The app's own retry rule, but no second try while the browser knows that there is no network: the error can be shown at once,
 * and its Retry button works. To be used with `networkMode: 'always'`.
 */
export function useRetryRule(): (failures: number, error: Error) => boolean {
  const client = useQueryClient()
  const { network } = usePorts()
  return (failures, error) => {
    if (!network.isOnline()) return false
    const rule = client.getDefaultOptions().queries?.retry
    if (typeof rule === 'function') return rule(failures, error)
    return typeof rule === 'number' ? failures < rule : rule === true
  }
}

/** Tries once more by itself when the network comes back while an error stands on the screen. */
export function useRetryWhenOnline(failed: boolean, retry: () => void): void {
  const { network } = usePorts()
  useEffect(() => {
    if (!failed) return
    return network.watch((online) => {
      if (online) retry()
    })
  }, [failed, network, retry])
}
