import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PagePort } from '../../platform/page.ts'

export const HIDDEN_FOR_MS = 5000
export const MEMORY_CHECK_MS = 30_000
export const HEAP_LIMIT = 0.8

/** Never thrown away: who is signed in, what an emergency needs, and what goes on right now. */
const SPARED = ['auth', 'emergency', 'ride', 'record', 'navigat', 'group']

export const isSpared = (key: QueryKey): boolean => {
  const text = JSON.stringify(key).toLowerCase()
  return SPARED.some((word) => text.includes(word))
}

interface Parts {
  readonly page: PagePort
  readonly queries: QueryClient
}

/** What stands on the screen holds its own data: taking it out of the cache would free nothing and blank the page at the next touch. */
const cleanUp = (queries: QueryClient) =>
  queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isSpared(queryKey) })

/** Empties the cache of answers five seconds after the page was hidden, and when memory runs short. Returns how to stop. */
export function watchMemory({ page, queries }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = page.watchHidden((isHidden) => {
    clearTimeout(timer)
    if (isHidden) timer = setTimeout(() => cleanUp(queries), HIDDEN_FOR_MS)
  })
  const check = setInterval(() => {
    if ((page.heapShare() ?? 0) > HEAP_LIMIT) cleanUp(queries)
  }, MEMORY_CHECK_MS)
  return () => {
    stop()
    clearTimeout(timer)
    clearInterval(check)
  }
}
