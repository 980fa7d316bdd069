import type { CatalogCounts } from '@bluffline/contract'

/** Which catalogue the database holds. Answers made from one are never sent for another. */
export interface CatalogueState {
  readonly version: string
  readonly counts: CatalogCounts
}

/** The state as last read; null until the first reading finds a catalogue. */
export interface CurrentCatalogue {
  readonly current: () => CatalogueState | null
  readonly refresh: () => Promise<void>
}

export const createCurrentCatalogue = (read: () => Promise<CatalogueState | null>): CurrentCatalogue => {
  let state: CatalogueState | null = null
  return {
    current: () => state,
    refresh: async () => {
      state = await read()
    },
  }
}
