import { fetchTile } from './fetch-tile.ts'
import { readTileAddress, tileAddress, type TileId } from './tile-layers.ts'
import type { TileStore } from './tile-store.ts'

interface Parts {
  readonly store: TileStore
  /** Tiles of areas the rider keeps; they are never thrown out to make room. */
  readonly readArea: (tile: TileId) => Promise<ArrayBuffer | null>
  readonly send: typeof fetch
  readonly server: string
}

export interface TileSource {
  /** The picture for `usgs://layer/z/x/y`: from the device, else from the network and then kept. Throws where neither has it. */
  readonly load: (address: string, signal: AbortSignal) => Promise<ArrayBuffer>
  /** Called with `true` when a tile could not be had, with `false` when one came again. */
  readonly watchTrouble: (onTrouble: (missing: boolean) => void) => () => void
}

export function createTileSource({ store, readArea, send, server }: Parts): TileSource {
  const watchers = new Set<(missing: boolean) => void>()
  const tell = (missing: boolean): void => watchers.forEach((watcher) => watcher(missing))

  async function fromNetwork(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
    const tile = readTileAddress(address)
    if (tile === null) throw new Error(`Not a tile: ${address}`)
    const data = await fetchTile(tileAddress(tile, server), send, signal)
    // A device that is full or forbids storing still shows the tile.
    store.write(tile, data.slice(0)).catch(() => undefined)
    return data
  }

  async function fromDevice(address: string): Promise<ArrayBuffer | null> {
    const tile = readTileAddress(address)
    if (tile === null) return null
    const [area, seen] = await Promise.all([readArea(tile), store.read(tile)].map((read) => read.catch(() => null)))
    return area ?? seen ?? null
  }

  return {
    load: async (address, signal) => {
      const kept = await fromDevice(address)
      if (kept !== null) return kept
      try {
        const data = await fromNetwork(address, signal)
        tell(false)
        return data
      } catch (error) {
        if (!signal.aborted) tell(true)
        throw error
      }
    },
    watchTrouble: (onTrouble) => {
      watchers.add(onTrouble)
      return () => void watchers.delete(onTrouble)
    },
  }
}
