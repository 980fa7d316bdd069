import { describe, expect, it, vi } from 'vitest'
import { LARGEST_TILE_BYTES } from './check-tile.ts'
import { readTileAddress, tileAddress, tileKey } from './tile-layers.ts'
import { createTileSource } from './tile-source.ts'
import type { TileStore } from './tile-store.ts'

const png = (bytes = 100): ArrayBuffer => {
  const data = new Uint8Array(bytes)
  data.set([0x89, 0x50, 0x4e, 0x47])
  return data.buffer
}
const ADDRESS = 'usgs://topo/10/250/400'
const TILE = { layer: 'topo', z: 10, x: 250, y: 400 } as const

const noArea = () => Promise.resolve(null)

function setting(
  answer: () => Response | Promise<Response>,
  kept: ArrayBuffer | null = null,
  readArea: () => Promise<ArrayBuffer | null> = noArea,
) {
  const write = vi.fn(() => Promise.resolve())
  const store = { read: () => Promise.resolve(kept), write } as unknown as TileStore
  const send = vi.fn((_address: unknown, _init?: unknown) => Promise.resolve(answer()))
  const source = createTileSource({ store, readArea, send: send as typeof fetch, server: 'https://tiles.test/rest' })
  const trouble = vi.fn()
  source.watchTrouble(trouble)
  return { write, send, trouble, load: () => source.load(ADDRESS, new AbortController().signal) }
}

describe('the address of a tile', () => {
  it('counts row before column at the server, column before row in the key', () => {
    expect(tileAddress(TILE, 'https://tiles.test/rest')).toBe(
      'https://tiles.test/rest/USGSTopo/MapServer/tile/10/400/250',
    )
    expect(tileKey(TILE)).toBe('topo/10/250/400')
  })
  it.each(['usgs://mars/1/2/3', 'https://x/topo/1/2/3', 'usgs://topo/1/2', 'usgs://topo/a/2/3'])(
    'is not %s',
    (address) => {
      expect(readTileAddress(address)).toBeNull()
    },
  )
})

describe('a tile', () => {
  it('that is on the device is not fetched', async () => {
    const { load, send } = setting(() => new Response(png()), png(50))
    expect((await load()).byteLength).toBe(50)
    expect(send).not.toHaveBeenCalled()
  })
  it('of an area the rider keeps is not fetched either', async () => {
    const { load, send } = setting(
      () => new Response(png()),
      null,
      () => Promise.resolve(png(60)),
    )
    expect((await load()).byteLength).toBe(60)
    expect(send).not.toHaveBeenCalled()
  })
  it('that is not comes from the server without cookies, and is kept', async () => {
    const { load, send, write, trouble } = setting(() => new Response(png()))
    expect((await load()).byteLength).toBe(100)
    expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
    expect(write).toHaveBeenCalledWith(TILE, expect.any(ArrayBuffer))
    expect(trouble).toHaveBeenLastCalledWith(false)
  })
  it('is shown even when the device refuses to keep it', async () => {
    const { load, write } = setting(() => new Response(png()))
    write.mockRejectedValueOnce(new Error('full'))
    expect((await load()).byteLength).toBe(100)
  })

  const bad: readonly (readonly [string, () => Response | Promise<Response>])[] = [
    ['a page instead of a picture', () => new Response('<!doctype html><title>Sign in</title>')],
    ['an empty answer', () => new Response(new ArrayBuffer(0))],
    ['status 404', () => new Response(png(), { status: 404 })],
    ['status 503', () => new Response('busy', { status: 503 })],
    ['too many bytes', () => new Response(png(LARGEST_TILE_BYTES + 1))],
    ['a declared size too large', () => new Response(png(), { headers: { 'content-length': '99999999' } })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ]
  it.each(bad)('is not kept and reported missing: %s', async (_what, answer) => {
    const { load, write, trouble } = setting(answer)
    await expect(load()).rejects.toThrow()
    expect(write).not.toHaveBeenCalled()
    expect(trouble).toHaveBeenLastCalledWith(true)
  })

  it('that the map no longer wants is no trouble', async () => {
    const stop = new AbortController()
    const write = vi.fn()
    const store = { read: () => Promise.resolve(null), write } as unknown as TileStore
    const send = () => {
      stop.abort()
      return Promise.reject(new DOMException('Aborted', 'AbortError'))
    }
    const source = createTileSource({ store, readArea: noArea, send, server: '' })
    const trouble = vi.fn()
    source.watchTrouble(trouble)
    await expect(source.load(ADDRESS, stop.signal)).rejects.toThrow()
    expect(trouble).not.toHaveBeenCalled()
  })
})
