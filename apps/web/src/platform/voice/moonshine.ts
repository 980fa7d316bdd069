import type { Alternative } from '@bluffline/core'
import { InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { likeliestText, SURE, type Rival } from './likeliest-text.ts'
import { SPEECH_RATE_HZ, trimSilence } from './trim-silence.ts'
import { textOfTokens, tokensOfText } from './tokens.ts'

/** Shapes of the two sizes of Moonshine (Jeffries et al. 2024, arXiv 2410.15608). */
const SHAPES = {
  base: { layers: 8, heads: 8, headSize: 52 },
  tiny: { layers: 6, heads: 8, headSize: 36 },
} as const

const START = 1
const END = 2
/** A fast talker's tokens a second; the model's own limit of 6 cuts commands short. */
const TOKENS_PER_S = 6.5
const SPARE_TOKENS = 4
/** The encoder fails on less. */
const SHORTEST_S = 0.2
/** Nobody asks longer than this in one breath, and time grows with its square. */
const LONGEST_S = 30

export interface Moonshine {
  /** What was said, "" where nothing was. */
  readonly transcribe: (
    audio: Float32Array,
    alternativesTo: (heard: string) => readonly Alternative[],
  ) => Promise<string>
}

interface Parts {
  readonly model: keyof typeof SHAPES
  readonly encoder: Uint8Array
  readonly decoder: Uint8Array
  readonly words: readonly string[]
}

type Feeds = Record<string, Tensor>

function emptyPast({ layers, heads, headSize }: (typeof SHAPES)[keyof typeof SHAPES]): Feeds {
  const feeds: Feeds = {}
  for (let layer = 0; layer < layers; layer++)
    for (const side of ['decoder', 'encoder'])
      for (const part of ['key', 'value'])
        feeds[`past_key_values.${layer}.${side}.${part}`] = new Tensor('float32', new Float32Array(0), [
          0,
          heads,
          1,
          headSize,
        ])
  return feeds
}

/** What the decoder remembers for the next token; of the encoder's side only the first answer counts. */
function remember(past: Feeds, answer: InferenceSession.ReturnType, isFirst: boolean): void {
  for (const name of Object.keys(past)) {
    if (!isFirst && name.includes('.encoder.')) continue
    const present = answer[name.replace('past_key_values', 'present')]
    if (present) past[name] = present
  }
}

function likeliest(logits: Float32Array, forbidden: number | null): number {
  let best = -1
  let most = -Infinity
  logits.forEach((score, token) => {
    if (score > most && token !== forbidden) {
      most = score
      best = token
    }
  })
  return best
}

const input = (tokens: readonly number[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length])

function logitsOf({ logits }: InferenceSession.ReturnType): Float32Array {
  if (!logits) throw new Error('The decoder answered nothing')
  return logits.data as Float32Array
}

/** The mean logarithm of the chance of each token, row after row of scores. */
function meanLogChance(logits: Float32Array, tokens: readonly number[]): number {
  const size = logits.length / tokens.length
  const sum = tokens.reduce((all, token, row) => {
    const scores = logits.subarray(row * size, (row + 1) * size)
    const most = scores.reduce((best, score) => Math.max(best, score), -Infinity)
    const powers = scores.reduce((total, score) => total + Math.exp(score - most), 0)
    return all + (scores[token] ?? -Infinity) - most - Math.log(powers)
  }, 0)
  return sum / tokens.length
}

export async function loadMoonshine({ model, encoder, decoder, words }: Parts): Promise<Moonshine> {
  const ids = new Map(words.map((word, id) => [word, id]))
  const options: InferenceSession.SessionOptions = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' }
  const ears = await InferenceSession.create(encoder, options)
  const mouth = await InferenceSession.create(decoder, options)
  const hear = async (audio: Float32Array): Promise<Tensor> => {
    const { last_hidden_state: heard } = await ears.run({
      input_values: new Tensor('float32', audio, [1, audio.length]),
    })
    if (!heard) throw new Error('The encoder answered nothing')
    return heard
  }
  const decode = async (heard: Tensor, most: number, mustSpeak: boolean): Promise<readonly number[]> => {
    const past = emptyPast(SHAPES[model])
    const tokens: number[] = []
    for (let token = START; tokens.length < most;) {
      const isFirst = tokens.length === 0
      const answer = await mouth.run({
        input_ids: input([token]),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [!isFirst]),
        ...past,
      })
      token = likeliest(logitsOf(answer), isFirst && mustSpeak ? END : null)
      if (token === END) break
      tokens.push(token)
      remember(past, answer, isFirst)
    }
    return tokens
  }
  /** How likely the sound is these words: the mean logarithm of the chance of each token, in one pass. */
  const likelihood = async (heard: Tensor, tokens: readonly number[]): Promise<number> => {
    const answer = await mouth.run({
      input_ids: input([START, ...tokens]),
      encoder_hidden_states: heard,
      use_cache_branch: new Tensor('bool', [false]),
      ...emptyPast(SHAPES[model]),
    })
    return meanLogChance(logitsOf(answer), [...tokens, END])
  }
  const transcribe: Moonshine['transcribe'] = async (recording, alternativesTo) => {
    const speech = trimSilence(recording.subarray(0, LONGEST_S * SPEECH_RATE_HZ))
    if (!speech || speech.audio.length < SHORTEST_S * SPEECH_RATE_HZ) return ''
    const heard = await hear(speech.audio)
    const most = Math.ceil((speech.audio.length / SPEECH_RATE_HZ) * TOKENS_PER_S) + SPARE_TOKENS
    const tokens = await decode(heard, most, speech.wasTrimmed)
    const free = textOfTokens(tokens, words)
    if (free === '') return ''
    const own = await likelihood(heard, tokens)
    if (own >= SURE) return free
    const rivals: Rival[] = []
    for (const one of alternativesTo(free))
      rivals.push({ ...one, score: await likelihood(heard, tokensOfText(`${one.text}.`, ids)) })
    return likeliestText({ text: free, score: own }, rivals)
  }
  // The first inference is slow: it is done before anybody waits for it.
  await decode(await hear(new Float32Array(SPEECH_RATE_HZ)), SPARE_TOKENS, false)
  return { transcribe }
}
