import { town, type Town } from '@bluffline/contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const towns = z.array(town)

/** The file of the towns, which ships with the app. */
export const TOWNS_QUERY = {
  queryKey: ['towns'],
  queryFn: async (): Promise<readonly Town[]> => towns.parse((await import('@bluffline/content/towns.json')).default),
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: Infinity,
} as const

/** The towns of the state, which ship with the app as a file of their own; undefined until it has come. */
export const useTowns = (enabled = true): readonly Town[] | undefined => useQuery({ ...TOWNS_QUERY, enabled }).data
