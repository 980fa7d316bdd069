import { fieldGuide, type FieldGuide } from '@bluffline/contract'
import { useQuery, type QueryClient } from '@tanstack/react-query'

/** The guide ships with the app as a file of its own, which the worker keeps: it is there with no signal from the first visit on. */
const fieldGuideQuery = {
  queryKey: ['field-guide'],
  queryFn: async (): Promise<FieldGuide> =>
    fieldGuide.parse((await import('@bluffline/content/field-guide.json')).default),
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: Infinity,
} as const

/** The field guide; undefined until its file has come. */
export const useFieldGuide = (enabled = true): FieldGuide | undefined => useQuery({ ...fieldGuideQuery, enabled }).data

/** Reads the guide before its page is drawn. */
export const prepareFieldGuide = ({ queries }: { readonly queries: QueryClient }): Promise<unknown> =>
  queries.prefetchQuery(fieldGuideQuery)

/** The same, outside React. */
export const readFieldGuide = (queries: QueryClient): Promise<FieldGuide> => queries.fetchQuery(fieldGuideQuery)
