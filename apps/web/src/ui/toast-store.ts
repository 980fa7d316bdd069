import type { ReactNode } from 'react'

/** One at a time; five seconds; what was dismissed leaves the list after a very long while, so that it can fade and be read again. */
const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5000
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_PX = 50

export interface ToastMessage {
  readonly title: string
  readonly description?: ReactNode
  readonly tone?: 'neutral' | 'ok' | 'danger'
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly durationMs?: number
}
export interface LiveToast extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

type Timer = (run: () => void, delayMs: number) => unknown

/** The list of toasts as a small observable. */
export function createToastStore(later: Timer = setTimeout) {
  let toasts: readonly LiveToast[] = []
  let nextId = 1
  const watchers = new Set<() => void>()
  const set = (next: readonly LiveToast[]) => {
    toasts = next
    for (const watcher of watchers) watcher()
  }
  const dismiss = (id: number) => {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
    later(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS)
  }
  return {
    read: () => toasts,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    dismiss,
    /** Shows a message in place of the one on screen. Returns its id. */
    show: (message: ToastMessage): number => {
      const toast: LiveToast = { ...message, id: nextId++, open: true }
      set([toast, ...toasts].slice(0, TOAST_LIMIT))
      return toast.id
    },
  }
}
export type ToastStore = ReturnType<typeof createToastStore>
