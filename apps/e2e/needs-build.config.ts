import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const INDEX = fileURLToPath(new URL('../web/dist/index.html', import.meta.url))

/** Runs before the first test. Not in the configuration itself, which other tools read on a clone that has not been built. */
export default function needsBuild(): void {
  if (!existsSync(INDEX)) throw new Error('Build the web app first: npm run build')
}
