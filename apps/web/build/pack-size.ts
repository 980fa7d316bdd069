import { statSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalog } from '@bluffline/content'

/** What a phone is asked to keep so that the app works with no signal; areas of the online map, which the rider chooses, come on top. */
export const LARGEST_PACK_BYTES = 15_000_000

/** The size of what is kept on a device: files of the app as they lie there, and every list of the catalogue. */
export function packBytes(folder: string, urls: readonly string[]): number {
  const files = urls.map((url) => statSync(join(folder, url)).size)
  return files.reduce((sum, size) => sum + size, 0) + Buffer.byteLength(JSON.stringify(loadCatalog()))
}

/** Ends a build that asks too much of a phone. */
export function checkPackSize(bytes: number): void {
  if (bytes <= LARGEST_PACK_BYTES) return
  throw new Error(`What is kept on a device has grown to ${bytes} bytes; ${LARGEST_PACK_BYTES} are allowed`)
}
