import type { CampgroundFacts } from './facts.ts'

/** How many terms the history of searches holds. */
export const SEARCH_HISTORY_LENGTH = 10

const MARKS = /\p{Mark}/gu
const SEPARATORS = /[^\p{Letter}\p{Number}]+/gu

/** So many words of a query count. */
const MOST_TERMS = 20

/** Words in lower case without accents or signs: "Devil's Den" is "devils" and "den". */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '')

const KIND_WORDS: Readonly<Record<CampgroundFacts['type'], string>> = {
  state_park: 'state park',
  national_forest: 'national forest service usfs',
  private: 'private',
  corps_of_engineers: 'corps of engineers usace coe lake',
  national_park: 'national park service nps',
}

const namesOf = (facts: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    value === true || (typeof value === 'number' && value > 0) ? [name.replaceAll('_', ' ')] : [],
  )

const textOf = ({ name, description, location, type, amenities, features }: CampgroundFacts): string =>
  [
    name,
    description,
    location.city,
    `${location.county} County`,
    location.region,
    location.address,
    KIND_WORDS[type],
    ...namesOf(amenities),
    ...namesOf(features),
  ]
    .filter((part) => part !== null)
    .join(' ')

/** What a search looks through: every distinct word once, in order, with the campgrounds it stands in. */
export interface CampgroundIndex {
  readonly ids: readonly string[]
  readonly words: readonly string[]
  /** For each word, places in `ids`. */
  readonly entries: readonly (readonly number[])[]
}

/** Makes the index once: name, words about it, place, who runs it, and what is there. */
export function indexCampgrounds(campgrounds: readonly CampgroundFacts[]): CampgroundIndex {
  const byWord = new Map<string, number[]>()
  for (const [at, one] of campgrounds.entries()) {
    for (const word of wordsOf(textOf(one))) {
      const entries = byWord.get(word)
      if (entries === undefined) byWord.set(word, [at])
      else if (entries.at(-1) !== at) entries.push(at)
    }
  }
  const words = [...byWord.keys()].sort()
  return { ids: campgrounds.map(({ id }) => id), words, entries: words.map((word) => byWord.get(word) ?? []) }
}

/** The first place in a sorted list whose word is not before the term. */
function firstFrom(words: readonly string[], term: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Ids of the campgrounds in whose words every word of the query begins one; `null` for a blank query, which is ignored.
 */
export function searchCampgrounds({ ids, words, entries }: CampgroundIndex, query: string): ReadonlySet<string> | null {
  const terms = wordsOf(query).slice(0, MOST_TERMS)
  if (terms.length === 0) return null
  /** How many terms, from the first on, each campground has met. */
  const met = new Uint8Array(ids.length)
  const meet = (at: number, found: readonly number[]) => {
    for (const entry of found) if (met[entry] === at) met[entry] = at + 1
  }
  for (const [at, term] of terms.entries()) {
    for (let word = firstFrom(words, term); words[word]?.startsWith(term) === true; word += 1)
      meet(at, entries[word] ?? [])
  }
  return new Set(ids.filter((_id, at) => met[at] === terms.length))
}

/** The history with a term in front: blank terms are ignored, one that is there already moves up, and the first ten stay. */
export function rememberSearch(history: readonly string[], term: string): readonly string[] {
  const words = term.trim()
  if (words === '') return history
  const others = history.filter((known) => known.toLowerCase() !== words.toLowerCase())
  return [words, ...others].slice(0, SEARCH_HISTORY_LENGTH)
}
