import { alternativesTo, type KnownSpeech } from '@bluffline/core'
import { env } from 'onnxruntime-web/wasm'
import type { FromEngine, ModelFile, SpeechModel, ToEngine } from './engine-messages.ts'
import { createModelStore } from './model-store.ts'
import { loadMoonshine, type Moonshine } from './moonshine.ts'

/** The part of a worker's scope that is used; the page's own types know no worker. */
interface EngineScope {
  onmessage: ((message: { readonly data: ToEngine }) => void) | null
  readonly postMessage: (message: FromEngine) => void
}
const scope = self as unknown as EngineScope
const tell = (message: FromEngine) => scope.postMessage(message)

const store = createModelStore({ caches, send: (input, init) => fetch(input, init) })
let engine: Moonshine | null = null

const unzip = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()

async function init(model: SpeechModel, glue: string): Promise<void> {
  tell({ type: 'status', status: 'initializing' })
  await store.download(model, (progress) => tell({ type: 'download_progress', progress }))
  const fileOf = (role: ModelFile['role']): Promise<Uint8Array<ArrayBuffer>> => {
    const file = model.files.find((one) => one.role === role)
    return file ? store.read(file) : Promise.reject(new Error(`The speech model has no ${role}`))
  }
  env.wasm.numThreads = 1
  env.wasm.wasmPaths = { mjs: glue }
  env.wasm.wasmBinary = await unzip(await fileOf('runtime'))
  const words = JSON.parse(new TextDecoder().decode(await fileOf('tokens'))) as readonly string[]
  const [encoder, decoder] = [await fileOf('encoder'), await fileOf('decoder')]
  engine = await loadMoonshine({ model: model.id, encoder, decoder, words })
  tell({ type: 'status', status: 'initialized' })
  tell({ type: 'ready' })
}

async function transcribe(audio: Float32Array, known: KnownSpeech): Promise<void> {
  if (!engine) throw new Error('Model not ready')
  tell({ type: 'processing' })
  tell({ type: 'result', text: await engine.transcribe(audio, (heard) => alternativesTo(heard, known)) })
}

const answer = (message: ToEngine): Promise<void> =>
  message.type === 'init' ? init(message.model, message.glue) : transcribe(message.audio, message.known)

scope.onmessage = ({ data }) => {
  answer(data).catch((problem: unknown) =>
    tell({ type: 'error', error: problem instanceof Error ? problem.message : 'Transcription failed' }),
  )
}
