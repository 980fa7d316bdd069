import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|html|svg|json|geojson|topojson|webmanifest|txt|xml|wasm)$/
/** Below this size the saved bytes do not pay for a second file. */
const SMALLEST_BYTES = 1024

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : [path]
  })

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
    closeBundle: () => {
      for (const path of files(outDir).filter((name) => TEXT.test(name))) {
        const bytes = readFileSync(path)
        if (bytes.length < SMALLEST_BYTES) continue
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
