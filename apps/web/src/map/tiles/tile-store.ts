import type { EpochMs } from '@bluffline/core'
import type { Database } from '../../data/db/database.ts'
import { tileKey, type TileId } from './tile-layers.ts'

/** A tile drawn again within this time is not marked anew: marking writes the whole tile. */
const MARK_AFTER_MS = 24 * 60 * 60 * 1000

export interface TileUse {
  readonly count: number
  readonly bytes: number
}

export interface TileStore {
  readonly read: (tile: TileId) => Promise<ArrayBuffer | null>
  readonly write: (tile: TileId, data: ArrayBuffer) => Promise<void>
  readonly use: () => Promise<TileUse>
  /** Throws out the tiles unseen for longest until what is left fits. */
  readonly setLimit: (limitBytes: number) => Promise<void>
  readonly clear: () => Promise<void>
  /** Called after anything was written or thrown out. */
  readonly watch: (onChange: () => void) => () => void
}

interface Parts {
  readonly open: () => Promise<Database>
  readonly now: () => EpochMs
  readonly limitBytes: number
}

/** Age and size stand in an index, so that counting does not read the pictures. */
const SIZES = '[usedAtMs+bytes]'

async function sizes(database: Database) {
  const index = database.mapTiles.orderBy(SIZES)
  const [keys, ages] = await database.transaction('r', database.mapTiles, async () =>
    Promise.all([index.primaryKeys(), index.clone().keys()]),
  )
  return keys.map((key, i) => {
    const age: unknown = ages[i]
    return { key, bytes: Array.isArray(age) ? Number(age[1]) : 0 }
  })
}

/** Tiles on the device, under a limit; the tile unseen for longest leaves first. */
export function createTileStore({ open, now, limitBytes: firstLimit }: Parts): TileStore {
  const watchers = new Set<() => void>()
  let limitBytes = firstLimit
  let total: number | undefined
  const changed = (): void => watchers.forEach((watcher) => watcher())

  async function trim(database: Database): Promise<void> {
    const tiles = await sizes(database)
    let bytes = tiles.reduce((sum, tile) => sum + tile.bytes, 0)
    const leaving: string[] = []
    for (const tile of tiles) {
      if (bytes <= limitBytes) break
      bytes -= tile.bytes
      leaving.push(tile.key)
    }
    if (leaving.length > 0) await database.mapTiles.bulkDelete(leaving)
    total = bytes
  }

  return {
    read: async (tile) => {
      const database = await open()
      const row = await database.mapTiles.get(tileKey(tile))
      if (row === undefined) return null
      const usedAtMs = now()
      if (usedAtMs - row.usedAtMs > MARK_AFTER_MS) await database.mapTiles.put({ ...row, usedAtMs })
      return row.data
    },
    write: async (tile, data) => {
      if (data.byteLength > limitBytes) return
      const database = await open()
      await database.mapTiles.put({ key: tileKey(tile), data, bytes: data.byteLength, usedAtMs: now() })
      total = total === undefined ? undefined : total + data.byteLength
      if (total === undefined || total > limitBytes) await trim(database)
      changed()
    },
    use: async () => {
      const tiles = await sizes(await open())
      return { count: tiles.length, bytes: tiles.reduce((sum, tile) => sum + tile.bytes, 0) }
    },
    setLimit: async (bytes) => {
      limitBytes = bytes
      await trim(await open())
      changed()
    },
    clear: async () => {
      await (await open()).mapTiles.clear()
      total = 0
      changed()
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
  }
}
