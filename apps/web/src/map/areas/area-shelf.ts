import { tileKey, type TileId } from '../tiles/tile-layers.ts'
import type { AreaDatabase, AreaRow } from './area-database.ts'
import { tilesOfArea } from './tiles-of-area.ts'

export type Open = () => Promise<AreaDatabase>

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const hashOf = async (data: ArrayBuffer): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', data))

/** The areas of this device, the latest first. */
export const readAreas = async (open: Open): Promise<readonly AreaRow[]> =>
  (await (await open()).areas.toArray()).toSorted((a, b) => b.createdAtMs - a.createdAtMs)

/** The tile of any area; null where none holds it. */
export async function readAreaTile(open: Open, tile: TileId): Promise<ArrayBuffer | null> {
  return (await (await open()).tiles.get(tileKey(tile)))?.data ?? null
}

/** The tiles of an area that are not here yet. What a neighbouring area holds is taken over instead of fetched again. */
export async function missingTiles(open: Open, area: AreaRow): Promise<readonly TileId[]> {
  const database = await open()
  const all = tilesOfArea(area)
  const rows = await database.tiles.bulkGet(all.map(tileKey))
  const shared = rows.filter((row) => row !== undefined && !row.areas.includes(area.id))
  await database.tiles.bulkPut(shared.flatMap((row) => (row ? [{ ...row, areas: [...row.areas, area.id] }] : [])))
  const here = rows.filter((row) => row !== undefined)
  await database.areas.update(area.id, { loaded: here.length, bytes: here.reduce((sum, row) => sum + row.bytes, 0) })
  return all.filter((_tile, i) => rows[i] === undefined)
}

export async function keepTile(open: Open, area: AreaRow, tile: { readonly id: TileId; readonly data: ArrayBuffer }) {
  const database = await open()
  const hash = await hashOf(tile.data)
  await database.transaction('rw', database.areas, database.tiles, async () => {
    // Removed in the meantime: nothing of it comes back.
    const row = await database.areas.get(area.id)
    if (row === undefined) return
    // Another tab may have been first.
    if ((await database.tiles.get(tileKey(tile.id)))?.areas.includes(area.id)) return
    const [key, bytes] = [tileKey(tile.id), tile.data.byteLength]
    await database.areas.update(area.id, { loaded: row.loaded + 1, bytes: row.bytes + bytes })
    await database.tiles.put({ key, areas: [area.id], data: tile.data, bytes, hash })
  })
}

export const setStatus = async (open: Open, id: string, change: Partial<Pick<AreaRow, 'status' | 'loadedAtMs'>>) =>
  void (await (await open()).areas.update(id, change))

/** Removes an area, and every tile that no other area holds. */
export async function removeArea(open: Open, id: string): Promise<void> {
  const database = await open()
  await database.transaction('rw', database.areas, database.tiles, async () => {
    await database.areas.delete(id)
    const held = database.tiles.where('areas').equals(id)
    await held.modify((tile, context) => {
      const areas = tile.areas.filter((other) => other !== id)
      if (areas.length > 0) context.value = { ...tile, areas }
      else delete (context as { value?: unknown }).value
    })
  })
}

/** Compares every stored tile with its checksum and throws out what differs; the areas it belonged to load it again. */
export async function checkTiles(open: Open): Promise<{ readonly tiles: number; readonly broken: number }> {
  const database = await open()
  const keys = await database.tiles.toCollection().primaryKeys()
  let broken = 0
  for (const key of keys) {
    const row = await database.tiles.get(key)
    if (!row || (await hashOf(row.data)) === row.hash) continue
    broken += 1
    await database.transaction('rw', database.areas, database.tiles, async () => {
      await database.tiles.delete(key)
      await database.areas
        .where('id')
        .anyOf(row.areas)
        .modify((area, context) => {
          context.value = { ...area, status: 'loading', loaded: area.loaded - 1, bytes: area.bytes - row.bytes }
        })
    })
  }
  return { tiles: keys.length, broken }
}
