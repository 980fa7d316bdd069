declare module 'virtual:hunting-seasons' {
  import type { HuntingSeasons } from '@bluffline/contract'
  export const HUNTING_SEASONS: HuntingSeasons
}
