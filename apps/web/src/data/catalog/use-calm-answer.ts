import { useDeferredValue } from 'react'

interface Answer<T> {
  readonly data: T | undefined
  readonly error: Error | null
}

/**
 * What a query has answered, for a screen that hangs on it: React draws a changed store in one piece, which holds a slow phone up for half a second,
 * and a deferred value with pauses.
 */
export function useCalmAnswer<T>({ data, error }: Answer<T>): Answer<T> {
  return { data: useDeferredValue(data), error: useDeferredValue(error) }
}
