import type { AccessPoint, Campground, Park, Trail, Waterway, Wma } from '@bluffline/contract'
import { Dexie, liveQuery, type EntityTable, type Table } from 'dexie'
import type { CampgroundNote } from '../campgrounds/campground-note.ts'
import { MIGRATIONS } from './migrations.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { AccountRow, SyncedRow } from '../sync/sync-rows.ts'
import type { KeptReport } from '../trail-reports/kept-report.ts'
import type { KeptRow, MapTileRow, MetaRow, SavedTrailRow, TrailLineRow, TripContextRow, WithStatus } from './rows.ts'

export const DATABASE_NAME = 'bluffline'

export interface Database extends Dexie {
  readonly trails: EntityTable<Trail, 'id'>
  readonly trailLines: EntityTable<TrailLineRow, 'id'>
  readonly campgrounds: EntityTable<Campground, 'id'>
  readonly parks: EntityTable<Park, 'id'>
  readonly wmas: EntityTable<Wma, 'id'>
  readonly waterways: EntityTable<Waterway, 'id'>
  readonly accessPoints: EntityTable<AccessPoint, 'id'>
  readonly savedTrails: EntityTable<SavedTrailRow, 'trailId'>
  readonly trailReports: EntityTable<KeptReport, 'key'>
  readonly mapTiles: EntityTable<MapTileRow, 'key'>
  readonly meta: EntityTable<MetaRow, 'key'>
  readonly waypoints: EntityTable<KeptRow, 'id'>
  readonly trips: EntityTable<WithStatus, 'id'>
  readonly tripPlans: EntityTable<WithStatus, 'id'>
  readonly tripContext: EntityTable<TripContextRow, 'key'>
  readonly achievements: EntityTable<KeptRow, 'id'>
  readonly userAchievements: EntityTable<KeptRow, 'id'>
  readonly vehicles: EntityTable<KeptRow, 'id'>
  readonly campgroundReviews: EntityTable<KeptRow, 'id'>
  readonly campgroundWatches: EntityTable<KeptRow, 'id'>
  readonly waterWatches: EntityTable<KeptRow, 'id'>
  readonly campgroundNotes: EntityTable<CampgroundNote, 'key'>
  readonly outbox: EntityTable<OutboxRow, 'seq'>
  readonly synced: Table<SyncedRow, [noun: string, id: string]>
  readonly account: EntityTable<AccountRow, 'key'>
}

/** The stores that hold a copy of a list of the server. */
export type CatalogStore = 'trails' | 'trailLines' | 'campgrounds' | 'parks' | 'wmas' | 'waterways' | 'accessPoints'

export function createDatabase(name = DATABASE_NAME, migrations = MIGRATIONS): Database {
  const database = new Dexie(name) as Database
  for (const { version, stores, upgrade } of migrations) {
    const step = database.version(version).stores(stores)
    if (upgrade) step.upgrade(upgrade)
  }
  return database
}

export interface Watcher<T> {
  readonly onValue: (value: T) => void
  readonly onProblem: (problem: unknown) => void
}

/** Calls back with what `read` finds, now and after every change in any tab. Returns how to stop. */
export function watchDatabase<T>(read: () => Promise<T>, { onValue, onProblem }: Watcher<T>): () => void {
  // Dexie keeps track of what is read across awaits only of a function that is `async` itself.
  const subscription = liveQuery(async () => read()).subscribe(onValue, onProblem)
  return () => subscription.unsubscribe()
}
