import type { Transaction } from 'dexie'
import { queueReports } from '../outbox/queue-old-reports.ts'

export interface Migration {
  readonly version: number
  /** Dexie's words: primary key first, then indexes; `null` drops a store. Stores left out stay as they are. */
  readonly stores: Readonly<Record<string, string | null>>
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}

/** How the database on the device came to its present shape. A version that has shipped is never changed, only followed by another. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    stores: {
      trails: 'id',
      trailLines: 'id',
      campgrounds: 'id',
      parks: 'id',
      wmas: 'id',
      waterways: 'id',
      accessPoints: 'id',
      savedTrails: 'trailId, savedAtMs',
      mapTiles: 'key, usedAtMs',
      meta: 'key',
    },
  },
  // What riders report about trails, until and after the server has it.
  { version: 2, stores: { trailReports: 'key, trailId, state' } },
  // Age and size of a tile side by side: what is stored can be counted without reading the pictures.
  { version: 3, stores: { mapTiles: 'key, usedAtMs, [usedAtMs+bytes]' } },
  // What a rider keeps on all devices, what of it waits to be sent, and what the account knows already.
  {
    version: 4,
    stores: {
      waypoints: 'id',
      trips: 'id, status',
      tripPlans: 'id, status',
      tripContext: 'key',
      achievements: 'id',
      userAchievements: 'id',
      vehicles: 'id',
      outbox: '++seq, &key, state, [noun+recordId], *refs',
      synced: '[noun+id], noun',
      account: 'key',
    },
    upgrade: queueReports,
  },
  // What riders say of campgrounds, and the stays they wait for.
  {
    version: 5,
    stores: { campgroundReviews: 'id', campgroundWatches: 'id', campgroundNotes: 'key, campgroundId, state' },
  },
  // The water they wait for.
  { version: 6, stores: { waterWatches: 'id' } },
]
