import type { CampgroundFacts } from './facts.ts'

/** How many terms the history of searches holds. */
export const SEARCH_HISTORY_LENGTH = 10

const MARKS = /\p{Mark}/gu
const SEPARATORS = /[^\p{Letter}\p{Number}]+/gu

/** Words in lower case without accents or signs, one blank between them: "Devil's Den" is "devils den". */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').replace(/['’]/g, '').toLowerCase().replace(SEPARATORS, ' ').trim()

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

/** What a search looks through, in the order of the campgrounds it was made from. */
export interface CampgroundIndex {
  readonly campgrounds: readonly CampgroundFacts[]
  readonly texts: readonly string[]
}

/** Makes the texts once: name, words about it, place, who runs it, and what is there. */
export const indexCampgrounds = <C extends CampgroundFacts>(campgrounds: readonly C[]): CampgroundIndex => ({
  campgrounds,
  texts: campgrounds.map((one) => {
    const { name, description, location, type, amenities, features } = one
    const { city, county, region, address } = location
    const words = [name, description, city, `${county} County`, region, address, KIND_WORDS[type]]
    return ` ${plain([...words, ...namesOf(amenities), ...namesOf(features)].filter((part) => part !== null).join(' '))} `
  }),
})

/**
 * Ids of the campgrounds in whose words every word of the query begins one; `null` for a blank query, which is ignored.
 */
export function searchCampgrounds({ campgrounds, texts }: CampgroundIndex, query: string): ReadonlySet<string> | null {
  const terms = plain(query)
    .split(' ')
    .filter((term) => term !== '')
    .map((term) => ` ${term}`)
  if (terms.length === 0) return null
  const found = new Set<string>()
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? ''
    const one = campgrounds[at]
    if (one !== undefined && terms.every((term) => text.includes(term))) found.add(one.id)
  }
  return found
}

/** The history with a term in front: blank terms are ignored, one that is there already moves up, and the first ten stay. */
export function rememberSearch(history: readonly string[], term: string): readonly string[] {
  const words = term.trim()
  if (words === '') return history
  const others = history.filter((known) => known.toLowerCase() !== words.toLowerCase())
  return [words, ...others].slice(0, SEARCH_HISTORY_LENGTH)
}
