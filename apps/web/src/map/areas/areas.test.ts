import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAreaDatabase, type AreaDatabase, type AreaRow } from './area-database.ts'
import { loadArea } from './area-loader.ts'
import { checkTiles, readAreas, readAreaTile, removeArea } from './area-shelf.ts'
import { tilesOfArea } from './tiles-of-area.ts'

let database: AreaDatabase
const open = () => Promise.resolve(database)
const NOW = epochMs(Date.UTC(2026, 10, 21))

beforeEach(() => {
  database = createAreaDatabase(`areas-${Math.random()}`)
})

const bounds = { west: -92.85, south: 35.45, east: -92.75, north: 35.55 }
const area = (id: string, changed: Partial<AreaRow> = {}): AreaRow => {
  const made = { id, name: id, layer: 'topo', bounds, lastZoom: 12, tiles: 0, loaded: 0, bytes: 0, status: 'loading', createdAtMs: 1, loadedAtMs: null, ...changed } as const // prettier-ignore
  return { ...made, tiles: tilesOfArea(made).length }
}
const png = () => new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))

const load = (row: AreaRow, send: () => Promise<Response>, signal = new AbortController().signal) =>
  loadArea({ open, send: send as typeof fetch, server: 'https://tiles.test', now: () => NOW }, row, {
    signal,
    onTile: () => undefined,
  })

describe('the tiles of an area', () => {
  it('cover it at every zoom, the overview first', () => {
    const tiles = tilesOfArea(area('a'))
    expect(tiles[0]).toEqual({ layer: 'topo', z: 8, x: 61, y: 100 })
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([8, 9, 10, 11, 12]))
    // A tenth of a degree at zoom 12 (0.0879° a tile) touches two or three columns.
    expect(tiles.filter(({ z }) => z === 12).length).toBeGreaterThanOrEqual(4)
    expect(tiles.filter(({ z }) => z === 12).length).toBeLessThanOrEqual(9)
  })
})

describe('an area', () => {
  it('is loaded whole, and read back tile by tile', async () => {
    const row = area('a')
    await database.areas.put(row)
    const send = vi.fn(() => Promise.resolve(png()))
    expect(await load(row, send)).toBe('done')
    expect(send).toHaveBeenCalledTimes(row.tiles)
    const [use] = await readAreas(open)
    expect(use).toMatchObject({ loaded: row.tiles, bytes: 7 * row.tiles, status: 'done', loadedAtMs: NOW })
    for (const tile of tilesOfArea(row)) expect((await readAreaTile(open, tile))?.byteLength).toBe(7)
  })

  it('keeps what came before it broke off, and fetches only the rest afterwards', async () => {
    const row = area('a')
    await database.areas.put(row)
    let left = 5
    const breaking = () => (left-- > 0 ? Promise.resolve(png()) : Promise.reject(new TypeError('Failed to fetch')))
    expect(await load(row, breaking)).toBe('network')
    expect((await readAreas(open))[0]?.loaded).toBe(5)
    const send = vi.fn(() => Promise.resolve(png()))
    expect(await load(row, send)).toBe('done')
    expect(send).toHaveBeenCalledTimes(row.tiles - 5)
  })

  it('stops when the rider pauses it', async () => {
    const row = area('a')
    await database.areas.put(row)
    const controller = new AbortController()
    let count = 0
    const send = () => {
      if (++count === 3) controller.abort()
      return Promise.resolve(png())
    }
    expect(await load(row, send, controller.signal)).toBe('stopped')
    expect((await readAreas(open))[0]?.loaded).toBeLessThan(row.tiles)
  })

  it('does not keep a sign-in page for a tile', async () => {
    const row = area('a')
    await database.areas.put(row)
    expect(await load(row, () => Promise.resolve(new Response('<html>Sign in</html>')))).toBe('network')
    expect((await readAreas(open))[0]?.loaded).toBe(0)
  })

  it('that no longer fits says so and keeps what it has', async () => {
    const row = area('a')
    await database.areas.put(row)
    const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
    let count = 0
    vi.spyOn(database.tiles, 'put').mockImplementation(() => {
      if (++count > 2) throw full
      return Promise.resolve('x') as never
    })
    expect(await load(row, () => Promise.resolve(png()))).toBe('full')
    vi.restoreAllMocks()
  })

  it('shares tiles with its neighbour, who keeps them when it is removed', async () => {
    const [a, b] = [area('a'), area('b')]
    await database.areas.bulkPut([a, b])
    await load(a, () => Promise.resolve(png()))
    const send = vi.fn(() => Promise.resolve(png()))
    expect(await load(b, send)).toBe('done')
    expect(send).not.toHaveBeenCalled()
    await removeArea(open, 'a')
    expect((await readAreas(open)).map(({ id, loaded }) => [id, loaded])).toEqual([['b', b.tiles]])
    await removeArea(open, 'b')
    expect(await database.tiles.count()).toBe(0)
  })

  it('loses a tile that no longer matches its checksum, and wants it again', async () => {
    const row = area('a')
    await database.areas.put(row)
    await load(row, () => Promise.resolve(png()))
    const [key] = await database.tiles.toCollection().primaryKeys()
    await database.tiles.update(key ?? '', { data: new Uint8Array([1]).buffer })
    expect(await checkTiles(open)).toEqual({ tiles: row.tiles, broken: 1 })
    expect((await readAreas(open))[0]).toMatchObject({ loaded: row.tiles - 1, status: 'loading' })
    expect(await checkTiles(open)).toEqual({ tiles: row.tiles - 1, broken: 0 })
  })
})
