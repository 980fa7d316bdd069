import { createTextIndex, type TextIndex } from '../../data/search/text-index.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

/** A group that can be searched, and how many of its finds are shown. */
export interface PaletteSource extends PaletteGroup {
  readonly most: number
  readonly index: TextIndex
}

/** Builds the word index of a group, once. */
export const paletteSource = (title: string, items: readonly PaletteItem[], most: number): PaletteSource => ({
  title,
  items,
  most,
  index: createTextIndex(items.map(({ label, about, tags }) => ({ name: label, about: `${about} ${tags.join(' ')}` }))),
})

/** How well a find answers the query; the less the better. */
const RANK = { label: 0, startOfWord: 1, inLabel: 2, inText: 3, likeIt: 4 } as const

function classOf({ label, about, tags }: PaletteItem, query: string): number {
  const name = label.toLowerCase()
  if (name.startsWith(query)) return RANK.label
  if (name.includes(` ${query}`)) return RANK.startOfWord
  if (name.includes(query)) return RANK.inLabel
  return `${about} ${tags.join(' ')}`.toLowerCase().includes(query) ? RANK.inText : RANK.likeIt
}

/** What holds the words as they are typed, best first, and after that what the index finds: words apart, and words misspelt. */
function findIn({ items, index, most }: PaletteSource, query: string): readonly PaletteItem[] {
  const ranked = items
    .map((item) => ({ item, rank: classOf(item, query) }))
    .filter(({ rank }) => rank < RANK.likeIt)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
  if (ranked.length >= most) return ranked.slice(0, most)
  const known = new Set(ranked)
  const more = index.search(query, most).flatMap(({ index: at }) => items[at] ?? [])
  return [...ranked, ...more.filter((item) => !known.has(item))].slice(0, most)
}

/** Finds in all groups; the group with the best find first, else in their own order. */
export function searchPalette(sources: readonly PaletteSource[], text: string): readonly PaletteGroup[] {
  const query = text.trim().toLowerCase()
  if (query === '') return []
  return sources
    .map((source) => ({ title: source.title, items: findIn(source, query) }))
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ group, best: Math.min(...group.items.map((item) => classOf(item, query))) }))
    .toSorted((a, b) => a.best - b.best)
    .map(({ group }) => group)
}
