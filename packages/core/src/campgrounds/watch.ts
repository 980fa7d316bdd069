import type { AvailabilityStatus } from './availability.ts'

/** How a watched stay stood when it was last looked at. `openings` counts how often it has opened. */
export interface WatchState {
  readonly isOpen: boolean
  readonly openings: number
}

export const UNSEEN_WATCH: WatchState = { isOpen: false, openings: 0 }

/** What a look says: `null` where the source gave no answer, which changes nothing. */
export type WatchLook = AvailabilityStatus | null

export interface WatchStep {
  readonly state: WatchState
  /** The stay has opened with this look: the rider is told, once. */
  readonly alert: boolean
}

/**
 * One look at a watched stay. It opens when a site is free and none was at the last look that said something; from then on nothing is told
 * until it has been full again. A first look that finds a site tells it at once.
 */
export function lookAtWatch(state: WatchState, look: WatchLook): WatchStep {
  if (look === null || look === 'unknown') return { state, alert: false }
  const isOpen = look === 'available' || look === 'limited'
  if (isOpen === state.isOpen) return { state, alert: false }
  return { state: { isOpen, openings: state.openings + (isOpen ? 1 : 0) }, alert: isOpen }
}
