import { typosInPrefix } from './typos.ts'
import { wordsOf } from './words.ts'

/** One thing to find: what it is called, and what else a rider may know it by. */
export interface TextEntry {
  readonly name: string
  readonly about: string
}

export interface TextHit {
  /** Place of the entry in the list the index was built from. */
  readonly index: number
  /** Higher is better; only comparable within one answer. */
  readonly score: number
}

export interface TextIndex {
  /** Best first. Every word of the query must be found; with too few such entries, words with typing errors count too. */
  readonly search: (query: string, limit?: number) => TextHit[]
}

/** How many typing errors a typed word may have against a word of an entry. */
type Typos = (term: string, word: string) => number

interface Word {
  readonly text: string
  readonly inName: number[]
  readonly inAbout: number[]
}

/** One way to meet a term: entries, and what meeting it this way is worth. */
interface Way {
  readonly entries: readonly number[]
  readonly worth: number
}

const WORTH = { whole: 4, start: 3, split: 2.5, inside: 1.5, oneTypo: 1.2, twoTypos: 0.6 } as const
const NAME_FACTOR = 1.6
/** Fewer exact finds than this, and misspelt words are tried. */
const ENOUGH = 3
const FILLERS = new Set(['the', 'of', 'and', 'in', 'near', 'at', 'a', 'to', 'for', 'on'])

function collectWords(entries: readonly TextEntry[]): { words: Word[]; nameLengths: Uint8Array } {
  const byText = new Map<string, Word>()
  const nameLengths = new Uint8Array(entries.length)
  const note = (text: string, list: 'inName' | 'inAbout', index: number): void => {
    let word = byText.get(text)
    if (word === undefined) byText.set(text, (word = { text, inName: [], inAbout: [] }))
    if (word[list].at(-1) !== index) word[list].push(index)
  }
  entries.forEach((entry, index) => {
    const nameWords = wordsOf(entry.name)
    nameLengths[index] = Math.min(nameWords.length, 255)
    for (const text of nameWords) note(text, 'inName', index)
    for (const text of wordsOf(entry.about)) note(text, 'inAbout', index)
  })
  return { words: [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1)), nameLengths }
}

const waysOf = (word: Word, worth: number): Way[] => [
  { entries: word.inName, worth: worth * NAME_FACTOR },
  { entries: word.inAbout, worth },
]

const exactWorth = (term: string, word: string): number => {
  if (word === term) return WORTH.whole
  if (word.startsWith(term)) return WORTH.start
  return term.length > 2 && word.includes(term) ? WORTH.inside : 0
}

/** How many typing errors a word may have. Very short words only for words as short: "gpa" is "gap", not the start of "grapevine". */
const typosForgiven: Typos = (term, word) => {
  if (term.length < 3 || /\d/.test(term)) return 0
  if (term.length === 3) return word.length <= 3 ? 1 : 0
  return term.length < 7 ? 1 : 2
}

/** One, and none in a short word: among names of every kind each short word is like some other. */
export const FEW_TYPOS: Typos = (term) => (term.length <= 4 || /\d/.test(term) ? 0 : 1)

const typoWorth = (term: string, word: string, typosAllowed: Typos): number => {
  const max = typosAllowed(term, word)
  if (max === 0) return 0
  const typos = typosInPrefix(term, word, max)
  if (typos > max) return 0
  return typos < 2 ? WORTH.oneTypo : WORTH.twoTypos
}

/** "wolfpen" for "wolf pen": entries that hold both halves as words. */
function splitWays(term: string, byText: ReadonlyMap<string, Word>): Way[] {
  const ways: Way[] = []
  for (let at = 3; at <= term.length - 3; at++) {
    const left = byText.get(term.slice(0, at))
    const right = byText.get(term.slice(at))
    if (left === undefined || right === undefined) continue
    const both = new Set(right.inName)
    ways.push({ entries: left.inName.filter((index) => both.has(index)), worth: WORTH.split * NAME_FACTOR })
  }
  return ways
}

const termsOf = (query: string): string[] => {
  const words = wordsOf(query)
  const kept = words.filter((word, at) => at === words.length - 1 || !FILLERS.has(word))
  return kept.slice(0, 8)
}

/** The best `limit` of the hits, best first, without sorting all of them. */
function best(hits: TextHit[], limit: number): TextHit[] {
  if (hits.length > limit * 4) {
    const sample = Float64Array.from(hits, (hit) => hit.score).sort()
    const least = sample[Math.max(0, hits.length - limit)] ?? 0
    hits = hits.filter((hit) => hit.score >= least)
  }
  return hits.sort((a, b) => b.score - a.score || a.index - b.index).slice(0, limit)
}

/** Builds a word index: each distinct word once, with the entries it stands in, so that a query compares words, not entries. */
export function createTextIndex(entries: readonly TextEntry[], typosAllowed: Typos = typosForgiven): TextIndex {
  const { words, nameLengths } = collectWords(entries)
  const byText = new Map(words.map((word) => [word.text, word]))
  const met = new Uint8Array(entries.length)
  const scores = new Float64Array(entries.length)

  const findWays = (term: string, withTypos: boolean): Way[] => {
    const ways: Way[] = splitWays(term, byText)
    for (const word of words) {
      const worth = exactWorth(term, word.text) || (withTypos ? typoWorth(term, word.text, typosAllowed) : 0)
      if (worth > 0) ways.push(...waysOf(word, worth))
    }
    return ways.sort((a, b) => b.worth - a.worth)
  }

  const run = (terms: readonly string[], withTypos: boolean): TextHit[] => {
    met.fill(0)
    scores.fill(0)
    terms.forEach((term, at) => {
      for (const { entries: found, worth } of findWays(term, withTypos)) {
        for (const index of found) {
          if (met[index] !== at) continue
          met[index] = at + 1
          scores[index] = (scores[index] ?? 0) + worth
        }
      }
    })
    const hits: TextHit[] = []
    for (let index = 0; index < met.length; index++) {
      if (met[index] !== terms.length) continue
      const cover = terms.length / Math.max(terms.length, nameLengths[index] ?? 1)
      hits.push({ index, score: (scores[index] ?? 0) + cover })
    }
    return hits
  }

  return {
    search: (query, limit = entries.length) => {
      const terms = termsOf(query)
      if (terms.length === 0) return []
      const exact = run(terms, false)
      if (exact.length >= ENOUGH) return best(exact, limit)
      const sure = new Set(exact.map((hit) => hit.index))
      const guessed = run(terms, true).filter((hit) => !sure.has(hit.index))
      return [...best(exact, limit), ...best(guessed, limit)].slice(0, limit)
    },
  }
}
