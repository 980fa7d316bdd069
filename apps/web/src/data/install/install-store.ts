import type { InstallPort } from '../../platform/install.ts'
import type { Ports } from '../../platform/ports.ts'
import {
  advanceInstall,
  mayPrompt,
  PROMPT_DELAY_MS,
  WELCOME_DELAY_MS,
  readInstallState,
  type InstallEvent,
  type InstallState,
  type PromptTiming,
  type PromptUrgency,
} from './install-machine.ts'

export const INSTALL_KEY = 'installPromptState'

/** Where a prompt would come, when, and how much it matters. */
export interface PromptAsk {
  readonly context: string
  readonly timing: PromptTiming
  readonly urgency?: PromptUrgency
}

/** Everything the screen needs: `isAsking` while the browser's own question is open, `isNew` a moment after it was installed. */
export interface InstallView extends InstallState {
  readonly isAsking: boolean
  readonly isNew: boolean
}

export interface InstallStore {
  readonly read: () => InstallView
  readonly watch: (onChange: () => void) => () => void
  /** Shows the browser's question. True where the person said yes. */
  readonly install: () => Promise<boolean>
  readonly dismiss: (context: string) => void
  readonly resetDismissed: () => void
  /** The welcome was read. */
  readonly endWelcome: () => void
  /** Calls back when a prompt may come, after its delay, and counts it as shown. Returns how to call it off. */
  readonly whenTime: (ask: PromptAsk, onTime: () => void) => () => void
}

export interface InstallParts extends Pick<Ports, 'clock' | 'storage'> {
  readonly install: InstallPort
  readonly later: (run: () => void, delayMs: number) => () => void
  readonly log: (words: string) => void
}

/** The machine, and the hands that do what it says. */
export function createInstallStore({ install, clock, storage, later, log }: InstallParts): InstallStore {
  let view: InstallView = { ...readInstallState(storage.read(INSTALL_KEY)), isAsking: false, isNew: false }
  const watchers = new Set<() => void>()
  const set = (next: InstallView) => {
    view = next
    for (const watcher of watchers) watcher()
  }
  const dispatch = (event: InstallEvent) => {
    const { isAsking, isNew, ...state } = view
    const next = advanceInstall(state, event)
    if (next === state) return
    storage.write(INSTALL_KEY, JSON.stringify(next))
    set({ ...next, isAsking, isNew })
  }
  dispatch({ kind: 'started', isStandalone: install.isStandalone(), isOffered: install.isOffered() })
  install.watch((kind) => {
    dispatch({ kind })
    if (kind === 'installed') later(() => set({ ...view, isNew: true }), WELCOME_DELAY_MS)
  })
  const ask = async (): Promise<boolean> => {
    const answer = await install.prompt().catch(() => 'unavailable' as const)
    if (answer === 'unavailable') log('The browser offers no way to install the app')
    dispatch({ kind: answer === 'accepted' ? 'accepted' : 'offerGone' })
    return answer === 'accepted'
  }
  return {
    read: () => view,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    install: async () => {
      if (view.isAsking) return false
      set({ ...view, isAsking: true })
      dispatch({ kind: 'prompted', atMs: clock.now() })
      const isAccepted = await ask()
      set({ ...view, isAsking: false })
      return isAccepted
    },
    dismiss: (context) => dispatch({ kind: 'dismissed', context }),
    resetDismissed: () => dispatch({ kind: 'dismissalsReset' }),
    endWelcome: () => set({ ...view, isNew: false }),
    whenTime: ({ context, timing, urgency = 'medium' }, onTime) => {
      const may = () => mayPrompt(view, { context, urgency, nowMs: clock.now() })
      if (!may()) return () => undefined
      return later(() => {
        if (!may()) return
        dispatch({ kind: 'prompted', atMs: clock.now() })
        onTime()
      }, PROMPT_DELAY_MS[timing])
    },
  }
}
