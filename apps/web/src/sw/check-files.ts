import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'
import type { FileCheck } from '../platform/worker-messages.ts'

export interface AppFile extends PrecacheEntry {
  readonly integrity: string
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...hash))}`
}

/** Fetches a file anew; false where there is no network, or where the server has another version by now. */
async function mend(cache: Cache, { url, integrity }: AppFile): Promise<boolean> {
  try {
    const answer = await fetch(url, { integrity, cache: 'reload' })
    if (!answer.ok) return false
    await cache.put(getCacheKeyForURL(url) ?? url, answer)
    return true
  } catch {
    return false
  }
}

/** Compares every file on the device with the hash it was built with, and fetches anew what differs. */
export async function checkFiles(files: readonly AppFile[]): Promise<FileCheck> {
  const cache = await caches.open(cacheNames.precache)
  let bytes = 0
  const [broken, mended]: [string[], string[]] = [[], []]
  for (const file of files) {
    const kept = await cache.match(getCacheKeyForURL(file.url) ?? file.url)
    const content = await kept?.arrayBuffer()
    bytes += content?.byteLength ?? 0
    if (content && (await hashOf(content)) === file.integrity) continue
    const list = (await mend(cache, file)) ? mended : broken
    list.push(file.url)
  }
  return { files: files.length, bytes, broken, mended }
}
