import { createContext, lazy, Suspense, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createToastStore, type ToastStore } from './toast-store.ts'

/** The drawn part is fetched with the first message, not before the first list. */
const ToastLayer = lazy(async () => ({ default: (await import('./toast-layer.tsx')).ToastLayer }))
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
