import type { Campground } from '@bluffline/contract'
import { campgroundsWithin, indexCampgrounds, searchCampgrounds } from '@bluffline/core'
import { useMemo } from 'react'
import { useAvailability, type AvailabilityList } from '../../../data/campgrounds/use-availability.ts'
import { useRatings } from '../../../data/campgrounds/use-ratings.ts'
import {
  useAutosave,
  useCampgroundPreferences,
  type CampgroundPreferences,
} from '../../../data/campgrounds/user-preferences.ts'
import type { Catalog } from '../../../data/catalog/use-catalog.ts'
import { useAnchor, type AnchorPlace } from '../../../data/place/use-anchor.ts'
import { useCampgrounds } from '../../../data/places/use-places.ts'
import { findCampgrounds, type FinderFacts, type Found } from '../filters/find-campgrounds.ts'
import type { FinderState } from '../filters/finder-state.ts'

const NO_CAMPGROUNDS: readonly Campground[] = []
const names = new Intl.Collator('en', { numeric: true })

export interface Finder {
  readonly catalog: Catalog<Campground>
  readonly campgrounds: readonly Campground[]
  readonly found: Found
  readonly facts: FinderFacts
  readonly place: AnchorPlace
  readonly availability: AvailabilityList
  readonly preferences: CampgroundPreferences
  /** What distances are measured from, in a sentence. */
  readonly anchorName: string
}

/** What a search finds, and everything the screen needs to show it. */
export function useFinder(state: FinderState): Finder {
  const catalog = useCampgrounds()
  const { records = NO_CAMPGROUNDS } = catalog
  const campgrounds = useMemo(() => records.toSorted((a, b) => names.compare(a.name, b.name)), [records])
  const preferences = useCampgroundPreferences()
  useAutosave()
  const ratings = useRatings()
  const availability = useAvailability(state.stay)
  const place = useAnchor(state.near)
  const from = place.state.kind === 'known' ? place.state.position : null
  const miles = useMemo(() => from && campgroundsWithin(campgrounds, from, Infinity), [campgrounds, from])
  const index = useMemo(() => indexCampgrounds(campgrounds), [campgrounds])
  const hits = useMemo(() => searchCampgrounds(index, state.q), [index, state.q])
  const { favoriteCampgrounds: favorites } = preferences
  const { byId } = availability
  const facts = useMemo<FinderFacts>(
    () => ({ hits, favorites, ratings, availability: byId, miles }),
    [hits, favorites, ratings, byId, miles],
  )
  const found = useMemo(() => findCampgrounds(campgrounds, state, facts), [campgrounds, state, facts])
  const anchorName = place.state.kind === 'known' ? place.state.name : 'you'
  return { catalog, campgrounds, found, facts, place, availability, preferences, anchorName }
}
