import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface AppServer {
  readonly url: string
  /** Stops the server and removes its database. */
  readonly stop: () => Promise<void>
}

/** The production server on the built app, on a free port of loopback, with a database of its own. */
export const startApp = async (): Promise<AppServer> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bluffline-bench-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    RATE_LIMIT_PER_MINUTE: '0',
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const said: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line)
    const [, url] = /ready: (http\S+)/.exec(line) ?? []
    if (url === undefined) continue
    server.stdout.resume()
    return { url, stop }
  }
  await stop()
  throw new Error(`the server did not start:\n${said.join('\n')}`)
}
