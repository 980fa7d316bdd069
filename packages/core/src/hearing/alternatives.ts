import { soundDistance, soundsOf } from './sounds.ts'

/** What is likely to be said. */
export interface KnownSpeech {
  /** Whole sentences; `{name}` stands for a name. */
  readonly phrases: readonly string[]
  /** Names of places, as they are written. */
  readonly names: readonly string[]
}

/** A sentence that may have been said: a known one, or the one that was understood with the name of a place in it. */
export interface Alternative {
  readonly text: string
  readonly kind: 'phrase' | 'name'
}

interface Near extends Alternative {
  readonly unlikeness: number
}

/** Farther apart than this nobody mishears. */
const FARTHEST = 0.45
/** Shorter names sound like too much else. */
const LEAST_SOUNDS = 5
const MOST_NAMES = 4
const NAME = '{name}'

const byDistance = (a: Near, b: Near): number => a.unlikeness - b.unlikeness

/** Where in the words a name may have been said, and how near it comes; null where nothing sounds like it. */
function placeOf(name: string, words: readonly string[]) {
  const sounds = soundsOf(name)
  if (sounds.length < LEAST_SOUNDS) return null
  const length = name.split(' ').length
  let best: { readonly from: number; readonly to: number; readonly unlikeness: number } | null = null
  for (let from = 0; from < words.length; from++)
    for (let to = from + Math.max(1, length - 2); to <= Math.min(words.length, from + length + 1); to++) {
      const unlikeness = soundDistance(sounds, soundsOf(words.slice(from, to).join(' ')))
      if (unlikeness <= FARTHEST && unlikeness < (best?.unlikeness ?? 1)) best = { from, to, unlikeness }
    }
  return best
}

interface Named extends Near {
  readonly name: string
}

/** The names that may have been said, with the sentence as it is then. */
function namesNear(words: readonly string[], names: readonly string[]): readonly Named[] {
  return names
    .flatMap((name): readonly Named[] => {
      const found = placeOf(name, words)
      if (!found) return []
      const text = [...words.slice(0, found.from), name, ...words.slice(found.to)].join(' ')
      return [{ name, text, kind: 'name', unlikeness: found.unlikeness }]
    })
    .sort(byDistance)
    .slice(0, MOST_NAMES)
}

/** A sentence is never taken for its contrary: "he is breathing" is not "he is not breathing", however alike they sound. */
const DENIES = /\b(?:no|not|never|nobody|none|without|[a-z]+n['’]t|ain['’]?t|cannot)\b/i
/** Nor is what was for what is. */
const PAST = /\b(?:was|were|had|did|used|would|could|if|when)\b/i
const isAlike = (a: string, b: string): boolean => DENIES.test(a) === DENIES.test(b) && PAST.test(a) === PAST.test(b)

/**
 * What may have been said where `heard` was understood: sentences with a name for words that sound like it, and known sentences that sound
 * like the whole, the nearest first. Whoever has the sound asks it which one it was.
 */
export function alternativesTo(heard: string, { phrases, names }: KnownSpeech, most = 8): readonly Alternative[] {
  const words = heard
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  const sounds = soundsOf(heard)
  const named = namesNear(words, names)
  const said = words.join(' ').toLowerCase()
  const replaced = named.filter(({ text }) => text.toLowerCase() !== said)
  const whole = phrases
    .filter((phrase) => isAlike(phrase, heard))
    .flatMap((phrase) => (phrase.includes(NAME) ? named.map(({ name }) => phrase.replace(NAME, name)) : [phrase]))
    .map((text): Near => ({ text, kind: 'phrase', unlikeness: soundDistance(sounds, soundsOf(text)) }))
    .filter(({ unlikeness }) => unlikeness <= FARTHEST)
  const found = new Map<string, Alternative>()
  for (const { text, kind } of [...whole, ...replaced].sort(byDistance))
    if (!found.has(text)) found.set(text, { text, kind })
  return [...found.values()].slice(0, most)
}
