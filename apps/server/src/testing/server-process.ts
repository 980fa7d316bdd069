import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  readonly pid: number
  /** Everything printed so far. */
  readonly output: () => string
  /** Resolves with the address once it listens; rejects with the output when it ends before. */
  readonly ready: Promise<string>
  /** Exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>
  readonly signal: (name: NodeJS.Signals) => void
}

/** The server as it is really started, in a process of its own. */
export const startServerProcess = (env: Readonly<Record<string, string>>): ServerProcess => {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready: (http:\/\/\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  ready.catch(() => {})
  return { pid: child.pid ?? 0, output: () => output, ready, ended, signal: (name) => child.kill(name) }
}
