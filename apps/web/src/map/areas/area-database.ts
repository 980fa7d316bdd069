import type { Bounds } from '@bluffline/core'
import { Dexie, type EntityTable } from 'dexie'
import type { TileLayer } from '../tiles/tile-layers.ts'

/** An area of the online map that the rider wants on the device. */
export interface AreaRow {
  readonly id: string
  readonly name: string
  readonly layer: TileLayer
  readonly bounds: Bounds
  readonly lastZoom: number
  /** How many tiles it has, how many of them are here, and what those take. */
  readonly tiles: number
  readonly loaded: number
  readonly bytes: number
  /** `done`: every tile is here. `paused`: the rider stopped it. `loading`: it goes on whenever there is a network. */
  readonly status: 'loading' | 'paused' | 'done'
  readonly createdAtMs: number
  /** When the last tile came. */
  readonly loadedAtMs: number | null
}

export interface AreaTileRow {
  readonly key: string
  /** Areas that hold this tile: neighbours share theirs. */
  readonly areas: readonly string[]
  readonly data: ArrayBuffer
  readonly bytes: number
  /** SHA-256 of the data, as hexadecimal digits. */
  readonly hash: string
}

export interface AreaDatabase extends Dexie {
  readonly areas: EntityTable<AreaRow, 'id'>
  readonly tiles: EntityTable<AreaTileRow, 'key'>
}

/** Apart from the tiles that come and go as the map is looked at: these stay until the rider removes them. */
export function createAreaDatabase(name = 'bluffline-areas'): AreaDatabase {
  const database = new Dexie(name) as AreaDatabase
  database.version(1).stores({ areas: 'id', tiles: 'key, *areas' })
  return database
}

let opened: Promise<AreaDatabase> | undefined

/** The one database of areas of this device. */
export function openAreaDatabase(): Promise<AreaDatabase> {
  opened ??= Promise.resolve(createAreaDatabase())
  return opened
}
