import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium, type BrowserContext } from '@playwright/test'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export interface RideBrowser {
  readonly context: BrowserContext
  /** Ends every process of the browser at once, as a phone without power does. */
  readonly kill: () => Promise<void>
}

/** A browser of its own on a profile that outlives it. */
export async function startBrowser(profileFolder: string): Promise<RideBrowser> {
  const flags = [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profileFolder}`, 'about:blank']
  // A group of its own, so that its renderers die with it.
  const child = spawn(CHROMIUM, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address === undefined) continue
    child.stderr.resume()
    const browser = await chromium.connectOverCDP(address)
    const [context] = browser.contexts()
    if (context) return { context, kill }
  }
  await kill()
  throw new Error('Chromium did not start.')
}
