import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { iconSheet } from '../src/first-paint/icon-sheet.tsx'

const PATH = '/icons.svg'

/** Draws every icon of `ui/icons.ts` into one file, so that no script carries drawings. */
export function iconSheetFile(): Plugin {
  let [root, outDir] = ['', 'dist']
  const draw = async (): Promise<string> => {
    const file = join(root, 'src/first-paint/icon-sheet.tsx')
    const options = { root, configFile: false, logLevel: 'error' } as const
    const { module } = await runnerImport<{ iconSheet: typeof iconSheet }>(file, options)
    return module.iconSheet()
  }
  return {
    name: 'bluffline-icon-sheet',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: (server) => {
      server.middlewares.use(PATH, (_request, response) => {
        void draw().then((sheet) => response.setHeader('content-type', 'image/svg+xml').end(sheet))
      })
    },
    // Before the list of files that the service worker keeps.
    writeBundle: async () => writeFileSync(join(outDir, PATH), await draw()),
  }
}
