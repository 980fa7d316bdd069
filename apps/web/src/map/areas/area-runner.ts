import { loadArea, type AreaEnd, type LoaderParts } from './area-loader.ts'
import type { AreaRow } from './area-database.ts'

/** Why an area that is to be loaded is not loading just now. */
export type AreaTrouble = Exclude<AreaEnd, 'done' | 'stopped'>

export interface AreasState {
  /** The area that loads at this moment. */
  readonly running: string | null
  readonly troubles: ReadonlyMap<string, AreaTrouble>
}

export interface RunnerParts extends LoaderParts {
  readonly isOnline: () => boolean
}

/** Loads one area after the other until none is left that could be. */
export function createAreaRunner(parts: RunnerParts) {
  const watchers = new Set<() => void>()
  const troubles = new Map<string, AreaTrouble>()
  let state: AreasState = { running: null, troubles: new Map() }
  let stop = new AbortController()
  let work: Promise<void> | null = null

  const tell = (running = state.running) => {
    state = { running, troubles: new Map(troubles) }
    for (const watcher of watchers) watcher()
  }

  const nextArea = async (): Promise<AreaRow | undefined> =>
    (await (await parts.open()).areas.toArray())
      .filter(({ id, status }) => status === 'loading' && !troubles.has(id))
      .toSorted((a, b) => a.createdAtMs - b.createdAtMs)[0]

  const loadAll = async (): Promise<void> => {
    for (let area = await nextArea(); area !== undefined && parts.isOnline(); area = await nextArea()) {
      stop = new AbortController()
      tell(area.id)
      const end = await loadArea(parts, area, { signal: stop.signal, onTile: () => tell() })
      if (end === 'network' || end === 'full') troubles.set(area.id, end)
    }
  }

  return {
    read: () => state,
    watch: (onChange: () => void) => {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    tell: () => tell(),
    /** Safe to call again while it works. */
    goOn: (): void => {
      work ??= loadAll()
        .catch((error: unknown) => console.warn('The areas could not be loaded', error))
        .finally(() => {
          work = null
          tell(null)
        })
    },
    /** Ends what runs of an area, so that nothing is written behind the change that comes. */
    halt: async (id: string): Promise<void> => {
      if (state.running !== id) return
      stop.abort()
      await work
    },
    /** Forgets what stopped an area, or all that the network stopped. */
    forgive: (id?: string): void => {
      for (const [stopped, trouble] of troubles)
        if (stopped === id || (id === undefined && trouble === 'network')) troubles.delete(stopped)
    },
  }
}
