import { useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'
import { createTabLock } from '../rides/tab-lock.ts'
import { ridingOf } from '../rides/use-recorder.ts'
import { announcerOf, signallerOf } from '../signals/use-signal.ts'
import { openNavigationDatabase } from './navigation-database.ts'
import { navigationMarkOf } from './navigation-mark.ts'
import type { NavigationState } from './navigation-state.ts'
import { createNavigationStore } from './navigation-store.ts'
import { Navigator } from './navigator.ts'

const known = new WeakMap<Ports['geolocation'], Navigator>()

function createNavigator(ports: Ports): Navigator {
  const navigator = new Navigator({
    ports,
    riding: ridingOf(ports),
    store: createNavigationStore(openNavigationDatabase),
    lock: createTabLock(globalThis.navigator.locks as LockManager | undefined, 'bluffline-navigation'),
    signal: signallerOf(ports).signal,
    announcer: announcerOf(ports),
  })
  const mark = navigationMarkOf(ports)
  navigator.watch(() => {
    const { status, course } = navigator.read()
    mark.set(status === 'running' || status === 'offered' ? { status, address: course?.address ?? '' } : null)
  })
  return navigator
}

/** The one navigation of the app, for code outside React. */
export function navigatorOf(ports: Ports): Navigator {
  const made = known.get(ports.geolocation) ?? createNavigator(ports)
  known.set(ports.geolocation, made)
  return made
}

export const useNavigator = (): Navigator => navigatorOf(usePorts())

/** What is being navigated, on whatever page. */
export function useNavigation(): NavigationState {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.watch, navigator.read)
}
