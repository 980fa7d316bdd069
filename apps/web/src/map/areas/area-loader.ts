import type { EpochMs } from '@bluffline/core'
import { isNoRoom } from '../../platform/no-room.ts'
import { fetchTile } from '../tiles/fetch-tile.ts'
import { tileAddress, type TileId } from '../tiles/tile-layers.ts'
import type { AreaRow } from './area-database.ts'
import { keepTile, missingTiles, setStatus, type Open } from './area-shelf.ts'

/** Two at a time: a tile is kept when it has come, so a download that is killed loses two tiles of half a megabyte at the most. */
const AT_ONCE = 2
/** After so many failures in a row it is the network, not the tile. */
const MOST_FAILURES = 5

export interface LoaderParts {
  readonly open: Open
  readonly send: typeof fetch
  readonly server: string
  readonly now: () => EpochMs
}

/** How a run ended. `network`: it goes on when there is one. `full`: the device has no room. */
export type AreaEnd = 'done' | 'stopped' | 'network' | 'full'

/** Fetches what is missing of an area; tells after every tile. What was kept stays, however it ends. */
export async function loadArea(
  parts: LoaderParts,
  area: AreaRow,
  { signal, onTile }: { readonly signal: AbortSignal; readonly onTile: () => void },
): Promise<AreaEnd> {
  const waiting: TileId[] = [...(await missingTiles(parts.open, area))]
  onTile()
  let failures = 0
  let end: AreaEnd | null = null
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && end === null; id = waiting.shift()) {
      if (signal.aborted) return
      try {
        const data = await fetchTile(tileAddress(id, parts.server), parts.send, signal)
        await keepTile(parts.open, area, { id, data })
        failures = 0
        onTile()
      } catch (error) {
        if (isNoRoom(error)) end = 'full'
        else if (++failures >= MOST_FAILURES) end = 'network'
        // Tried again at the end; a tile that never comes ends the run by the failures it makes.
        waiting.push(id)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (signal.aborted) return 'stopped'
  if (end !== null) return end
  await setStatus(parts.open, area.id, { status: 'done', loadedAtMs: parts.now() })
  return 'done'
}
