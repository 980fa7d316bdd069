import type { Intent } from '../intents.ts'
import { classIndex, groupIndex, tellFeatures, type RuleReading, type WordClasses } from './features.ts'

/** A model as it is written down: weights of a multinomial logistic regression over hashed features, four bits each. */
export interface IntentModelFile {
  /** A name for this version: which sentences it was made from. */
  readonly version: string
  /** The intents it knows, in the order of its weights. */
  readonly intents: readonly Intent[]
  /** Buckets of features, a power of two. */
  readonly buckets: number
  readonly classes: WordClasses
  /** Words that are used alike, with a space between: a word no sentence taught is read as those of its group are. */
  readonly groups: readonly string[]
  /** What one step of each intent's weights is worth. */
  readonly steps: readonly number[]
  /** What is said for each intent before a word is read. */
  readonly bias: readonly number[]
  /** Base64: row after row of `intents.length` weights for each bucket, −7 to 7 stored as 1 to 15, two in a byte, the first one in the low half. */
  readonly weights: string
  /** From this chance of an emergency on, the card is offered whatever the rules say (0 to 1). */
  readonly offerFrom: number
  /** Below this chance even an emergency seen by the rules is none (0 to 1). */
  readonly denyBelow: number
}

/** A model ready to be asked. */
export interface IntentModel {
  readonly intents: readonly Intent[]
  readonly offerFrom: number
  readonly denyBelow: number
  /** The chance of each intent, 0 to 1, in the order of `intents`; together they are 1. */
  readonly chancesOf: (text: string, rules: RuleReading) => Float64Array
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 to bytes; core has no `atob`. */
function bytesOf(base64: string): Uint8Array {
  const digits = base64.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let held = 0
  let bits = 0
  let at = 0
  for (const digit of digits) {
    held = (held << 6) | ALPHABET.indexOf(digit)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return bytes
}

const ZERO = 8

function unpack(file: IntentModelFile): Float32Array {
  const packed = bytesOf(file.weights)
  const { length } = file.intents
  return Float32Array.from({ length: file.buckets * length }, (_one, at) => {
    const byte = packed[at >> 1] ?? 0
    return (((at & 1) === 0 ? byte & 15 : byte >> 4) - ZERO) * (file.steps[at % length] ?? 0)
  })
}

function toChances(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => power / sum)
}

/** Reads a model that was written down. Throws a RangeError when its weights do not fit its buckets. */
export function intentModelOf(file: IntentModelFile): IntentModel {
  const weights = unpack(file)
  const { length } = file.intents
  if (file.weights.replace(/=+$/, '').length !== Math.ceil((Math.ceil(weights.length / 2) * 4) / 3))
    throw new RangeError('the weights of the intent model do not fit its buckets')
  const known = { classes: classIndex(file.classes), groups: groupIndex(file.groups), buckets: file.buckets }
  return {
    intents: file.intents,
    offerFrom: file.offerFrom,
    denyBelow: file.denyBelow,
    chancesOf: (text, rules) => {
      const scores = Float64Array.from(file.bias)
      tellFeatures({ text, rules }, known, (bucket, worth) => {
        for (let one = 0; one < length; one++)
          scores[one] = (scores[one] ?? 0) + worth * (weights[bucket * length + one] ?? 0)
      })
      return toChances(scores)
    },
  }
}
