import { createContext, lazy, Suspense, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createToastStore, type LiveToast, type ToastStore } from './toast-store.ts'

/** The drawn part is fetched with the first message, not before the first list. */
const ToastLayer = lazy(async () => {
  try {
    return { default: (await import('./toast-layer.tsx')).ToastLayer }
  } catch {
    // No network and the part not yet stored: the words still reach the reader.
    return { default: PlainToasts }
  }
})

interface LayerProps {
  readonly toasts: readonly LiveToast[]
  readonly onDismiss: (id: number) => void
}

function PlainToasts({ toasts, onDismiss }: LayerProps) {
  const toast = toasts.find((candidate) => candidate.open)
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-[calc(var(--shell-bottom)+var(--page-foot)+12px)] z-(--z-toast)"
    >
      {toast && (
        <button
          type="button"
          className="min-h-touch w-full rounded-md border border-line bg-surface-raised px-4 text-left text-ink shadow-float"
          onClick={() => onDismiss(toast.id)}
        >
          <b>{toast.title}</b> {toast.description}
        </button>
      )}
    </div>
  )
}

const Context = createContext<ToastStore | null>(null)

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createToastStore())
  const toasts = useSyncExternalStore(store.watch, store.read)
  return (
    <Context value={store}>
      {children}
      {toasts.length > 0 && (
        <Suspense>
          <ToastLayer toasts={toasts} onDismiss={store.dismiss} />
        </Suspense>
      )}
    </Context>
  )
}

/** `const { show, dismiss } = useToast()`; `show({ title, description?, tone?, action?, durationMs? })` returns an id. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = useContext(Context)
  if (!store) throw new Error('useToast must be used inside ToastProvider')
  return store
}
