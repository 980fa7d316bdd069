import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

/** What the device answers to a question, now and after every change in any tab. */
export interface Live<T> {
  /** Undefined until the device has answered. */
  readonly value: T | undefined
  /** The browser does not let us keep anything. */
  readonly isRefused: boolean
}

const UNANSWERED = { value: undefined, isRefused: false } as const

/** Asks again when `ask` is another function: keep it (`useCallback`). */
export function useLive<T>(ask: () => Promise<T>): Live<T> {
  const [answer, setAnswer] = useState<{ readonly ask: () => Promise<T>; readonly live: Live<T> }>()
  useEffect(() => {
    // Dexie keeps track of what is read across awaits only of a function that is `async` itself.
    const subscription = liveQuery(async () => ask()).subscribe({
      next: (value) => setAnswer({ ask, live: { value, isRefused: false } }),
      error: () => setAnswer({ ask, live: { value: undefined, isRefused: true } }),
    })
    return () => subscription.unsubscribe()
  }, [ask])
  return answer?.ask === ask ? answer.live : UNANSWERED
}
