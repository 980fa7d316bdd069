import { distanceM, METRES_PER_MILE } from '@bluffline/core'
import { z } from 'zod'
import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'
import { placesOf, type Place } from './places.ts'

/** Two records that look like one place and are not, with the reason; `facts/distinct.json` lists them. */
export const distinct = z.strictObject({ ids: z.tuple([z.string(), z.string()]), reason: z.string().min(1) })
export type Distinct = z.infer<typeof distinct>

/** Same name: one place if this near, or if either has no point. */
const SAME_NAME_MILES = 10
/** One name inside the other: one place if this near. */
const SAME_SPOT_M = 30

const GENERIC = new Set(
  'and area areas at campground camp fr hiking in loop multi-use of off-road ohv on park recreation road state the trail trails use wma'.split(
    ' ',
  ),
)

/** The words that tell one place from another: no generic words, nothing in brackets, no possessive. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .replace(/\([^)]*\)/g, '')
      .replace(/['’]s?\b/g, '')
      .split(/[^a-z0-9-]+/)
      .filter((word) => word !== '' && !GENERIC.has(word)),
  )

type Named = Place & { readonly words: ReadonlySet<string> }

const awayM = (a: Place, b: Place): number => (a.point === null || b.point === null ? 0 : distanceM(a.point, b.point))

function looksLikeOne(a: Named, b: Named): boolean {
  if (a.file !== b.file || a.words.size === 0) return false
  if (![...a.words].every((word) => b.words.has(word))) return false
  return a.words.size === b.words.size
    ? awayM(a, b) <= SAME_NAME_MILES * METRES_PER_MILE
    : a.point !== null && b.point !== null && awayM(a, b) <= SAME_SPOT_M
}

const pairKey = (a: string, b: string): string => [a, b].sort().join(' ')

/** No two records of a kind for one place, unless they are declared distinct; and no declaration that nothing needs. */
export function oneRecordAPlace(lists: CatalogLists, declarations: readonly Distinct[]): readonly Finding[] {
  const rule = 'one-record-a-place'
  const places = placesOf(lists).map((place) => ({ ...place, words: wordsOf(place.name) }))
  const alike = places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .flatMap((b) => (looksLikeOne(a, b) || looksLikeOne(b, a) ? [{ a, b, key: pairKey(a.id, b.id) }] : [])),
  )
  const declared = new Set(declarations.map(({ ids }) => pairKey(...ids)))
  const found = new Set(alike.map(({ key }) => key))
  return [
    ...alike
      .filter(({ key }) => !declared.has(key))
      .map(({ a, b }) => ({
        file: a.file,
        record: a.id,
        rule,
        message: `looks like the same place as ${b.id}: merge them, or declare them in distinct.json`,
      })),
    ...[...declared]
      .filter((key) => !found.has(key))
      .map((key) => ({ file: 'distinct.json', record: key, rule, message: 'nothing takes these two for one place' })),
  ]
}
