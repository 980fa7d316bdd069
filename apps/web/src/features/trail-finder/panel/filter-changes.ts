import type { FinderState } from '../filters/finder-state.ts'

/** Puts an option in or takes it out, in the order of the options. */
export const toggled = <V>(options: readonly V[], chosen: readonly V[], option: V): readonly V[] =>
  options.filter((other) => (other === option ? !chosen.includes(option) : chosen.includes(other)))

/** A number as a select writes it; null for "any". */
export const readChoice = (text: string): number | null => (text === '' ? null : Number(text))

/** New ends of a range; the end that was just set wins where they cross. */
export const withMinMiles = (state: FinderState, minMiles: number | null): FinderState => ({
  ...state,
  minMiles,
  maxMiles: minMiles !== null && state.maxMiles !== null && state.maxMiles < minMiles ? null : state.maxMiles,
})
export const withMaxMiles = (state: FinderState, maxMiles: number | null): FinderState => ({
  ...state,
  maxMiles,
  minMiles: maxMiles !== null && state.minMiles !== null && state.minMiles > maxMiles ? null : state.minMiles,
})

/** Distance counts from the phone unless a town is set; no distance, no place. */
export const withDistance = (state: FinderState, withinMiles: number | null): FinderState => ({
  ...state,
  withinMiles,
  near: withinMiles === null && state.sort !== 'nearest' ? null : (state.near ?? { kind: 'me' }),
})

/** "Nearest" needs a place to be near to. */
export const withSort = (state: FinderState, sort: FinderState['sort']): FinderState => ({
  ...state,
  sort,
  near: sort === 'nearest' ? (state.near ?? { kind: 'me' }) : state.withinMiles === null ? null : state.near,
})
