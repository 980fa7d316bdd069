import { createCamera, type CameraPort } from './camera.ts'
import type { ModelFile, SpeechModel } from './engine-messages.ts'
import { createHeadset, type HeadsetPort } from './headset.ts'
import { createMicrophone, type MicrophonePort } from './microphone.ts'
import { createModelStore, MODEL_ADDRESS, MODEL_CACHE } from './model-store.ts'
import type { OfflineEngine } from './offline-engine.ts'
import { playStream } from './play-stream.ts'
import { createRealtime, type RealtimePort } from './realtime.ts'

/** A size of the speech model, and how much of it is on the device. */
export interface OfferedModel {
  readonly model: SpeechModel
  readonly bytes: number
  readonly bytesKept: number
}

/** Everything one talks with. */
export interface VoicePort {
  readonly microphone: MicrophonePort
  readonly camera: CameraPort
  readonly realtime: RealtimePort
  readonly headset: HeadsetPort
  /** What the browser says of the device and its network; much of it only some browsers do. */
  readonly device: () => { readonly memoryGb?: number; readonly savesData?: boolean }
  /** The offline engine; its worker starts with `init`. */
  readonly engine: () => Promise<OfflineEngine>
  /** The speech models the server offers, with no network the ones it offered last; none where nobody put one there. */
  readonly models: () => Promise<readonly OfferedModel[]>
  /** Takes the speech model off the device. */
  readonly forgetModels: () => Promise<void>
}

const MANIFEST = `${MODEL_ADDRESS}/manifest.json`

const isFile = (file: Partial<ModelFile>): file is ModelFile =>
  typeof file.name === 'string' && typeof file.bytes === 'number' && /^[0-9a-f]{64}$/.test(file.sha256 ?? '')

function modelsIn(manifest: unknown): readonly SpeechModel[] {
  const { models } = manifest as { readonly models?: readonly SpeechModel[] }
  return Array.isArray(models) ? models.filter(({ files }: SpeechModel) => files.every(isFile)) : []
}

/** The list of the server; with no network, or from a server that has no model any more, the one it sent last. */
async function readManifest(cache: Cache, send: typeof fetch): Promise<readonly SpeechModel[]> {
  try {
    const answer = await send(MANIFEST)
    const models = answer.ok ? modelsIn(await answer.clone().json()) : []
    if (models.length > 0) await cache.put(MANIFEST, answer)
    if (models.length > 0) return models
  } catch {
    // No network: what is on the device goes on working.
  }
  const kept = await cache.match(MANIFEST)
  return kept ? modelsIn(await kept.json()) : []
}

/** The part of the browser's navigator that is used; old ones lack both. */
interface Device {
  readonly mediaDevices?: MediaDevices
  readonly mediaSession?: MediaSession
  readonly deviceMemory?: number
  readonly connection?: { readonly saveData?: boolean }
}

export function createVoice({ mediaDevices: devices, mediaSession, deviceMemory, connection }: Device): VoicePort {
  const caches = globalThis.caches as CacheStorage | undefined
  const send: typeof fetch = (input, init) => fetch(input, init)
  let engine: Promise<OfflineEngine> | null = null
  const store = caches && createModelStore({ caches, send })
  return {
    microphone: createMicrophone(devices),
    camera: createCamera(devices),
    headset: createHeadset(mediaSession),
    device: () => ({
      ...(deviceMemory !== undefined && { memoryGb: deviceMemory }),
      ...(connection?.saveData !== undefined && { savesData: connection.saveData }),
    }),
    realtime: createRealtime({
      Peer: typeof RTCPeerConnection === 'function' ? RTCPeerConnection : undefined,
      send,
      play: playStream,
    }),
    engine: () => (engine ??= import('./start-engine.ts').then(({ startEngine }) => startEngine())),
    models: async () => {
      if (!caches || !store) return []
      const models = await readManifest(await caches.open(MODEL_CACHE), send)
      return Promise.all(
        models.map(async (model) => ({
          model,
          bytes: model.files.reduce((sum, { bytes }) => sum + bytes, 0),
          bytesKept: await store.bytesKept(model),
        })),
      )
    },
    forgetModels: async () => {
      ;(await engine)?.stop()
      await store?.forget()
    },
  }
}
