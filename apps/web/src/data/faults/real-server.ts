import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))

export interface RealServer {
  readonly url: () => string
  /** Kills the process as a power cut would, and starts it again on what the disk has. */
  readonly killAndStart: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function start(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready: (http:\/\/\S+)/.exec(line)?.[1]
    if (url !== undefined) return { child, url }
  }
  throw new Error('The server did not start.')
}

/** The server as it runs in production, as a process of its own on a disk of its own. */
export async function startRealServer(): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-faults-'))
  let running = await start(folder)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(running.child, 'exit')
    running.child.kill(signal)
    await ended
  }
  return {
    url: () => running.url,
    killAndStart: async () => {
      await end('SIGKILL')
      running = await start(folder)
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
