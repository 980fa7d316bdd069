import type { NetworkPort } from '../../platform/network.ts'
import type { AreaRow } from './area-database.ts'
import type { LoaderParts } from './area-loader.ts'
import { createAreaRunner, type AreasState } from './area-runner.ts'
import { removeArea, setStatus } from './area-shelf.ts'
import { tilesOfArea, type AreaExtent } from './tiles-of-area.ts'

/** Keeps the areas of this device: loads them, one after the other, whenever there is a network. */
export interface AreaKeeper {
  readonly read: () => AreasState
  /** Called when that changes, and after every tile. */
  readonly watch: (onChange: () => void) => () => void
  readonly add: (area: AreaExtent & { readonly name: string }) => Promise<void>
  readonly pause: (id: string) => Promise<void>
  readonly resume: (id: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Goes on with what a closed tab or a lost network left. */
  readonly goOn: () => void
}

export function createAreaKeeper(parts: LoaderParts & { readonly network: NetworkPort }): AreaKeeper {
  const runner = createAreaRunner({ ...parts, isOnline: () => parts.network.isOnline() })
  const afterwards = () => {
    runner.tell()
    runner.goOn()
  }
  parts.network.watch((isOnline) => {
    if (!isOnline) return
    runner.forgive()
    runner.goOn()
  })
  return {
    read: runner.read,
    watch: runner.watch,
    goOn: runner.goOn,
    add: async ({ name, ...extent }) => {
      const made = { id: crypto.randomUUID(), createdAtMs: parts.now(), tiles: tilesOfArea(extent).length }
      const row: AreaRow = { ...extent, ...made, name, loaded: 0, bytes: 0, status: 'loading', loadedAtMs: null }
      await (await parts.open()).areas.put(row)
      afterwards()
    },
    pause: async (id) => {
      await setStatus(parts.open, id, { status: 'paused' })
      await runner.halt(id)
      afterwards()
    },
    resume: async (id) => {
      runner.forgive(id)
      await setStatus(parts.open, id, { status: 'loading' })
      afterwards()
    },
    remove: async (id) => {
      await setStatus(parts.open, id, { status: 'paused' })
      await runner.halt(id)
      runner.forgive(id)
      await removeArea(parts.open, id)
      afterwards()
    },
  }
}
