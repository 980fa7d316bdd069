import { queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query'
import type { PageStart } from '../../kit/feature.ts'
import { readGuide, readGuideList, type GuidePage, type ListedGuide } from './field-guide.ts'

/** A file of the app never changes while the app runs. */
const KEPT = { networkMode: 'always', staleTime: Infinity, gcTime: Infinity } as const

const listQuery = queryOptions({ queryKey: ['field-guide'], queryFn: readGuideList, ...KEPT })
const guideQuery = (id: string) =>
  queryOptions({ queryKey: ['field-guide', id], queryFn: () => readGuide(id), ...KEPT })

/** Every guide as a list shows it; undefined until that has come. */
export const useGuideList = (enabled = true): readonly ListedGuide[] | undefined =>
  useQuery({ ...listQuery, enabled }).data

/** One guide; undefined until it has come, null where there is none of that name. */
export const useGuide = (id: string): GuidePage | null | undefined => useQuery(guideQuery(id)).data

/** Some guides, as they are named; undefined until all have come. */
export function useGuides(ids: readonly string[]): readonly GuidePage[] | undefined {
  return useQueries({
    queries: ids.map(guideQuery),
    combine: (answers) =>
      answers.some(({ data }) => data === undefined) ? undefined : answers.flatMap(({ data }) => data ?? []),
  })
}

/** Reads the list before its page is drawn. */
export const prepareGuideList = ({ queries }: { readonly queries: QueryClient }): Promise<unknown> =>
  queries.prefetchQuery(listQuery)

/** Reads the guide of the address before its page is drawn. */
export const prepareGuide = ({ queries, params }: PageStart): Promise<unknown> =>
  queries.prefetchQuery(guideQuery(params['guideId'] ?? ''))
