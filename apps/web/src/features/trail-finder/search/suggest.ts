import { REGIONS, type Region, type Town, type Trail } from '@bluffline/contract'
import { createTextIndex, type TextEntry } from '../../../data/search/text-index.ts'

/** What the box can offer while somebody types. */
export type Suggestion =
  | { readonly kind: 'trail'; readonly key: string; readonly name: string; readonly about: string; readonly id: string }
  | { readonly kind: 'system'; readonly key: string; readonly name: string; readonly about: string }
  | {
      readonly kind: 'county'
      readonly key: string
      readonly name: string
      readonly about: string
      readonly county: string
    }
  | {
      readonly kind: 'region'
      readonly key: string
      readonly name: string
      readonly about: string
      readonly region: Region
    }
  | { readonly kind: 'town'; readonly key: string; readonly name: string; readonly about: string; readonly id: string }

export interface SuggestionGroup {
  readonly title: string
  readonly items: readonly Suggestion[]
}

const trailWords = (count: number): string => `${count} ${count === 1 ? 'trail' : 'trails'}`

function countBy(trails: readonly Trail[], valueOf: (trail: Trail) => string | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const trail of trails) {
    const value = valueOf(trail)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

const trailSuggestions = (trails: readonly Trail[]): Suggestion[] =>
  trails.map(({ id, name, county }) => ({ kind: 'trail', key: `trail-${id}`, id, name, about: `${county} County` }))

const systemSuggestions = (trails: readonly Trail[]): Suggestion[] =>
  [...countBy(trails, ({ system }) => system)].map(([name, count]) => ({
    kind: 'system',
    key: `system-${name}`,
    name,
    about: trailWords(count),
  }))

const placeSuggestions = (trails: readonly Trail[], towns: readonly Town[]): Suggestion[] => [
  ...[...countBy(trails, ({ county }) => county)].map(([county, count]): Suggestion => ({
    kind: 'county',
    key: `county-${county}`,
    county,
    name: `${county} County`,
    about: trailWords(count),
  })),
  ...REGIONS.flatMap((region): Suggestion[] => {
    const count = trails.filter((trail) => trail.region === region).length
    if (count === 0) return []
    return [{ kind: 'region', key: `region-${region}`, region, name: `${region} Arkansas`, about: trailWords(count) }]
  }),
  ...towns.map(({ id, name, county }): Suggestion => ({
    kind: 'town',
    key: `town-${id}`,
    id,
    name,
    about: `Near this town in ${county} County`,
  })),
]

const GROUP_SIZE = { Systems: 3, Trails: 5, Places: 4 } as const
type GroupTitle = keyof typeof GROUP_SIZE

/** Only names are typed here; what a suggestion says about itself is not searched. */
const entriesOf = (items: readonly Suggestion[]): TextEntry[] => items.map(({ name }) => ({ name, about: '' }))

/** Offers for what is being typed, from trails, systems and places, each group by its own index. */
export function createSuggester(trails: readonly Trail[], towns: readonly Town[]) {
  const groups: readonly (readonly [GroupTitle, readonly Suggestion[]])[] = [
    ['Systems', systemSuggestions(trails)],
    ['Trails', trailSuggestions(trails)],
    ['Places', placeSuggestions(trails, towns)],
  ]
  const indexed = groups.map(([title, items]) => ({ title, items, index: createTextIndex(entriesOf(items)) }))
  return (query: string): readonly SuggestionGroup[] =>
    indexed.flatMap(({ title, items, index }) => {
      const found = index.search(query, GROUP_SIZE[title]).flatMap((hit) => items[hit.index] ?? [])
      return found.length === 0 ? [] : [{ title, items: found }]
    })
}
