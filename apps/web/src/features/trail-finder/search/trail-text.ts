import type { Town, Trail } from '@bluffline/contract'
import { distanceM } from '@bluffline/core'
import { createTextIndex, type TextEntry, type TextIndex } from '../../../data/search/text-index.ts'
import { FEATURE_WORDS } from '../../../data/trails/trail-words.ts'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'

function nearestTown({ point }: Trail, towns: readonly Town[]): string {
  if (point === null) return ''
  let best = ''
  let bestM = Infinity
  for (const town of towns) {
    const awayM = distanceM(point, town.point)
    if (awayM < bestM) [best, bestM] = [town.name, awayM]
  }
  return best
}

const textOf = (trail: Trail, towns: readonly Town[]): TextEntry => ({
  name: trail.name,
  about: [
    trail.system,
    `${trail.county} County`,
    `${trail.region} Arkansas`,
    trail.manager,
    nearestTown(trail, towns),
    ...trail.features.map((feature) => FEATURE_WORDS[feature]),
    ...trail.uses.map((use) => USE_WORDS[use].label),
  ].join(' '),
})

/** An index over everything a rider may call a trail by. */
export const indexTrails = (trails: readonly Trail[], towns: readonly Town[]): TextIndex =>
  createTextIndex(trails.map((trail) => textOf(trail, towns)))

/** Trails the words fit, by id, with how well; null where no word is typed. */
export function trailHits(index: TextIndex, trails: readonly Trail[], q: string): ReadonlyMap<string, number> | null {
  if (q === '') return null
  return new Map(
    index.search(q).flatMap(({ index: at, score }) => (trails[at] ? [[trails[at].id, score] as const] : [])),
  )
}
