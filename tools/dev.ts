// App and server with hot reload. When one of the two ends, the other is stopped too.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { programOf, ROOT } from './programs.ts'

const start = (args: readonly string[], cwd: string) =>
  spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })

const sides: readonly ChildProcess[] = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], ROOT),
  start([programOf('vite'), '--clearScreen', 'false'], join(ROOT, 'apps/web')),
]

const stop = () => sides.forEach((side) => side.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
for (const side of sides) {
  side.on('exit', (code) => {
    if (code !== null && code !== 0) process.exitCode = code
    stop()
  })
}
