import type { EpochMs } from '@bluffline/core'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { usePorts } from '../../platform/ports.ts'
import type { CatalogAnswer } from './catalog-copy.ts'
import type { CatalogSource, Identified } from './catalog-source.ts'
import { readCatalog, type Reading } from './read-catalog.ts'
import { useCalmAnswer } from './use-calm-answer.ts'
import { useRetryRule, useRetryWhenOnline } from './use-retry.ts'

/** A list of the catalogue as a screen needs it. */
export interface Catalog<T> {
  /** Undefined until the first answer. */
  readonly records: readonly T[] | undefined
  /** The records are the copy on this device. */
  readonly fromCache: boolean
  /** When the records left the server. */
  readonly fetchedAt: EpochMs | undefined
  /** Set only where there are no records at all. */
  readonly error: Error | null
  readonly retry: () => void
  readonly isRetrying: boolean
}

interface CatalogParts<T> {
  readonly client: QueryClient
  readonly ports: Reading<T>['ports']
}

/** The query of a list: its key and how it is read. */
export function catalogQuery<T extends Identified>(source: CatalogSource<T>, { client, ports }: CatalogParts<T>) {
  const queryKey = [source.key]
  return {
    queryKey,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
      const onLate = (answer: CatalogAnswer<T>) => client.setQueryData(queryKey, answer)
      return readCatalog(source, { ports, signal, onLate })
    },
    networkMode: 'always' as const,
  }
}

/** `enabled: false` waits: for data that only some visits need. */
export function useCatalog<T extends Identified>(source: CatalogSource<T>, enabled = true): Catalog<T> {
  const ports = usePorts()
  const client = useQueryClient()
  const retryRule = useRetryRule()
  const query = useQuery({
    ...catalogQuery(source, { client, ports }),
    enabled,
    retry: retryRule,
  })
  const { refetch } = query
  const { data, error } = useCalmAnswer(query)
  useRetryWhenOnline(query.isError, refetch)
  return {
    records: data?.records,
    fromCache: data?.fromCache ?? false,
    fetchedAt: data?.fetchedAt,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    isRetrying: query.isFetching,
  }
}
