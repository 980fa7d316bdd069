import type { Anchor } from '../../../data/place/use-anchor.ts'
import {
  EMPTY_STATE,
  LONGEST_QUERY,
  MOST_INCHES,
  MOST_MILES,
  OPTIONS,
  SORTS,
  type FinderState,
} from './finder-state.ts'

const oneOf = <T extends string>(options: readonly T[], text: string | null): T | null =>
  options.find((option) => option === text) ?? null

/** Known values only, each once, in the order of the options: one search has one address. */
const someOf = <T extends string>(options: readonly T[], text: string | null): readonly T[] => {
  const asked = new Set(text?.split(','))
  return options.filter((option) => asked.has(option))
}

const numberUpTo = (most: number, text: string | null): number | null => {
  if (text === null || !/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null
  const value = Number(text)
  return value <= most ? value : null
}

const readAnchor = (text: string | null): Anchor | null => {
  if (text === 'me') return { kind: 'me' }
  return text !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 100
    ? { kind: 'town', id: text }
    : null
}

const readWords = (text: string | null, longest: number): string =>
  (text ?? '')
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

/** What an address asks for. What it does not understand it leaves out: a mistyped link still shows trails. */
export function readFinderState(params: URLSearchParams): FinderState {
  const get = (name: string) => params.get(name)
  const minMiles = numberUpTo(MOST_MILES, get('minMiles'))
  const maxMiles = numberUpTo(MOST_MILES, get('maxMiles'))
  const impossible = minMiles !== null && maxMiles !== null && minMiles > maxMiles
  const width = numberUpTo(MOST_INCHES, get('width'))
  return {
    q: readWords(get('q'), LONGEST_QUERY),
    activity: oneOf(OPTIONS.activity, get('activity')),
    vehicle: oneOf(OPTIONS.vehicle, get('vehicle')),
    widthInches: width === 0 ? null : width,
    difficulty: someOf(OPTIONS.difficulty, get('difficulty')),
    minMiles: impossible ? null : minMiles,
    maxMiles: impossible ? null : maxMiles,
    region: someOf(OPTIONS.region, get('region')),
    county: readWords(get('county'), 40) || null,
    features: someOf(OPTIONS.features, get('features')),
    openToday: get('open') === 'today',
    near: readAnchor(get('near')),
    withinMiles: numberUpTo(MOST_MILES, get('withinMiles')) || null,
    sort: oneOf(SORTS, get('sort')) ?? EMPTY_STATE.sort,
    view: get('view') === 'map' ? 'map' : 'list',
  }
}

const anchorText = (anchor: Anchor | null): string | null => {
  if (anchor === null) return null
  return anchor.kind === 'me' ? 'me' : anchor.id
}

/** The address of a search; what is not asked does not stand in it. */
export function writeFinderState(state: FinderState): URLSearchParams {
  const values: Readonly<Record<string, string | number | null>> = {
    q: state.q,
    activity: state.activity,
    vehicle: state.vehicle,
    width: state.widthInches,
    difficulty: state.difficulty.join(','),
    minMiles: state.minMiles,
    maxMiles: state.maxMiles,
    region: state.region.join(','),
    county: state.county,
    features: state.features.join(','),
    open: state.openToday ? 'today' : null,
    near: anchorText(state.near),
    withinMiles: state.withinMiles,
    sort: state.sort === EMPTY_STATE.sort ? null : state.sort,
    view: state.view === 'map' ? 'map' : null,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== '') params.set(name, String(value))
  }
  return params
}
