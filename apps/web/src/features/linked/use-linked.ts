import { secretToken } from '@bluffline/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { HttpError } from '../../platform/http-error.ts'

/** The token of the link, from behind `#`; null where there is none that could be one of ours. */
export function useLinkToken(): string | null {
  const { hash } = useLocation()
  const result = secretToken.safeParse(hash.slice(1))
  return result.success ? result.data : null
}

export interface Linked<T> {
  readonly value: T | undefined
  /** Unknown, run out or taken back: the server tells nobody which. */
  readonly isGone: boolean
  /** The last attempt did not reach the server; `value` is what came before. */
  readonly isCut: boolean
  /** When `value` came. */
  readonly seenAtMs: number
  readonly retry: () => void
  readonly isRetrying: boolean
  /** What an answer of the same page told. */
  readonly put: (value: T) => void
}

interface Asked<T> {
  /** Names the page; the same link asks once. */
  readonly page: string
  readonly read: () => Promise<T>
  /** Asked again as often; null: never. */
  readonly everyMs: number | null
}

const RETRIES = 2
const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/** What is behind a link, asked again while the page is open. The key says `emergency`: the hidden page's clean-up leaves it alone. */
export function useLinked<T>({ page, read, everyMs }: Asked<T>): Linked<T> {
  const queries = useQueryClient()
  const queryKey = ['emergency', 'linked', page]
  const query = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) => (isGone(state.error) || everyMs === null ? false : everyMs),
    refetchOnReconnect: true,
    refetchOnMount: 'always',
    retry: (count, error) => !isGone(error) && count < RETRIES,
  })
  return {
    value: isGone(query.error) ? undefined : query.data,
    isGone: isGone(query.error),
    isCut: query.isError || query.fetchStatus === 'paused',
    seenAtMs: query.dataUpdatedAt,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    put: (value) => void queries.setQueryData(queryKey, value),
  }
}
