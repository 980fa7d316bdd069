import type { EpochMs, Fix, Trip, TripEffect } from '@bluffline/core'
import type { Course } from './course.ts'

/** Something that was told: what is spoken also stands here. */
export interface Saying {
  readonly id: number
  readonly text: string
  readonly atMs: EpochMs
  readonly kind: TripEffect['kind']
  readonly urgency: 'info' | 'warning'
  /** Where on the route it was said, and where the turn lies that it is about; null where it is about none. */
  readonly progressM: number
  readonly turnAlongM: number | null
}

/**
 * What a screen shows of the navigation. `looking`: the device has not said yet whether one was left open. `offered`: one was, and waits to be
 * gone on with. `elsewhere`: another tab navigates.
 */
export interface NavigationState {
  readonly status: 'looking' | 'none' | 'offered' | 'running' | 'elsewhere'
  readonly course: Course | null
  readonly trip: Trip | null
  readonly startedMs: EpochMs | null
  readonly fix: Fix | null
  /** Last ones last. */
  readonly said: readonly Saying[]
  /** What was told of the branch that was taken by mistake, while off the route. */
  readonly strayed: string | null
  readonly isMuted: boolean
  readonly rideId: string | null
  /** The disk refused: after a reload this navigation would begin at an older place. */
  readonly isUnsaved: boolean
}

export const NO_NAVIGATION: NavigationState = {
  status: 'none',
  course: null,
  trip: null,
  startedMs: null,
  fix: null,
  said: [],
  strayed: null,
  isMuted: false,
  rideId: null,
  isUnsaved: false,
}

const MOST_SAID = 200

/** The list with a new saying at its end. */
export const withSaying = (said: readonly Saying[], saying: Omit<Saying, 'id'>): readonly Saying[] => [
  ...said.slice(1 - MOST_SAID),
  { ...saying, id: (said.at(-1)?.id ?? 0) + 1 },
]
