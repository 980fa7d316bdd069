import { createTextIndex, FEW_TYPOS, type TextIndex } from '../../data/search/text-index.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

/** An item with its words in lower case, made once and not at each key. */
interface Known {
  readonly item: PaletteItem
  readonly name: string
  readonly text: string
}

/** A group that can be searched, and how many of its finds are shown. */
export interface PaletteSource {
  readonly title: string
  readonly most: number
  readonly known: readonly Known[]
  readonly index: TextIndex
}

/** Makes a group ready to be searched, once. */
export const paletteSource = (title: string, items: readonly PaletteItem[], most: number): PaletteSource => ({
  title,
  most,
  known: items.map((item) => ({
    item,
    name: item.label.toLowerCase(),
    text: `${item.about} ${item.tags.join(' ')}`.toLowerCase(),
  })),
  index: createTextIndex(
    items.map(({ label, about, tags }) => ({ name: label, about: `${about} ${tags.join(' ')}` })),
    FEW_TYPOS,
  ),
})

/** How well a find answers the query; the less the better. */
const RANKS = ['label', 'startOfWord', 'inLabel', 'inText'] as const
const LIKE_IT = RANKS.length

function rankOf({ name, text }: Known, query: string): number {
  const at = name.indexOf(query)
  if (at === 0) return 0
  if (at > 0) return name.includes(` ${query}`) ? 1 : 2
  return text.includes(query) ? 3 : LIKE_IT
}

interface Finds {
  readonly source: PaletteSource
  readonly items: readonly PaletteItem[]
  /** Of the best one. */
  readonly rank: number
}

/** What holds the words as they are typed, best first. */
function findExactly(source: PaletteSource, query: string): Finds {
  const byRank: PaletteItem[][] = RANKS.map(() => [])
  for (const one of source.known) {
    const ranked = byRank[rankOf(one, query)]
    if (ranked !== undefined && ranked.length < source.most) ranked.push(one.item)
  }
  const best = byRank.findIndex((items) => items.length > 0)
  return { source, items: byRank.flat().slice(0, source.most), rank: best === -1 ? LIKE_IT : best }
}

/** And after that what the index finds: words apart, and words misspelt. */
function findMore({ source, items, rank }: Finds, query: string): Finds {
  const { known, index, most } = source
  const more = index.search(query, most).flatMap(({ index: at }) => known[at]?.item ?? [])
  return { source, items: [...new Set([...items, ...more])].slice(0, most), rank }
}

/** With as many finds nobody has to guess what was meant. */
const ENOUGH = 3

/** Finds in all groups; the group with the best find first, else in their own order. */
export function searchPalette(sources: readonly PaletteSource[], text: string): readonly PaletteGroup[] {
  const query = text.trim().toLowerCase()
  if (query === '') return []
  const exact = sources.map((source) => findExactly(source, query))
  const count = exact.reduce((sum, { items }) => sum + items.length, 0)
  const finds = count >= ENOUGH ? exact : exact.map((found) => findMore(found, query))
  return finds
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ source, items }) => ({ title: source.title, items }))
}
