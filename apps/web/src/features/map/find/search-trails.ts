import type { Trail } from '@bluffline/contract'
import { createTextIndex, type TextIndex } from '../../../data/search/text-index.ts'

type Found = Pick<Trail, 'name' | 'system' | 'county' | 'region'>

/** An index over what a trail is called and where it lies. */
export const indexForMap = (trails: readonly Found[]): TextIndex =>
  createTextIndex(
    trails.map(({ name, system, county, region }) => ({
      name: system === null ? name : `${name} ${system}`,
      about: `${county} County ${region} Arkansas`,
    })),
  )

/** The trails some words fit, best first; all of them while nothing is typed. */
export function searchTrails<T>(index: TextIndex, trails: readonly T[], q: string): readonly T[] {
  if (q.trim() === '') return trails
  return index.search(q).flatMap(({ index: at }) => trails[at] ?? [])
}
