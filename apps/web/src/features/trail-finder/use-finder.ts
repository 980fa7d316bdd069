import type { Town, Trail } from '@bluffline/contract'
import { rideToday, type RideVerdict, type Vehicle } from '@bluffline/core'
import { useCallback, useMemo } from 'react'
import type { Catalog } from '../../data/catalog/use-catalog.ts'
import { useWmas } from '../../data/places/use-places.ts'
import { useToday } from '../../data/today/use-today.ts'
import { useTowns } from '../../data/towns/use-towns.ts'
import { useTrails } from '../../data/trails/use-trails.ts'
import { useMyVehicle } from '../../data/vehicle/use-my-vehicle.ts'
import { filterTrails } from './filters/filter-trails.ts'
import type { FinderState } from './filters/finder-state.ts'
import { riddenAs } from './filters/ridden-as.ts'
import { sortTrails } from './filters/sort-trails.ts'
import type { FinderFacts } from './filters/trail-filters.ts'
import { useNearTown, type TownReading } from './near-town/use-near-town.ts'
import { milesAway, trailsNearWmas } from './place/miles-away.ts'
import { useAnchor, type AnchorPlace } from '../../data/place/use-anchor.ts'
import { indexTrails, trailHits } from './search/trail-text.ts'

const NO_TRAILS: readonly Trail[] = []

interface Judged {
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  /** Which machine each verdict is for. */
  readonly vehicles: ReadonlyMap<string, Vehicle>
}

function useJudged(trails: readonly Trail[], state: FinderState): Judged {
  const today = useToday()
  const { vehicle: mine, isChosen } = useMyVehicle()
  const { vehicle, activity, widthInches } = state
  return useMemo(() => {
    const asked = { vehicle, activity, widthInches } as FinderState
    const vehicles = new Map(trails.map((trail) => [trail.id, riddenAs(trail, asked, { vehicle: mine, isChosen })]))
    const verdicts = new Map(trails.map((trail) => [trail.id, rideToday(trail, vehicles.get(trail.id) ?? mine, today)]))
    return { verdicts, vehicles }
  }, [trails, mine, isChosen, vehicle, activity, widthInches, today])
}

type HitsOf = (words: string) => ReadonlyMap<string, number> | null

/** The trails that words fit; the index is built once somebody types. */
function useHitsOf(trails: readonly Trail[], towns: readonly Town[] | undefined, isAsked: boolean): HitsOf {
  const index = useMemo(() => (isAsked ? indexTrails(trails, towns ?? []) : null), [trails, towns, isAsked])
  return useCallback((words) => index && trailHits(index, trails, words), [index, trails])
}

interface Asked {
  /** The search as it is meant: a town in the box is a place to measure from. */
  readonly state: FinderState
  readonly hits: ReadonlyMap<string, number> | null
  readonly reading: TownReading | 'reading' | null
}

function useAsked(trails: readonly Trail[], typed: FinderState): Asked {
  const isTyped = typed.q !== '' && trails.length > 0
  const towns = useTowns(isTyped)
  const hitsOf = useHitsOf(trails, towns, isTyped)
  const hits = useMemo(() => hitsOf(typed.q), [hitsOf, typed.q])
  const fitsTrail = useCallback((words: string) => (hitsOf(words)?.size ?? 0) > 0, [hitsOf])
  const reading = useNearTown({ state: typed, hits, towns, fitsTrail })
  const state = reading === null || reading === 'reading' ? typed : reading.state
  const meant = useMemo(() => (state.q === typed.q ? hits : hitsOf(state.q)), [state.q, typed.q, hits, hitsOf])
  return { state, hits: meant, reading }
}

export interface Finder extends Judged, Pick<Asked, 'state' | 'reading'> {
  readonly catalog: Catalog<Trail>
  readonly trails: readonly Trail[]
  readonly found: readonly Trail[]
  readonly facts: FinderFacts
  readonly place: AnchorPlace
  /** The search needs the management areas, and they are not here. */
  readonly wmas: 'notNeeded' | 'loading' | 'failed' | 'ready'
  readonly retryWmas: () => void
}

function useNearWma(trails: readonly Trail[], isNeeded: boolean) {
  const { records, error, retry } = useWmas(isNeeded)
  const nearWma = useMemo(
    () => (isNeeded && records ? trailsNearWmas(trails, records) : null),
    [isNeeded, trails, records],
  )
  const without: Finder['wmas'] = error ? 'failed' : 'loading'
  const wmas: Finder['wmas'] = isNeeded ? (nearWma ? 'ready' : without) : 'notNeeded'
  return { nearWma, wmas, retryWmas: retry }
}

/** What a search finds, and everything the screen needs to show it. */
export function useFinder(typed: FinderState): Finder {
  const catalog = useTrails()
  const trails = catalog.records ?? NO_TRAILS
  const { state, hits, reading } = useAsked(trails, typed)
  const judged = useJudged(trails, state)
  const place = useAnchor(state.near)
  const { nearWma, ...management } = useNearWma(trails, state.activity === 'hunting')
  const from = place.state.kind === 'known' ? place.state.position : null
  const away = useMemo(() => from && milesAway(trails, from), [trails, from])
  const anchorName = place.state.kind === 'known' ? place.state.name : state.near?.kind === 'town' ? 'a town' : 'you'
  const { verdicts } = judged
  const facts = useMemo<FinderFacts>(
    () => ({ hits, verdicts, milesAway: away, nearWma, anchorName }),
    [hits, verdicts, away, nearWma, anchorName],
  )
  const found = useMemo(() => sortTrails(filterTrails(trails, state, facts), state.sort, facts), [trails, state, facts])
  return { ...judged, state, reading, catalog, trails, found, facts, place, ...management }
}
