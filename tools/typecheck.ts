// Type-checks every tsconfig with the native compiler, side by side. ESLint and knip keep the 6.x API (docs/decisions/002).
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'lib',
  'tsc.js',
)
const projects = ['tsconfig.json', 'packages/core/tsconfig.json', 'apps/web/tsconfig.json', 'apps/server/tsconfig.json']

const run = (project: string) =>
  new Promise<boolean>((resolve) => {
    spawn(process.execPath, [compiler, '-p', project], { stdio: 'inherit' }).on('exit', (code) => resolve(code === 0))
  })

const ok: boolean[] = []
for (const project of projects) ok.push(await run(project))
process.exitCode = ok.every(Boolean) ? 0 : 1
