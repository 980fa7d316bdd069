import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { iconSheet } from '../src/first-paint/icon-sheet.tsx'

/** Draws every icon of `ui/icons.ts` into every document, so that no script carries drawings. */
export function iconSheetInDocuments(): Plugin {
  let root = ''
  return {
    name: 'bluffline-icon-sheet',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: async () => {
      const file = join(root, 'src/first-paint/icon-sheet.tsx')
      const options = { root, configFile: false, logLevel: 'error' } as const
      const { module } = await runnerImport<{ iconSheet: typeof iconSheet }>(file, options)
      const attrs = { width: '0', height: '0', class: 'hidden', 'aria-hidden': 'true' }
      return [{ tag: 'svg', attrs, children: module.iconSheet(), injectTo: 'body' }]
    },
  }
}
