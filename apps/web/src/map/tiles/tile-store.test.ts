import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDatabase, type Database } from '../../data/db/database.ts'
import type { TileId } from './tile-layers.ts'
import { createTileStore, type TileStore } from './tile-store.ts'

const tile = (x: number): TileId => ({ layer: 'topo', z: 10, x, y: 1 })
const picture = (bytes: number): ArrayBuffer => new Uint8Array(bytes).fill(7).buffer
const DAY_MS = 24 * 60 * 60 * 1000

let database: Database
let store: TileStore
let nowMs = 0

beforeEach(() => {
  nowMs = 1_000
  database = createDatabase(`tiles-${Math.random()}`)
  store = createTileStore({ open: () => Promise.resolve(database), now: () => epochMs(nowMs), limitBytes: 300 })
})
afterEach(() => database.delete())

/** Each a moment after the last. */
async function write(...xs: readonly number[]): Promise<void> {
  for (const x of xs) {
    nowMs += 1
    await store.write(tile(x), picture(100))
  }
}

describe('the store of tiles', () => {
  it('gives back what was written, and null for what was not', async () => {
    await write(1)
    expect(new Uint8Array((await store.read(tile(1))) ?? picture(0))).toEqual(new Uint8Array(picture(100)))
    expect(await store.read(tile(2))).toBeNull()
    expect(await store.read({ ...tile(1), layer: 'imagery' })).toBeNull()
  })

  it('counts tiles and bytes, and says when they change', async () => {
    const changed = vi.fn()
    const stop = store.watch(changed)
    await write(1, 2)
    expect(await store.use()).toEqual({ count: 2, bytes: 200 })
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    await write(3)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('lets the oldest go when the limit is passed', async () => {
    await write(1, 2, 3, 4)
    expect(await store.use()).toEqual({ count: 3, bytes: 300 })
    expect(await store.read(tile(1))).toBeNull()
    expect(await store.read(tile(4))).not.toBeNull()
  })

  it('keeps a tile that was looked at again a day later over one that was not', async () => {
    await write(1, 2, 3)
    nowMs += 2 * DAY_MS
    await store.read(tile(1))
    await write(4)
    expect(await store.read(tile(1))).not.toBeNull()
    expect(await store.read(tile(2))).toBeNull()
  })

  it('does not write a tile anew each time it is looked at', async () => {
    await write(1)
    nowMs += DAY_MS / 2
    await store.read(tile(1))
    expect((await database.mapTiles.get('topo/10/1/1'))?.usedAtMs).toBe(1_001)
  })

  it('shrinks at once to a smaller limit', async () => {
    await write(1, 2, 3)
    await store.setLimit(150)
    expect(await store.use()).toEqual({ count: 1, bytes: 100 })
    expect(await store.read(tile(3))).not.toBeNull()
  })

  it('does not throw everything out for a tile larger than the limit', async () => {
    await write(1)
    await store.write(tile(2), picture(301))
    expect(await store.use()).toEqual({ count: 1, bytes: 100 })
  })

  it('counts a tile once that is written twice', async () => {
    await write(1, 1, 1, 1)
    expect(await store.use()).toEqual({ count: 1, bytes: 100 })
    await write(2)
    expect(await store.use()).toEqual({ count: 2, bytes: 200 })
  })

  it('is empty after it was emptied, and fills again', async () => {
    await write(1, 2)
    await store.clear()
    expect(await store.use()).toEqual({ count: 0, bytes: 0 })
    await write(3)
    expect(await store.use()).toEqual({ count: 1, bytes: 100 })
  })
})
