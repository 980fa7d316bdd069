import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePorts, type Ports } from '../../platform/ports.ts'
import type { PromptTiming } from './install-machine.ts'
import { createInstallStore, type InstallStore, type InstallView } from './install-store.ts'

const known = new WeakMap<Ports['install'], InstallStore>()

function storeOf({ install, clock, storage }: Ports): InstallStore {
  const made = known.get(install)
  if (made) return made
  const later = (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  }
  const store = createInstallStore({ install, clock, storage, later, log: (words) => console.warn(words) })
  known.set(install, store)
  return store
}

type Doing = Pick<InstallStore, 'install' | 'dismiss' | 'resetDismissed' | 'endWelcome'>

/** How installing stands, as it changes, and what can be done about it. */
export function useInstall(): InstallView & Doing {
  const store = storeOf(usePorts())
  const view = useSyncExternalStore(store.watch, store.read)
  const { install, dismiss, resetDismissed, endWelcome } = store
  return { ...view, install, dismiss, resetDismissed, endWelcome }
}

/** Whether the prompt of a context is on the screen, and how to send it away for good. */
export function usePrompt(context: string, timing: PromptTiming) {
  const store = storeOf(usePorts())
  const { isInstallable } = useSyncExternalStore(store.watch, store.read)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    // Once it is on the screen its own cooldown does not take it away.
    if (isDue || !isInstallable) return undefined
    return store.whenTime({ context, timing }, () => setDue(true))
  }, [store, context, timing, isInstallable, isDue])
  const dismiss = useCallback(() => {
    store.dismiss(context)
    setDue(false)
  }, [store, context])
  return { isShown: isDue && isInstallable, dismiss }
}
