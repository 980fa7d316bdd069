import { describe, expect, it } from 'vitest'
import type { ModelFile, SpeechModel } from './engine-messages.ts'
import { createModelStore } from './model-store.ts'

/** Two parts and a half, so that a download can break off between them. */
const CONTENT = Uint8Array.from({ length: 10 * 2 ** 20 }, (_one, at) => (at * 31) % 251)

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('')

function memoryCaches(): CacheStorage {
  const kept = new Map<string, ArrayBuffer>()
  const cache = {
    match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
    put: async (key: string, answer: Response) => void kept.set(key, await answer.arrayBuffer()),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  }
  return {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve((kept.clear(), true)),
  } as unknown as CacheStorage
}

function server(content: Uint8Array<ArrayBuffer>, { ranges = true } = {}) {
  const asked: string[] = []
  let failAt = Infinity
  const send: typeof fetch = (_input, init) => {
    const range = new Headers(init?.headers).get('range') ?? ''
    asked.push(range)
    if (asked.length > failAt) return Promise.reject(new TypeError('network'))
    const [from = 0, to = 0] = range.replace('bytes=', '').split('-').map(Number)
    return Promise.resolve(
      ranges ? new Response(content.slice(from, to + 1), { status: 206 }) : new Response(content.slice()),
    )
  }
  return { send, asked, breakAfter: (times: number) => void (failAt = times), mend: () => void (failAt = Infinity) }
}

async function modelOf(content: Uint8Array<ArrayBuffer>): Promise<{ model: SpeechModel; file: ModelFile }> {
  const file: ModelFile = { name: 'a.onnx', role: 'encoder', bytes: content.length, sha256: await hashOf(content) }
  return { model: { id: 'base', name: 'Moonshine base', files: [file] }, file }
}

describe('the speech model on the device', () => {
  it('goes on where a download broke off, and knows how far it is', async () => {
    const { model, file } = await modelOf(CONTENT)
    const outside = server(CONTENT)
    const store = createModelStore({ caches: memoryCaches(), send: outside.send })
    outside.breakAfter(2)
    await expect(store.download(model, () => undefined)).rejects.toThrow('network')
    expect(await store.bytesKept(model)).toBe(8 * 2 ** 20)

    outside.mend()
    const shares: number[] = []
    await store.download(model, (share) => shares.push(share))
    expect(shares).toEqual([0.8, 1])
    expect(outside.asked.at(-1)).toBe(`bytes=${8 * 2 ** 20}-${10 * 2 ** 20 - 1}`)
    expect(await hashOf(await store.read(file))).toBe(file.sha256)
    await store.download(model, () => undefined)
    expect(outside.asked).toHaveLength(4)
  })

  it('takes its part out of the whole where a server knows no ranges', async () => {
    const { model, file } = await modelOf(CONTENT)
    const store = createModelStore({ caches: memoryCaches(), send: server(CONTENT, { ranges: false }).send })
    await store.download(model, () => undefined)
    expect(await hashOf(await store.read(file))).toBe(file.sha256)
  })

  it('keeps nothing of a file that came broken', async () => {
    const { model } = await modelOf(CONTENT)
    const broken = CONTENT.slice()
    broken[5] = 255
    const store = createModelStore({ caches: memoryCaches(), send: server(broken).send })
    await expect(store.download(model, () => undefined)).rejects.toThrow('came broken')
    expect(await store.bytesKept(model)).toBe(0)
  })

  it('can be taken off the device', async () => {
    const { model, file } = await modelOf(CONTENT)
    const store = createModelStore({ caches: memoryCaches(), send: server(CONTENT).send })
    await store.download(model, () => undefined)
    await store.forget()
    expect(await store.bytesKept(model)).toBe(0)
    await expect(store.read(file)).rejects.toThrow('not on this device')
  })
})
