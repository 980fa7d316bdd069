import type { ModelFile, SpeechModel } from './engine-messages.ts'

/** The cache of the model: too large for the app's own, and no part of a version of the app. */
export const MODEL_CACHE = 'voice-model'
/** Where the server offers the model. */
export const MODEL_ADDRESS = '/voice-model'
/** A download that breaks off goes on from the last whole part. */
const PART_BYTES = 4 * 2 ** 20

export interface ModelStore {
  /** Bytes of the model that are on the device. */
  readonly bytesKept: (model: SpeechModel) => Promise<number>
  /** Fetches what is missing. Throws when the network fails or a file came broken; what came whole stays. */
  readonly download: (model: SpeechModel, onProgress: (share: number) => void) => Promise<void>
  /** A file that is on the device. Throws when it is not. */
  readonly read: (file: ModelFile) => Promise<Uint8Array<ArrayBuffer>>
  readonly forget: () => Promise<void>
}

interface Outside {
  readonly caches: CacheStorage
  readonly send: typeof fetch
}

const partsOf = ({ bytes }: ModelFile): number => Math.ceil(bytes / PART_BYTES)
const sizeOfPart = (file: ModelFile, part: number): number => Math.min(PART_BYTES, file.bytes - part * PART_BYTES)
const keyOf = ({ sha256 }: ModelFile, part: number): string => `${MODEL_ADDRESS}/kept/${sha256}/${part}`

const hex = (hash: ArrayBuffer): string =>
  [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One part from the server; from one that knows no ranges the part is cut out of the whole. */
async function fetchPart(file: ModelFile, part: number, send: typeof fetch): Promise<ArrayBuffer> {
  const from = part * PART_BYTES
  const size = sizeOfPart(file, part)
  const answer = await send(`${MODEL_ADDRESS}/${file.name}?sha256=${file.sha256}`, {
    headers: { range: `bytes=${from}-${from + size - 1}` },
  })
  if (!answer.ok) throw new Error(`The speech model could not be fetched (${answer.status})`)
  const bytes = await answer.arrayBuffer()
  const found = answer.status === 206 ? bytes : bytes.slice(from, from + size)
  if (found.byteLength !== size) throw new Error('The speech model came incomplete')
  return found
}

export function createModelStore({ caches, send }: Outside): ModelStore {
  const open = () => caches.open(MODEL_CACHE)
  const keptParts = async (file: ModelFile): Promise<readonly boolean[]> => {
    const cache = await open()
    return Promise.all(
      Array.from({ length: partsOf(file) }, async (_one, part) => (await cache.match(keyOf(file, part))) !== undefined),
    )
  }
  const bytesOf = async (file: ModelFile): Promise<number> =>
    (await keptParts(file)).reduce((sum, isKept, part) => sum + (isKept ? sizeOfPart(file, part) : 0), 0)
  const drop = async (file: ModelFile) => {
    const cache = await open()
    for (let part = 0; part < partsOf(file); part++) await cache.delete(keyOf(file, part))
  }
  const read: ModelStore['read'] = async (file) => {
    const cache = await open()
    const whole = new Uint8Array(file.bytes)
    for (let part = 0; part < partsOf(file); part++) {
      const kept = await cache.match(keyOf(file, part))
      if (!kept) throw new Error('The speech model is not on this device')
      whole.set(new Uint8Array(await kept.arrayBuffer()), part * PART_BYTES)
    }
    return whole
  }
  const fetchFile = async (file: ModelFile, onBytes: (bytes: number) => void) => {
    const cache = await open()
    const kept = await keptParts(file)
    if (!kept.includes(false)) return
    for (const [part, isKept] of kept.entries()) {
      if (isKept) continue
      const bytes = await fetchPart(file, part, send)
      await cache.put(keyOf(file, part), new Response(bytes))
      onBytes(bytes.byteLength)
    }
    if (hex(await crypto.subtle.digest('SHA-256', await read(file))) === file.sha256) return
    await drop(file)
    throw new Error('The speech model came broken. Try again.')
  }
  return {
    bytesKept: async ({ files }) => (await Promise.all(files.map(bytesOf))).reduce((sum, one) => sum + one, 0),
    download: async (model, onProgress) => {
      const total = model.files.reduce((sum, { bytes }) => sum + bytes, 0)
      let done = 0
      for (const file of model.files) done += await bytesOf(file)
      onProgress(done / total)
      for (const file of model.files)
        await fetchFile(file, (bytes) => {
          done += bytes
          onProgress(done / total)
        })
    },
    read,
    forget: async () => {
      await caches.delete(MODEL_CACHE)
    },
  }
}
