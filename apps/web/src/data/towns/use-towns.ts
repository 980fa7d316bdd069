import { town, type Town } from '@bluffline/contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const towns = z.array(town)

/** The towns of the state, which ship with the app as a file of their own; undefined until it has come. */
export function useTowns(enabled = true): readonly Town[] | undefined {
  const { data } = useQuery({
    queryKey: ['towns'],
    queryFn: async () => towns.parse((await import('@bluffline/content/towns.json')).default),
    enabled,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data
}
