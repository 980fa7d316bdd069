import { InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { SPEECH_RATE_HZ, trimSilence } from './trim-silence.ts'
import { textOfTokens } from './tokens.ts'

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
  readonly transcribe: (audio: Float32Array) => Promise<string>
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

const input = (token: number): Tensor => new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1])

export async function loadMoonshine({ model, encoder, decoder, words }: Parts): Promise<Moonshine> {
  const options: InferenceSession.SessionOptions = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' }
  const ears = await InferenceSession.create(encoder, options)
  const mouth = await InferenceSession.create(decoder, options)
  const decode = async (audio: Float32Array, mustSpeak: boolean): Promise<readonly number[]> => {
    const { last_hidden_state: heard } = await ears.run({
      input_values: new Tensor('float32', audio, [1, audio.length]),
    })
    if (!heard) throw new Error('The encoder answered nothing')
    const past = emptyPast(SHAPES[model])
    const tokens: number[] = []
    const most = Math.ceil((audio.length / SPEECH_RATE_HZ) * TOKENS_PER_S) + SPARE_TOKENS
    for (let token = START; tokens.length < most;) {
      const isFirst = tokens.length === 0
      const answer = await mouth.run({
        input_ids: input(token),
        encoder_hidden_states: heard,
        use_cache_branch: new Tensor('bool', [!isFirst]),
        ...past,
      })
      const logits = answer['logits']
      if (!logits) throw new Error('The decoder answered nothing')
      token = likeliest(logits.data as Float32Array, isFirst && mustSpeak ? END : null)
      if (token === END) break
      tokens.push(token)
      remember(past, answer, isFirst)
    }
    return tokens
  }
  const transcribe: Moonshine['transcribe'] = async (recording) => {
    const speech = trimSilence(recording.subarray(0, LONGEST_S * SPEECH_RATE_HZ))
    if (!speech || speech.audio.length < SHORTEST_S * SPEECH_RATE_HZ) return ''
    return textOfTokens(await decode(speech.audio, speech.wasTrimmed), words)
  }
  // The first inference is slow: it is done before anybody waits for it.
  await decode(new Float32Array(SPEECH_RATE_HZ), false)
  return { transcribe }
}
