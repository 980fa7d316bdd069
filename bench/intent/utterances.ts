import { readFileSync } from 'node:fs'
import { INTENTS, type Intent } from '@bluffline/core'

/** A sentence as a rider says it, with what is meant. `hard`: it sounds like something else, mostly like an emergency. */
export interface Utterance {
  readonly text: string
  readonly intent: Intent
  readonly hard: boolean
}

export const UTTERANCE_LISTS = ['develop', 'held-out', 'held-out-2', 'held-out-3', 'held-out-4', 'held-out-5'] as const
export type UtteranceList = (typeof UTTERANCE_LISTS)[number]

const intentOf = (word: string): Intent => {
  const intent = INTENTS.find((known) => known === word)
  if (intent === undefined) throw new Error(`${word} is no intent`)
  return intent
}

/** Reads a list: a line `## intent` or `## intent hard` begins a section, `#` a remark, every other line is a sentence. */
export function readUtterances(list: UtteranceList): readonly Utterance[] {
  const found: Utterance[] = []
  let section: Omit<Utterance, 'text'> | null = null
  for (const line of readFileSync(new URL(`${list}.txt`, import.meta.url), 'utf8').split('\n')) {
    const text = line.trim()
    if (text.startsWith('## ')) {
      const [intent = '', kind] = text.slice(3).split(' ')
      section = { intent: intentOf(intent), hard: kind === 'hard' }
    } else if (section !== null && text !== '' && !text.startsWith('#')) found.push({ text, ...section })
  }
  return found
}
