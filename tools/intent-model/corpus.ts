import { readdirSync, readFileSync } from 'node:fs'
import { INTENTS, type Intent } from '@bluffline/core'
import { pick, type Dice } from './dice.ts'

const FOLDER = new URL('corpus/', import.meta.url)
const LEXICON = 'lexicon.txt'
const NEIGHBOURS = '../neighbours.txt'

/** One line of the corpus: a sentence, or a pattern of many. */
export interface Pattern {
  readonly intent: Intent
  readonly text: string
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#(?!#)/.test(line))

export function readPatterns(): readonly Pattern[] {
  const found: Pattern[] = []
  for (const file of readdirSync(FOLDER).sort()) {
    if (file === LEXICON) continue
    let intent: Intent | undefined
    for (const line of linesOf(file)) {
      if (line.startsWith('## ')) intent = INTENTS.find((known) => known === line.slice(3).split(' ')[0])
      else if (intent === undefined) throw new Error(`${file}: “${line}” stands under no intent`)
      else found.push({ intent, text: line })
    }
  }
  return found
}

export type Lexicon = ReadonlyMap<string, readonly string[]>

export const readLexicon = (): Lexicon =>
  new Map(
    linesOf(LEXICON).map((line) => {
      const [name = '', words = ''] = line.split(/:(.*)/)
      return [name.trim(), words.split('|').map((word) => word.trim())]
    }),
  )

/** Words that are used alike, one group a string. */
export const readNeighbours = (): readonly string[] => linesOf(NEIGHBOURS)

const INNERMOST = /\(([^()]*)\)|\{([a-z0-9]+)\}/

/** One sentence of a pattern, by the dice: every `(a|b|)` one of its choices, every `{name}` a word of the lexicon. */
export function sentenceOf(pattern: string, lexicon: Lexicon, dice: Dice): string {
  let text = pattern
  for (let found = INNERMOST.exec(text); found; found = INNERMOST.exec(text)) {
    const [whole, choices, name = ''] = found
    const words = choices === undefined ? lexicon.get(name) : choices.split('|')
    // A pattern may name a number where any will do.
    const chosen = words ? pick(words, dice) : name === 'number' ? String(1 + Math.floor(dice() * 40)) : null
    if (chosen === null) throw new Error(`“${pattern}”: no word called ${name}`)
    text = text.slice(0, found.index) + chosen + text.slice(found.index + whole.length)
  }
  return text.replace(/\s+/g, ' ').trim()
}
