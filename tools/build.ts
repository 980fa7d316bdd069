// Builds the web app into apps/web/dist; with --changed only when a source differs from those of the last build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { programOf, ROOT, runNode } from './programs.ts'
import { sourceStamp } from './source-stamp.ts'

const SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json', 'tsconfig.base.json']
const STAMP_FILE = join(ROOT, 'node_modules/.cache/bluffline/web-build')

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } })
const stamp = sourceStamp(ROOT, SOURCES)
const lastStamp = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : ''
const isBuilt = existsSync(join(ROOT, 'apps/web/dist/index.html')) && stamp === lastStamp

if (values.changed && isBuilt) {
  console.log('The web app is built and up to date.')
} else {
  console.log('Building the web app …')
  const built = await runNode([programOf('vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    env: { NODE_ENV: 'production' },
    output: 'show',
  })
  if (built.ok) {
    mkdirSync(dirname(STAMP_FILE), { recursive: true })
    writeFileSync(STAMP_FILE, stamp)
    console.log(`Built in ${built.durationS.toFixed(1)} s.`)
  } else {
    process.exitCode = 1
  }
}
