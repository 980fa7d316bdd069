import type { Ports } from '../../platform/ports.ts'
import type { Database } from '../db/database.ts'
import type { RideDatabase } from '../rides/ride-database.ts'

/** What syncing works with. */
export interface SyncParts extends Pick<Ports, 'http' | 'clock' | 'storage' | 'locks'> {
  readonly database: Database
  readonly rides: RideDatabase
  readonly newKey: () => string
  /** The signed-in person's id; null for nobody. */
  readonly userId: () => string | null
}
