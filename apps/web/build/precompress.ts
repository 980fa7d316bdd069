import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|html|svg|json|geojson|topojson|webmanifest|txt|xml|wasm)$/
/** Below this size the saved bytes do not pay for a second file. */
const SMALLEST_BYTES = 1024

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : [path]
  })

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await brotli(bytes, { params }))
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
}

/** Writes `name.br` and `name.gz` beside every text file of the build, so that the server only picks one. */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'bluffline-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      await Promise.all(
        files(outDir)
          .filter((name) => TEXT.test(name))
          .map(compress),
      )
    },
  }
}
