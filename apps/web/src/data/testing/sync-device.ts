import { createDatabase } from '../db/database.ts'
import type { Write } from '../outbox/outbox-row.ts'
import { queueWrite } from '../outbox/queue-write.ts'
import { createRideDatabase } from '../rides/ride-database.ts'
import { claimDevice } from '../sync/account.ts'
import { syncOnce } from '../sync/sync.ts'
import type { SyncParts } from '../sync/sync-parts.ts'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import type { FakeRoutes } from '../../platform/fakes/fake-fetch.ts'
import { testUser } from './test-user.ts'

let number = 0

/** A device of its own with everything syncing needs. */
export function syncDevice(routes: FakeRoutes) {
  const ports: FakePorts = fakePorts(routes)
  const name = `device-${(number += 1)}`
  let keys = 0
  let userId: string | null = null
  const parts: SyncParts = {
    http: ports.http,
    clock: ports.clock,
    storage: ports.storage,
    locks: ports.locks,
    database: createDatabase(name),
    rides: createRideDatabase(`${name}-rides`),
    newKey: () => `${name}-${String((keys += 1)).padStart(8, '0')}`,
    userId: () => userId,
  }
  const { database, clock, newKey } = parts
  return {
    ports,
    parts,
    database,
    signIn: async (user = testUser('rider'), bringAlong = true) => {
      userId = user.id
      await claimDevice(parts, user, bringAlong)
    },
    expire: () => void (userId = null),
    write: (write: Write, local: () => Promise<unknown> = () => Promise.resolve()) =>
      database.transaction('rw', database.tables, async () => {
        await local()
        await queueWrite(database, write, { nowMs: clock.now(), newKey })
      }),
    sync: () => syncOnce(parts),
    delete: () => Promise.all([database.delete(), parts.rides.delete()]),
  }
}
