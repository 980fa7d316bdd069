import { Dexie, type EntityTable } from 'dexie'
import type { EpochMs, SavedTrip } from '@bluffline/core'
import type { Course } from './course.ts'

/** There is one navigation at a time. */
export const CURRENT = 'current'

export interface CourseRow {
  readonly key: typeof CURRENT
  readonly course: Course
  readonly startedMs: EpochMs
}

/** What a reload must not lose, written with every fix. */
export interface ProgressRow {
  readonly key: typeof CURRENT
  readonly trip: SavedTrip
  readonly isMuted: boolean
  /** The ride that records it; null where nothing is recorded. */
  readonly rideId: string | null
  /** The branch that was taken by mistake, as it was told. */
  readonly strayed: string | null
}

export interface NavigationDatabase extends Dexie {
  readonly courses: EntityTable<CourseRow, 'key'>
  readonly progress: EntityTable<ProgressRow, 'key'>
}

/** Asked to be on the disk before we go on, like the ride itself. The course is large and written once, progress is small and written often. */
export function createNavigationDatabase(name = 'bluffline-navigation'): NavigationDatabase {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as NavigationDatabase
  database.version(1).stores({ courses: 'key', progress: 'key' })
  return database
}

let opened: NavigationDatabase | undefined
export const openNavigationDatabase = (): NavigationDatabase => (opened ??= createNavigationDatabase())
