import { INTENTS, readForModel, tellFeatures, type IntentContext, type WordKnowledge } from '@bluffline/core'
import { readUtterances } from '../../bench/intent/utterances.ts'
import { readLexicon, readPatterns, sentenceOf, type Lexicon, type Pattern } from './corpus.ts'
import { diceOf, type Dice } from './dice.ts'
import type { Example } from './learn.ts'
import { rough } from './rough.ts'

/** Lists of the lexicon whose words count as one kind. */
const KINDS = [
  'kin',
  'pal',
  'stranger',
  'bodypart',
  'machine',
  'boat',
  'part',
  'snake',
  'bug',
  'beast',
  'fowl',
  'game',
  'noise',
]

/** The words of a kind that are one word as the model reads them. */
export function wordClasses(lexicon: Lexicon): Readonly<Record<string, readonly string[]>> {
  const taken = new Set<string>()
  return Object.fromEntries(
    KINDS.map((kind) => {
      const words = (lexicon.get(kind) ?? [])
        .filter((word) => !word.startsWith('{'))
        .map((word) => readForModel(word, {}).text.trim())
        .filter((word) => !word.includes(' ') && !word.startsWith('@') && !taken.has(word))
      for (const word of words) taken.add(word)
      return [kind, [...new Set(words)]]
    }),
  )
}

/** What counts how much: sentences somebody wrote more than one of the many a pattern makes. */
const MOST_OF_A_PATTERN = 40

/** Sentences of one line, as they may be said. */
function sentencesOf({ text }: Pattern, lexicon: Lexicon, dice: Dice): readonly string[] {
  const isPlain = !/[({]/.test(text)
  const ways = isPlain ? 3 : Math.min(MOST_OF_A_PATTERN, 4 * (text.match(/[({|]/g)?.length ?? 1))
  const made = new Set<string>()
  for (let tries = 0; tries < ways; tries++) {
    const sentence = isPlain ? text : sentenceOf(text, lexicon, dice)
    made.add(isPlain && tries === 0 ? sentence : rough(sentence, dice))
  }
  return [...made]
}

export interface Line {
  /** Which line of the corpus it came from. */
  readonly from: number
  readonly example: Example
  readonly text: string
}

export interface Making {
  readonly known: WordKnowledge
  readonly context: Pick<IntentContext, 'places'>
}

/** A sentence as numbers. */
export function exampleOf(
  sentence: string,
  label: number,
  making: Making & { readonly withRules?: boolean; readonly weight?: number },
): Example {
  const { text, rules } = readForModel(sentence, making.context)
  const buckets: number[] = []
  const worths: number[] = []
  tellFeatures({ text, rules: making.withRules === false ? null : rules }, making.known, (bucket, worth) => {
    buckets.push(bucket)
    worths.push(worth)
  })
  return { buckets: Int32Array.from(buckets), worths: Float32Array.from(worths), label, weight: making.weight ?? 1 }
}

/** Everything the model is made from: the corpus, and the list the rules were tuned on, half of it without what they say of it. */
export function allLines(making: Making): readonly Line[] {
  const dice = diceOf(20261121)
  const lexicon = readLexicon()
  const patterns = readPatterns()
  const lines: Line[] = []
  patterns.forEach((pattern, from) => {
    const label = INTENTS.indexOf(pattern.intent)
    const sentences = sentencesOf(pattern, lexicon, dice)
    // A pattern of many sentences says more than one sentence, and not as much more as it has sentences.
    const weight = 2 / Math.sqrt(sentences.length)
    for (const text of sentences) lines.push({ from, text, example: exampleOf(text, label, { ...making, weight }) })
  })
  readUtterances('develop').forEach(({ text, intent }, at) => {
    const from = patterns.length + at
    const label = INTENTS.indexOf(intent)
    // The rules were tuned on these: what they say of them is better than it is of others.
    lines.push({ from, text, example: exampleOf(text, label, { ...making, withRules: at % 4 === 0 }) })
  })
  return lines
}
