import data from './still-base.json'

/** What `content/src/base-map/build-still-map.ts` writes: path data in units from the north-west corner, in Web Mercator. */
export interface StillBase {
  readonly west: number
  readonly north: number
  readonly unitsPerDegree: number
  readonly land: string
  readonly counties: string
  readonly neighbours: string
  readonly rivers: string
  readonly lakes: string
  readonly towns: readonly { readonly name: string; readonly isFirst: boolean; readonly at: readonly number[] }[]
}

export const STILL_BASE: StillBase = data
