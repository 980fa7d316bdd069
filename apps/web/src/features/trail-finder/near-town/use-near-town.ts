import type { Town } from '@bluffline/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FinderState } from '../filters/finder-state.ts'
import { AROUND_TOWN_MILES } from '../search/take-suggestion.ts'
import type { NearTown } from './read-near-town.ts'

const READER_QUERY = {
  queryKey: ['nearTownReader'],
  queryFn: () => import('./read-near-town.ts'),
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: Infinity,
} as const

/** What is worth less than the start of a name of a trail is a chance find: "Rogers" is the town, not the one trail spelt like it. */
const CHANCE_FIND = 3
const SAYS_NEAR = /\b(?:near|around|close to|outside|miles of|mi of)\b/i

const isTrailSearch = (q: string, hits: ReadonlyMap<string, number>): boolean => {
  if (hits.size === 0 || SAYS_NEAR.test(q)) return false
  return Math.max(...hits.values()) >= CHANCE_FIND
}

/** The search a rider meant who typed a town: around it, with what else was said as filters. What was filtered by hand stays. */
function around(state: FinderState, { town, said, rest }: NearTown): FinderState {
  return {
    ...state,
    q: rest,
    near: { kind: 'town', id: town.id },
    withinMiles: said.withinMiles ?? state.withinMiles ?? AROUND_TOWN_MILES,
    sort: state.sort === 'best' ? 'nearest' : state.sort,
    vehicle: said.vehicle ?? state.vehicle,
    difficulty: said.difficulty.length > 0 ? said.difficulty : state.difficulty,
    features: [...new Set([...state.features, ...said.features])],
    minMiles: said.minMiles ?? state.minMiles,
    maxMiles: said.maxMiles ?? state.maxMiles,
    openToday: state.openToday || said.openOnly,
  }
}

/** The words in the box taken for a town. */
export interface TownReading {
  readonly town: Town
  /** The search it stands for. */
  readonly state: FinderState
}

interface Asked {
  readonly state: FinderState
  /** Trails the words fit; null where nothing is typed. */
  readonly hits: ReadonlyMap<string, number> | null
  readonly towns: readonly Town[] | undefined
  /** Trails that words fit; what is left beside a town must fit one, or the town was not meant. */
  readonly fitsTrail: (words: string) => boolean
}

/** Whether the search names a town rather than a trail; 'reading' while that is not known yet. */
export function useNearTown({ state, hits, towns, fitsTrail }: Asked): TownReading | 'reading' | null {
  const mayBeTown = hits !== null && !isTrailSearch(state.q, hits)
  const { data: reader, isError: isFailed } = useQuery({ ...READER_QUERY, enabled: mayBeTown })
  return useMemo(() => {
    if (!mayBeTown || isFailed) return null
    if (reader === undefined || towns === undefined) return 'reading'
    const near = reader.readNearTown(state.q, towns)
    if (near === null || (near.rest !== '' && !fitsTrail(near.rest))) return null
    return { town: near.town, state: around(state, near) }
  }, [mayBeTown, isFailed, reader, towns, state, fitsTrail])
}
