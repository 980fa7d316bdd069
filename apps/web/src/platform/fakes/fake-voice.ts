import type { RealtimeListener } from '../voice/realtime.ts'
import type { EngineState } from '../voice/offline-engine.ts'
import type { OfferedModel, VoicePort } from '../voice/voice-port.ts'

const IDLE: EngineState = {
  isReady: false,
  isInitializing: false,
  isProcessing: false,
  downloadProgress: 0,
  error: null,
  model: null,
}

/** A small model the server offers; `kept`: it is on the device already. */
export const offeredModel = (kept: boolean): OfferedModel => ({
  model: { id: 'base', name: 'Moonshine base', files: [] },
  bytes: 66_000_000,
  bytesKept: kept ? 66_000_000 : 0,
})

export interface FakeVoice {
  readonly port: VoicePort
  readonly setModels: (models: readonly OfferedModel[]) => void
  readonly setEngine: (changes: Partial<EngineState>) => void
  /** What the engine will understand, or fail with. */
  readonly setHeard: (heard: string | Error) => void
  /** What opening the microphone fails with; null: it opens. */
  readonly setMicrophone: (problem: Error | null) => void
  /** What a connection to the realtime service fails with; null: it opens. */
  readonly setRealtime: (problem: Error | null) => void
  /** The open realtime conversation; null while there is none. */
  readonly conversation: () => (RealtimeListener & { readonly asked: readonly (readonly [string, string?])[] }) | null
}

function fakeRealtime() {
  let problem: Error | null = null
  let conversation: ReturnType<FakeVoice['conversation']> = null
  const port: VoicePort['realtime'] = {
    isSupported: () => true,
    connect: (_secret, _microphone, listener) => {
      if (problem) return Promise.reject(problem)
      const asked: (readonly [string, string?])[] = []
      const stop = () => void (conversation = null)
      conversation = { ...listener, onError: (error) => (stop(), listener.onError(error)), asked }
      return Promise.resolve({
        ask: (text, image) => void asked.push(image === undefined ? [text] : [text, image]),
        listen: () => undefined,
        setVolume: () => undefined,
        stop,
      })
    },
  }
  return { port, setRealtime: (next: Error | null) => void (problem = next), conversation: () => conversation }
}

/** A microphone, an engine and a realtime service that do as they are told. */
export function fakeVoice(): FakeVoice {
  let models: readonly OfferedModel[] = []
  let state = IDLE
  let heard: string | Error = ''
  let microphone: Error | null = null
  const watchers = new Set<() => void>()
  const setEngine = (changes: Partial<EngineState>) => {
    state = { ...state, ...changes }
    for (const watcher of watchers) watcher()
  }
  const realtime = fakeRealtime()
  const open = () =>
    microphone ? Promise.reject(microphone) : Promise.resolve({ getTracks: () => [] } as unknown as MediaStream)
  return {
    ...realtime,
    port: {
      microphone: {
        isSupported: () => true,
        open,
        record: async () => {
          await open()
          return { finish: () => Promise.resolve(new Float32Array(16_000)), cancel: () => undefined }
        },
      },
      camera: { isSupported: () => true, open },
      realtime: realtime.port,
      device: () => ({}),
      headset: { listen: () => () => undefined },
      engine: () =>
        Promise.resolve({
          state: () => state,
          subscribe: (watcher: () => void) => {
            watchers.add(watcher)
            return () => watchers.delete(watcher)
          },
          init: ({ id }) => setEngine({ isReady: true, downloadProgress: 100, model: id }),
          transcribe: () => (typeof heard === 'string' ? Promise.resolve(heard) : Promise.reject(heard)),
          stop: () => setEngine(IDLE),
        }),
      models: () => Promise.resolve(models),
      forgetModels: () => Promise.resolve(setEngine(IDLE)),
    },
    setModels: (next) => void (models = next),
    setEngine,
    setHeard: (next) => void (heard = next),
    setMicrophone: (next) => void (microphone = next),
  }
}
