import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryStorage } from '../../platform/fakes/memory-storage.ts'
import { createDatabase, type Database } from './database.ts'
import { LEGACY_FLAG, LEGACY_NAME, migrateLegacy } from './migrate-legacy.ts'

let database: Database
let number = 0
beforeEach(() => (database = createDatabase(`new-${(number += 1)}`)))
afterEach(async () => {
  await database.delete()
  await Dexie.delete(LEGACY_NAME)
})

async function makeLegacy(): Promise<void> {
  const legacy = new Dexie(LEGACY_NAME)
  legacy.version(1).stores({ waypoints: 'id', trips: 'id', other: '++id' })
  await legacy.table('waypoints').put({ id: 'w', name: 'Ford' })
  await legacy.table('trips').put({ id: 't', status: 'planned' })
  legacy.close()
}

describe('the database of an older app', () => {
  it('is taken over once and cleared', async () => {
    await makeLegacy()
    const storage = memoryStorage()
    await migrateLegacy(database, storage)
    expect(await database.waypoints.toArray()).toEqual([{ id: 'w', name: 'Ford' }])
    expect(await database.trips.count()).toBe(1)
    expect([await Dexie.exists(LEGACY_NAME), storage.read(LEGACY_FLAG)]).toEqual([false, 'true'])
    await makeLegacy()
    await database.waypoints.clear()
    await migrateLegacy(database, storage)
    expect(await database.waypoints.count()).toBe(0)
  })

  it('is left alone where the new one holds something already', async () => {
    await makeLegacy()
    await database.trips.put({ id: 'mine', status: 'planned' })
    await migrateLegacy(database, memoryStorage())
    expect([await database.trips.count(), await database.waypoints.count(), await Dexie.exists(LEGACY_NAME)]).toEqual([
      1,
      0,
      true,
    ])
  })
})
