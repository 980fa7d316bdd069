import { ACTIVITY_USES, type Trail } from '@bluffline/contract'
import type { RideVerdict } from '@bluffline/core'
import { FEATURE_WORDS, DIFFICULTY_WORDS } from '../../../data/trails/trail-words.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { withoutAnchor, type FinderState } from './finder-state.ts'
import { ACTIVITY_WORDS, milesWords } from './finder-words.ts'

/** What a filter must know beside the trail itself. */
export interface FinderFacts {
  /** Trails the words in the box fit, with how well; null where nothing is typed. */
  readonly hits: ReadonlyMap<string, number> | null
  readonly verdicts: ReadonlyMap<string, RideVerdict>
  /** Miles from where distances are measured; null while that place is not known. */
  readonly milesAway: ReadonlyMap<string, number> | null
  /** Trails near a wildlife management area; null while those are not loaded. */
  readonly nearWma: ReadonlySet<string> | null
  /** What to call the place distances are measured from. */
  readonly anchorName: string
}

/** One applied filter, as a chip shows it. */
export interface AppliedFilter {
  readonly key: string
  readonly label: string
  readonly without: (state: FinderState) => FinderState
}

export interface TrailFilter {
  readonly keeps: (trail: Trail, state: FinderState, facts: FinderFacts) => boolean
  readonly applied: (state: FinderState, facts: FinderFacts) => readonly AppliedFilter[]
}

const when = (isOn: boolean, filter: () => AppliedFilter): readonly AppliedFilter[] => (isOn ? [filter()] : [])

/** Characters of the words typed that a chip or a button has room for. */
const SHOWN_WORDS = 20
const shortened = (text: string): string => (text.length > SHOWN_WORDS ? `${text.slice(0, SHOWN_WORDS - 1)}…` : text)

const words: TrailFilter = {
  keeps: (trail, _state, { hits }) => hits === null || hits.has(trail.id),
  applied: ({ q }) =>
    when(q !== '', () => ({ key: 'q', label: `“${shortened(q)}”`, without: (s) => ({ ...s, q: '' }) })),
}

const activity: TrailFilter = {
  keeps: (trail, state, { nearWma }) => {
    if (state.activity === null) return true
    if (state.activity === 'hunting') return nearWma?.has(trail.id) ?? true
    return ACTIVITY_USES[state.activity].some((use) => trail.uses.includes(use))
  },
  applied: (state) =>
    state.activity === null
      ? []
      : [{ key: 'activity', label: ACTIVITY_WORDS[state.activity], without: (s) => ({ ...s, activity: null }) }],
}

const vehicle: TrailFilter = {
  keeps: (trail, state) => state.vehicle === null || trail.uses.includes(state.vehicle),
  applied: (state) =>
    state.vehicle === null
      ? []
      : [{ key: 'vehicle', label: USE_WORDS[state.vehicle].label, without: (s) => ({ ...s, vehicle: null }) }],
}

/** A trail for which no source states a limit stays: the verdict says that its width is not known. */
const width: TrailFilter = {
  keeps: (trail, { widthInches }) =>
    widthInches === null || trail.widthLimitInches === null || trail.widthLimitInches >= widthInches,
  applied: ({ widthInches }) =>
    when(widthInches !== null, () => ({
      key: 'width',
      label: `${String(widthInches)} in wide`,
      without: (s) => ({ ...s, widthInches: null }),
    })),
}

const difficulty: TrailFilter = {
  keeps: (trail, state) =>
    state.difficulty.length === 0 || (trail.difficulty !== null && state.difficulty.includes(trail.difficulty)),
  applied: (state) =>
    state.difficulty.map((level) => ({
      key: `difficulty-${level}`,
      label: DIFFICULTY_WORDS[level],
      without: (s) => ({ ...s, difficulty: s.difficulty.filter((other) => other !== level) }),
    })),
}

const lengthLabel = ({ minMiles, maxMiles }: FinderState): string => {
  if (minMiles === null) return `Up to ${milesWords(maxMiles ?? 0)}`
  return maxMiles === null ? `${milesWords(minMiles)} or more` : `${minMiles} to ${milesWords(maxMiles)}`
}

const trailLength: TrailFilter = {
  keeps: ({ lengthMiles }, { minMiles, maxMiles }) => {
    if (minMiles === null && maxMiles === null) return true
    return lengthMiles !== null && lengthMiles >= (minMiles ?? 0) && lengthMiles <= (maxMiles ?? Infinity)
  },
  applied: (state) =>
    when(state.minMiles !== null || state.maxMiles !== null, () => ({
      key: 'length',
      label: lengthLabel(state),
      without: (s) => ({ ...s, minMiles: null, maxMiles: null }),
    })),
}

const region: TrailFilter = {
  keeps: (trail, state) => state.region.length === 0 || state.region.includes(trail.region),
  applied: (state) =>
    state.region.map((name) => ({
      key: `region-${name}`,
      label: name,
      without: (s) => ({ ...s, region: s.region.filter((other) => other !== name) }),
    })),
}

const county: TrailFilter = {
  keeps: (trail, state) => state.county === null || trail.county.toLowerCase() === state.county.toLowerCase(),
  applied: (state) =>
    when(state.county !== null, () => ({
      key: 'county',
      label: `${state.county ?? ''} County`,
      without: (s) => ({ ...s, county: null }),
    })),
}

const features: TrailFilter = {
  keeps: (trail, state) => state.features.every((feature) => trail.features.includes(feature)),
  applied: (state) =>
    state.features.map((feature) => ({
      key: `feature-${feature}`,
      label: FEATURE_WORDS[feature],
      without: (s) => ({ ...s, features: s.features.filter((other) => other !== feature) }),
    })),
}

const openToday: TrailFilter = {
  keeps: (trail, state, { verdicts }) => !state.openToday || verdicts.get(trail.id)?.verdict === 'open',
  applied: (state) =>
    when(state.openToday, () => ({ key: 'open', label: 'Open today', without: (s) => ({ ...s, openToday: false }) })),
}

/** While nobody knows where we are, nothing is left out. */
const away: TrailFilter = {
  keeps: (trail, { withinMiles }, { milesAway }) =>
    withinMiles === null || milesAway === null || (milesAway.get(trail.id) ?? Infinity) <= withinMiles,
  applied: ({ near, withinMiles }, { anchorName }) =>
    when(near !== null, () => ({
      key: 'near',
      label: withinMiles === null ? `From ${anchorName}` : `Within ${milesWords(withinMiles)} of ${anchorName}`,
      without: withoutAnchor,
    })),
}

/** Every filter of the finder, in the order of its chips. */
export const TRAIL_FILTERS: readonly TrailFilter[] = [
  words,
  activity,
  vehicle,
  width,
  openToday,
  difficulty,
  trailLength,
  region,
  county,
  features,
  away,
]
