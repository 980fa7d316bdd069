import { useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { newKey } from '../trail-reports/new-key.ts'
import type { ReceiverState } from './receiver.ts'
import type { RecorderState } from './recorder.ts'
import { openRideDatabase } from './ride-database.ts'
import { createRideStore } from './ride-store.ts'
import { createRiding, type Riding } from './riding.ts'
import { createTabLock } from './tab-lock.ts'

const known = new WeakMap<Ports['geolocation'], Riding>()

/** The one ride of the app, for code outside React. */
export function ridingOf(ports: Ports): Riding {
  const made =
    known.get(ports.geolocation) ??
    createRiding({
      ports,
      store: createRideStore(openRideDatabase),
      lock: createTabLock(navigator.locks as LockManager | undefined),
      newId: newKey,
    })
  known.set(ports.geolocation, made)
  return made
}

export const useRiding = (): Riding => ridingOf(usePorts())

/** What is being recorded, on whatever page. */
export function useRecorder(): RecorderState {
  const { recorder } = useRiding()
  return useSyncExternalStore(recorder.watch, recorder.read)
}

/** What the phone's receiver is doing. */
export function useReceiver(): ReceiverState {
  const { receiver } = useRiding()
  return useSyncExternalStore(receiver.watch, receiver.read)
}
