import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { checkPackSize, packBytes } from './pack-size.ts'

interface AppFile {
  readonly url: string
  /** Null where the name itself changes with the content. */
  readonly revision: string | null
  /** The browser refuses a file that came broken; the app's own check compares with it again. */
  readonly integrity: string
}

/**
 * Of the drawn documents those are kept that a rider begins with; the rest, and pictures for link previews and installing, come fresh from the server or
 * not at all. Compressed twins are the same file again.
 */
const LEFT_OUT =
  /^pages\/(?!(?:index|ai-trails|map|campgrounds|emergency)\.html$)|^(?:og|screenshots)\/|\.(?:map|br|gz)$|^sw(?:-outbox)?\.js/
const HASHED = /^assets\//

const hashOf = (path: string): Buffer => createHash('sha256').update(readFileSync(path)).digest()

/** Every file the app needs to open with no signal. */
export const appFiles = (folder: string): readonly AppFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', posix.sep))
    .filter((name) => !LEFT_OUT.test(name) && statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => {
      const hash = hashOf(join(folder, name))
      return {
        url: `/${name}`,
        revision: HASHED.test(name) ? null : hash.toString('hex').slice(0, 16),
        integrity: `sha256-${hash.toString('base64')}`,
      }
    })

/** Builds the two scripts of the service worker last, with the list of everything that was built. */
export function serviceWorker(): Plugin {
  let [root, outDir] = ['', 'dist']
  return {
    name: 'bluffline-service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const kept = appFiles(outDir)
        checkPackSize(
          packBytes(
            outDir,
            kept.map(({ url }) => url),
          ),
        )
        const files = JSON.stringify(kept)
        for (const name of ['sw', 'sw-outbox'])
          await build({
            root,
            configFile: false,
            publicDir: false,
            logLevel: 'warn',
            define: { APP_FILES: files, 'process.env.NODE_ENV': JSON.stringify('production') },
            build: {
              outDir,
              emptyOutDir: false,
              rolldownOptions: {
                input: join(root, `src/sw/${name}.ts`),
                output: { format: 'iife', entryFileNames: `${name}.js` },
              },
            },
          })
      },
    },
  }
}
