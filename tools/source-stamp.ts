import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache'])
const isTest = (file: string) => /[.]test[.]tsx?$/.test(file)

const filesUnder = (root: string, place: string): string[] => {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [place]
  return readdirSync(path)
    .filter((name) => !SKIPPED_FOLDERS.has(name))
    .flatMap((name) => filesUnder(root, join(place, name)))
}

/** One hash of the names and bytes of all files under `places`; tests, installed and built files do not count. */
export const sourceStamp = (root: string, places: readonly string[]): string => {
  const hash = createHash('sha256')
  const files = places.flatMap((place) => filesUnder(root, place)).filter((file) => !isTest(file))
  for (const file of files.toSorted()) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}
