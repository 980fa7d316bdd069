import { getTrail, type Trail, type TrailDetail } from '@bluffline/contract'
import { epochMs, type EpochMs } from '@bluffline/core'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { HttpError } from '../../platform/http-error.ts'
import { usePorts } from '../../platform/ports.ts'
import { readCopy, type CatalogAnswer } from '../catalog/catalog-copy.ts'
import { PATIENCE_MS } from '../catalog/read-catalog.ts'
import { useCalmAnswer } from '../catalog/use-calm-answer.ts'
import { useRetryRule, useRetryWhenOnline } from '../catalog/use-retry.ts'
import type { TrailLineRow } from '../db/rows.ts'
import { TRAILS, TRAIL_LINES } from './trail-sources.ts'

export interface TrailAnswer {
  readonly trail: TrailDetail
  readonly fromCache: boolean
  readonly fetchedAt: EpochMs
}

export interface OneTrail {
  readonly trail: TrailDetail | undefined
  /** Put together from the copies on this device. */
  readonly fromCache: boolean
  readonly fetchedAt: EpochMs | undefined
  /** The server knows no such trail. */
  readonly isMissing: boolean
  /** Set only where there is no trail to show. */
  readonly error: Error | null
  readonly retry: () => void
  readonly isRetrying: boolean
}

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/** The trail from the lists this session already holds, or from the device's copies of them. */
async function fromLists(client: QueryClient, id: string): Promise<TrailAnswer | null> {
  const trails = client.getQueryData<CatalogAnswer<Trail>>([TRAILS.key]) ?? (await readCopy(TRAILS))
  const trail = trails?.records.find((candidate) => candidate.id === id)
  if (!trails || !trail) return null
  const lines = client.getQueryData<CatalogAnswer<TrailLineRow>>([TRAIL_LINES.key]) ?? (await readCopy(TRAIL_LINES))
  const line = lines?.records.find((candidate) => candidate.id === id)
  return { trail: { ...trail, geometry: line?.geometry ?? null }, fromCache: true, fetchedAt: trails.fetchedAt }
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

/** One trail with its line. Without the server it is put together from the list and the lines on this device. */
export function useTrail(id: string): OneTrail {
  const { http, clock } = usePorts()
  const client = useQueryClient()
  const retryRule = useRetryRule()
  const key = [TRAILS.key, id]
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<TrailAnswer> => {
      const fresh = http
        .call(getTrail, { params: { id }, signal })
        .then((trail): TrailAnswer => ({ trail, fromCache: false, fetchedAt: clock.now() }))
      try {
        const first = await Promise.race([fresh, later(PATIENCE_MS)])
        const known = first ?? (await fromLists(client, id))
        if (known?.fromCache) fresh.then((answer) => client.setQueryData(key, answer)).catch(() => undefined)
        return known ?? (await fresh)
      } catch (error) {
        const known = isMissing(error) ? null : await fromLists(client, id)
        if (known === null) throw error
        return known
      }
    },
    networkMode: 'always',
    retry: (failures, error) => !isMissing(error) && retryRule(failures, error),
  })
  const { refetch } = query
  const { data, error } = useCalmAnswer(query)
  useRetryWhenOnline(query.isError && !isMissing(query.error), refetch)
  return {
    trail: data?.trail,
    fromCache: data?.fromCache ?? false,
    fetchedAt: data === undefined ? undefined : epochMs(data.fetchedAt),
    isMissing: data === undefined && isMissing(error),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    isRetrying: query.isFetching,
  }
}
