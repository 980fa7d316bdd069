import type { Town } from '@bluffline/contract'
import { readTrailWords, type Slots } from '@bluffline/core'
import { typosInPrefix } from '../../../data/search/typos.ts'
import { wordsOf } from '../../../data/search/words.ts'

/** What a search says when it names a town: the town, what else of it is a filter, and the words left over. */
export interface NearTown {
  readonly town: Town
  readonly said: Slots
  readonly rest: string
}

/** Words that say nothing about which trail is meant. */
const FILLERS = new Set(
  'trail trails near nearby around by close to from at in of the a an and for with ar arkansas town city area within mile miles mi some any good best ride rides riding route routes'.split(
    ' ',
  ),
)
const MOST_WORDS_IN_NAME = 5
/** A name shorter than this is taken only as it is written: one letter off, it is another word. */
const SHORTEST_MISSPELT = 5

const keyOf = (text: string): string => wordsOf(text).join(' ')

const isNearly = (said: string, name: string): boolean =>
  name.length >= SHORTEST_MISSPELT && Math.abs(said.length - name.length) <= 1 && typosInPrefix(said, name, 1) <= 1

interface Named {
  readonly town: Town
  readonly from: number
  readonly to: number
}

/** Every run of words that may be a name, the longest first. */
const runs = (words: readonly string[]): readonly Omit<Named, 'town'>[] =>
  Array.from({ length: Math.min(words.length, MOST_WORDS_IN_NAME) }, (_run, at) => at + 1)
    .reverse()
    .flatMap((length) =>
      Array.from({ length: words.length - length + 1 }, (_start, from) => ({ from, to: from + length })),
    )

function findTown(words: readonly string[], towns: readonly Town[]): Named | null {
  const named = towns.map((town) => ({ town, key: keyOf(town.name) }))
  const said = runs(words).map((run) => ({ ...run, key: keyOf(words.slice(run.from, run.to).join(' ')) }))
  for (const isName of [Object.is, isNearly]) {
    for (const { from, to, key } of said) {
      const found = named.find((name) => isName(key, name.key))
      if (found) return { town: found.town, from, to }
    }
  }
  return null
}

const textOf = (slots: Slots): string => JSON.stringify(slots)
const NOTHING_SAID = textOf(readTrailWords(''))

/** The words that are neither part of what was understood nor fillers. */
function unread(words: readonly string[], all: Slots): string {
  const isRead = (word: string, at: number) =>
    FILLERS.has(word) ||
    textOf(readTrailWords(word)) !== NOTHING_SAID ||
    textOf(readTrailWords(words.toSpliced(at, 1).join(' '))) !== textOf(all)
  return words.filter((word, at) => !isRead(word, at)).join(' ')
}

/** Reads "easy trails near Russellville"; null where the words name no town of the list. One typing error is forgiven. */
export function readNearTown(q: string, towns: readonly Town[]): NearTown | null {
  const words = q
    .toLowerCase()
    .split(/[\s,;!?]+/)
    .filter(Boolean)
  const named = findTown(words, towns)
  if (named === null) return null
  const others = [...words.slice(0, named.from), ...words.slice(named.to)]
  const said = readTrailWords(others.join(' '))
  return { town: named.town, said, rest: unread(others, said) }
}
