import { useSyncExternalStore } from 'react'
import { usePorts } from './ports.ts'

/** Whether the browser sees a network, as it changes. */
export function useOnline(): boolean {
  const { network } = usePorts()
  return useSyncExternalStore(network.watch, network.isOnline)
}
