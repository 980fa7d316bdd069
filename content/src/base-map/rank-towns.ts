import { distanceM, type Position } from '@bluffline/core'
import { TOWN_TIERS } from './label-table.ts'

interface Town {
  readonly name: string
  readonly county: string
  readonly point: Position
}

export interface RankedTown {
  readonly name: string
  readonly point: Position
  /** 0 is printed first. */
  readonly tier: number
  /** Order over all tiers; the map gives room to the lower one. */
  readonly rank: number
}

/**
 * Drawing order of the towns: the table first, then the town of each county that has none yet, then always the town farthest from
 * all those before it, so that every zoom shows labels spread evenly over the state.
 */
export function rankTowns(towns: readonly Town[]): readonly RankedTown[] {
  const left = towns.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.county < b.county ? -1 : 1))
  const ranked: (RankedTown & { readonly county: string })[] = []
  const take = (at: number, tier: number): void => {
    const [town] = left.splice(at, 1)
    if (town !== undefined) ranked.push({ ...town, tier, rank: ranked.length })
  }
  TOWN_TIERS.forEach((names, tier) => {
    for (const name of names) {
      const at = left.findIndex((town) => town.name === name)
      if (at < 0) throw new Error(`The label table names ${name}, the town list does not`)
      take(at, tier)
    }
  })
  const served = new Set(ranked.map(({ county }) => county))
  const spread = TOWN_TIERS.length
  while (left.length > 0) {
    const open = left.filter(({ county }) => !served.has(county))
    const next = farthest(open.length > 0 ? open : left, ranked)
    served.add(next.county)
    take(left.indexOf(next), open.length > 0 ? spread : spread + 1)
  }
  return ranked.map(({ name, point, tier, rank }) => ({ name, point, tier, rank }))
}

function farthest(towns: readonly Town[], from: readonly RankedTown[]): Town {
  const roomOf = ({ point }: Town): number => Math.min(...from.map((other) => distanceM(point, other.point)))
  const [first, ...others] = towns.map((town) => ({ town, roomM: roomOf(town) }))
  if (first === undefined) throw new Error('No town left to rank')
  return others.reduce((best, it) => (it.roomM > best.roomM ? it : best), first).town
}
