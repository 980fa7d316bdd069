import { epochMs } from '@bluffline/core'
import { openDatabase } from '../../data/db/open-database.ts'
import { FIRST_CHOICES } from '../choices/map-choices.ts'
import { openAreaDatabase } from '../areas/area-database.ts'
import { readAreaTile } from '../areas/area-shelf.ts'
import { TILE_SERVER, type TileId } from './tile-layers.ts'
import { createTileSource, type TileSource } from './tile-source.ts'
import { createTileStore, type TileStore } from './tile-store.ts'

export const BYTES_PER_MB = 1024 * 1024

export interface DeviceTiles {
  readonly store: TileStore
  readonly source: TileSource
}

let tiles: DeviceTiles | undefined

/** The tiles of this device; all maps share them. */
export function deviceTiles(): DeviceTiles {
  if (tiles === undefined) {
    const limitBytes = FIRST_CHOICES.tileLimitMb * BYTES_PER_MB
    const store = createTileStore({ open: openDatabase, now: () => epochMs(Date.now()), limitBytes })
    const readArea = (tile: TileId) => readAreaTile(openAreaDatabase, tile)
    const send: typeof fetch = (...request) => fetch(...request)
    tiles = { store, source: createTileSource({ store, readArea, send, server: TILE_SERVER }) }
  }
  return tiles
}
