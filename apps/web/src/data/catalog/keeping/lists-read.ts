import type { QueryClient } from '@tanstack/react-query'

/** The lists that a page has read, and kept by that; one trail of a list is not the list. */
export const listsRead = (client: QueryClient): readonly string[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => queryKey.length === 1 && state.status === 'success')
    .map(({ queryKey: [key] }) => String(key))
