/** Words that stand for each other, by what they are: `kin` → wife, husband … One word each, as `expand` writes them. */
export type WordClasses = Readonly<Record<string, readonly string[]>>

/** What the rules made of a sentence: the model weighs it with everything else. */
export interface RuleReading {
  readonly intent: string
  /** The emergency they saw, null for none. */
  readonly emergency: string | null
  readonly isUntouched: boolean
  readonly supposes: boolean
}

/** A feature of a sentence by its bucket, and how much of it there is. */
export type FeatureSink = (bucket: number, worth: number) => void

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a of a feature's name, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashOf(name: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), FNV_PRIME)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

/** The class of each word of the classes. */
export function classIndex(classes: WordClasses): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  for (const [name, words] of Object.entries(classes)) for (const word of words) index.set(word, `<${name}>`)
  return index
}

/** The group each word belongs to: `groups` are words that are used alike, one group a string. */
export function groupIndex(groups: readonly string[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  groups.forEach((words, at) => {
    for (const word of words.split(' ')) index.set(word, `#${at}`)
  })
  return index
}

/** What is known of words before a sentence is read. */
export interface WordKnowledge {
  /** `classIndex` of the model. */
  readonly classes: ReadonlyMap<string, string>
  /** `groupIndex` of the model. */
  readonly groups: ReadonlyMap<string, string>
  /** Buckets of features, a power of two. */
  readonly buckets: number
}

const NUMBER = /^\d[\d.]*$/
/** As far as two words still belong together. */
const REACH = 4
/** How many words at the beginning count for themselves: "what do I do if" is decided there. */
const OPENING = 4

/** Pieces of a word from which a misspelt one can still be told. */
function piecesOf(word: string): string[] {
  if (word.length < 5) return []
  const whole = `<${word}>`
  return Array.from({ length: whole.length - 3 }, (_one, at) => `c ${whole.slice(at, at + 4)}`)
}

function namesOf(words: readonly string[], classes: ReadonlyMap<string, string>): string[] {
  const kinds = words.map((word) => (NUMBER.test(word) ? '<#>' : (classes.get(word) ?? word)))
  const framed = ['^', ...kinds, '$']
  const names: string[] = []
  words.forEach((word, at) => {
    const kind = kinds[at] ?? word
    names.push(`w ${word}`, `k ${kind}`, ...piecesOf(word))
    if (at < OPENING) names.push(`o ${at} ${kind}`)
    for (let reach = 2; reach <= REACH && at + reach < kinds.length; reach++)
      names.push(`s ${kind} ${kinds[at + reach] ?? ''}`)
  })
  framed.forEach((kind, at) => {
    if (at > 0) names.push(`b ${framed[at - 1] ?? ''} ${kind}`)
    if (at > 1) names.push(`t ${framed[at - 2] ?? ''} ${framed[at - 1] ?? ''} ${kind}`)
  })
  return names
}

/** The sentence by what its words are used for: a word never seen before is read as its neighbours are. */
function meaningsOf(words: readonly string[], { classes, groups }: WordKnowledge): string[] {
  const meanings = words.map((word) => {
    if (NUMBER.test(word)) return '<#>'
    return classes.get(word) ?? groups.get(word) ?? (word.startsWith('@') ? word : '?')
  })
  const names = meanings.map((meaning) => `m ${meaning}`)
  for (let at = 1; at < words.length; at++) {
    const [before, here] = [meanings[at - 1] ?? '', meanings[at] ?? '']
    names.push(`n ${before} ${here}`, `nl ${words[at - 1] ?? ''} ${here}`, `nr ${before} ${words[at] ?? ''}`)
  }
  return names
}

const ruleNames = ({ intent, emergency, isUntouched, supposes }: RuleReading): string[] => [
  `r ${intent}`,
  `e ${emergency ?? '-'}`,
  `u ${String(isUntouched)} ${intent}`,
  `p ${String(supposes)} ${emergency ?? '-'}`,
]

/** How much one word of the rules weighs beside the sentence's own words. */
const RULE_WORTH = 0.5

/**
 * Tells the features of a masked sentence: its words, pairs, threes, pairs with something between, pieces of words, the words that begin
 * it, what its words are used for, and what the rules made of it. Each name is hashed into one of `buckets` (a power of two).
 */
export function tellFeatures(
  said: { readonly text: string; readonly rules: RuleReading | null },
  known: WordKnowledge,
  tell: FeatureSink,
): void {
  const words = said.text.split(' ').filter((word) => word !== '')
  const { buckets } = known
  const names = [...new Set([...namesOf(words, known.classes), ...meaningsOf(words, known)])]
  const worth = 1 / Math.sqrt(Math.max(1, names.length))
  for (const name of names) tell(hashOf(name) & (buckets - 1), worth)
  if (said.rules) for (const name of ruleNames(said.rules)) tell(hashOf(name) & (buckets - 1), RULE_WORTH)
}
