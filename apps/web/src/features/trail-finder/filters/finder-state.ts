import {
  ACTIVITIES,
  DIFFICULTIES,
  REGIONS,
  TRAIL_FEATURES,
  type Activity,
  type Region,
  type Trail,
} from '@bluffline/contract'
import { TRAIL_USES, type TrailUse } from '@bluffline/core'
import type { Anchor } from '../../../data/place/use-anchor.ts'

export type Difficulty = (typeof DIFFICULTIES)[number]
export type TrailFeature = Trail['features'][number]

export const SORTS = ['best', 'nearest', 'shortest', 'longest', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** Everything the finder can be asked; it lives in the address, so that a search can be shared and gone back to. */
export interface FinderState {
  readonly q: string
  readonly activity: Activity | null
  /** Only trails that a source opens to this use. */
  readonly vehicle: TrailUse | null
  /** Only trails that such a width may pass, in inches. */
  readonly widthInches: number | null
  readonly difficulty: readonly Difficulty[]
  readonly minMiles: number | null
  readonly maxMiles: number | null
  readonly region: readonly Region[]
  readonly county: string | null
  /** A trail must have all of them. */
  readonly features: readonly TrailFeature[]
  readonly openToday: boolean
  readonly near: Anchor | null
  readonly withinMiles: number | null
  readonly sort: Sort
  /** What a phone shows; a wide window shows both. */
  readonly view: 'list' | 'map'
}

export const EMPTY_STATE: FinderState = {
  q: '',
  activity: null,
  vehicle: null,
  widthInches: null,
  difficulty: [],
  minMiles: null,
  maxMiles: null,
  region: [],
  county: null,
  features: [],
  openToday: false,
  near: null,
  withinMiles: null,
  sort: 'best',
  view: 'list',
}

export const LONGEST_QUERY = 100
export const MOST_MILES = 1000
export const MOST_INCHES = 120
export const OPTIONS = {
  activity: ACTIVITIES,
  vehicle: TRAIL_USES,
  difficulty: DIFFICULTIES,
  region: REGIONS,
  features: TRAIL_FEATURES,
} as const

/** The same search with nothing filtered, in the same view and order. */
export const withoutFilters = ({ sort, view }: FinderState): FinderState => ({
  ...EMPTY_STATE,
  view,
  sort: sort === 'nearest' ? 'best' : sort,
})

/** Without the place distances are measured from, and what needs it. */
export const withoutAnchor = (state: FinderState): FinderState => ({
  ...state,
  near: null,
  withinMiles: null,
  sort: state.sort === 'nearest' ? 'best' : state.sort,
})

/** Without the words in the box and the place they stood for. */
export const withoutSearch = (state: FinderState): FinderState => ({ ...withoutAnchor(state), q: '' })
