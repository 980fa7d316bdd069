import type { KnownSpeech } from '@bluffline/core'
import type { FromEngine, SpeechModel, ToEngine } from './engine-messages.ts'

/** Longer than this nobody waits for an answer. */
const TIMEOUT_MS = 30_000

/** The state of the engine on this device. */
export interface EngineState {
  readonly isReady: boolean
  readonly isInitializing: boolean
  readonly isProcessing: boolean
  /** 0 to 100. */
  readonly downloadProgress: number
  readonly error: string | null
  /** The model that is loaded or being loaded. */
  readonly model: string | null
}

export interface OfflineEngine {
  readonly state: () => EngineState
  readonly subscribe: (onChange: () => void) => () => void
  /** Fetches what is missing of the model and loads it. */
  readonly init: (model: SpeechModel) => void
  /** What was said in a recording of 16,000 Hz, where `known` is likely to be said. Rejects with the wordings of the error catalogue. */
  readonly transcribe: (audio: Float32Array, known: KnownSpeech) => Promise<string>
  /** Lets the memory go. */
  readonly stop: () => void
}

/** The part of a worker that is used. */
export interface EngineWorker {
  onmessage: ((event: { readonly data: FromEngine }) => void) | null
  onerror: (() => void) | null
  readonly postMessage: (message: ToEngine, transfer?: ArrayBufferLike[]) => void
  readonly terminate: () => void
}

export interface EngineOutside {
  /** Null where workers are not to be had. */
  readonly start: () => EngineWorker | null
  readonly glue: string
  readonly later: (run: () => void, delayMs: number) => () => void
}

interface Waiting {
  readonly resolve: (text: string) => void
  readonly reject: (problem: Error) => void
  readonly stopTimer: () => void
}

const IDLE: EngineState = {
  isReady: false,
  isInitializing: false,
  isProcessing: false,
  downloadProgress: 0,
  error: null,
  model: null,
}

/** What is known of the engine, and who wants to know; and who waits for words. */
function createStanding() {
  let state = IDLE
  let waiting: Waiting | null = null
  const listeners = new Set<() => void>()
  const change = (changes: Partial<EngineState>) => {
    state = { ...state, ...changes }
    for (const onChange of listeners) onChange()
  }
  const settle = (end: (one: Waiting) => void) => {
    const one = waiting
    waiting = null
    if (!one) return
    one.stopTimer()
    end(one)
  }
  return {
    state: () => state,
    change,
    settle,
    wait: (one: Waiting) => void (waiting = one),
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    fail: (error: string) => {
      const wasReady = state.isReady
      change({ error, isInitializing: false, isProcessing: false })
      settle(({ reject }) => reject(new Error(wasReady ? 'Transcription failed' : error)))
    },
  }
}

type Standing = ReturnType<typeof createStanding>

function hear(message: FromEngine, { change, settle, fail }: Standing): void {
  if (message.type === 'status') change({ isInitializing: message.status === 'initializing' })
  else if (message.type === 'download_progress') change({ downloadProgress: Math.round(message.progress * 100) })
  else if (message.type === 'ready')
    change({ isReady: true, isInitializing: false, downloadProgress: 100, error: null })
  else if (message.type === 'processing') change({ isProcessing: true })
  else if (message.type === 'error') fail(message.error)
  else {
    change({ isProcessing: false, error: null })
    settle(({ resolve }) => resolve(message.text))
  }
}

export function createOfflineEngine({ start, glue, later }: EngineOutside): OfflineEngine {
  const standing = createStanding()
  const { state, change, settle, fail } = standing
  let worker: EngineWorker | null = null
  const stop = () => {
    worker?.terminate()
    worker = null
    settle(({ reject }) => reject(new Error('Worker not initialized')))
    change(IDLE)
  }
  return {
    state,
    subscribe: standing.subscribe,
    init: (model) => {
      if (state().isInitializing || (state().isReady && state().model === model.id)) return
      stop()
      worker = start()
      if (!worker) {
        change({ error: 'Failed to initialize offline speech' })
        return
      }
      worker.onmessage = ({ data }) => hear(data, standing)
      worker.onerror = () => fail('Worker initialization failed')
      change({ isInitializing: true, error: null, model: model.id })
      worker.postMessage({ type: 'init', model, glue })
    },
    transcribe: (audio, known) => {
      if (!worker) return Promise.reject(new Error('Worker not initialized'))
      if (!state().isReady) return Promise.reject(new Error('Model not ready'))
      const engine = worker
      return new Promise<string>((resolve, reject) => {
        settle((before) => before.reject(new Error('Transcription failed')))
        const stopTimer = later(() => {
          change({ isProcessing: false })
          settle((one) => one.reject(new Error('Transcription timeout')))
        }, TIMEOUT_MS)
        standing.wait({ resolve, reject, stopTimer })
        change({ isProcessing: true })
        engine.postMessage({ type: 'transcribe', audio, known }, [audio.buffer])
      })
    },
    stop,
  }
}
