import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** Builds `/emergency.js`, which shows the position on the emergency page before the app has come. */
export function emergencyStart(): Plugin {
  let [root, outDir] = ['', 'dist']
  return {
    name: 'bluffline-emergency-start',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    // Before the list of files that the service worker keeps.
    writeBundle: async () => {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'src/first-paint/emergency-start.ts'),
            output: { format: 'iife', entryFileNames: 'emergency.js' },
          },
        },
      })
    },
  }
}
