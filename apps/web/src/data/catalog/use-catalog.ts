import type { EpochMs } from '@bluffline/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePorts } from '../../platform/ports.ts'
import type { CatalogAnswer } from './catalog-copy.ts'
import type { CatalogSource, Identified } from './catalog-source.ts'
import { readCatalog } from './read-catalog.ts'
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

/** `enabled: false` waits: for data that only some visits need. */
export function useCatalog<T extends Identified>(source: CatalogSource<T>, enabled = true): Catalog<T> {
  const ports = usePorts()
  const client = useQueryClient()
  const retryRule = useRetryRule()
  const key = [source.key]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => {
      const onLate = (answer: CatalogAnswer<T>) => client.setQueryData(key, answer)
      return readCatalog(source, { ports, signal, onLate })
    },
    enabled,
    networkMode: 'always',
    retry: retryRule,
  })
  const { refetch } = query
  useRetryWhenOnline(query.isError, refetch)
  return {
    records: query.data?.records,
    fromCache: query.data?.fromCache ?? false,
    fetchedAt: query.data?.fetchedAt,
    error: query.data === undefined ? query.error : null,
    retry: () => void refetch(),
    isRetrying: query.isFetching,
  }
}
