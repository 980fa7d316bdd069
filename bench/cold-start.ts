// One visit with a network, the browser killed, the server gone: how long a new browser takes, at a fourth of this machine's speed, until a page can be used.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startApp } from './app-server.ts'
import { median, type Bench, type Measurement } from './harness.ts'
import { startBrowser } from './ride-browser.ts'

const ROUNDS = 5
const SLOWER = 4
const POSITION = { latitude: 35.35313, longitude: -93.10527, accuracy: 8 }
const TARGET = { of: 'ours', atMost: 2000 } as const

/** What has to stand on the page, drawn by the app itself and not by the document that came before it, but for the page that must not wait for the app. */
const PAGES = [
  { name: 'the landing page, gate not passed', path: '/', wants: 'h1' },
  {
    name: 'the emergency page: 911 and the position, before the app',
    path: '/emergency',
    wants: '[aria-label="My position"] dd.select-all:not(:empty)',
    isDocument: true,
  },
  { name: 'the SOS card', path: '/emergency', wants: 'a[href="tel:911"]' },
  { name: 'the SOS card with its position', path: '/emergency', wants: '[aria-label="My position"] dd.select-all' },
  { name: 'the finder with its first trail', path: '/ai-trails', wants: 'article a[href^="/map/"]' },
] as const

/** In the page: notes when the app has taken over and what is wanted stands there. */
function noteUse({ wants, isDocument }: { wants: string; isDocument: boolean }): void {
  const look = () => {
    const root = document.getElementById('root')
    const isAlive = root !== null && (isDocument || Object.keys(root).some((key) => key.startsWith('__reactContainer')))
    const found = isAlive ? root.querySelector(wants) : null
    if (found !== null && found.getClientRects().length > 0) Object.assign(window, { usableMs: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function visitOnce(profile: string, url: string): Promise<void> {
  const { context, kill } = await startBrowser(profile)
  const page = await context.newPage()
  await page.goto(`${url}/ai-trails`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.locator('article a[href^="/map/"]').first().waitFor()
  // Until the lists in the background and the worker's files are on the disk.
  await page.waitForTimeout(15_000)
  await kill()
}

async function coldStart(profile: string, address: string, wanted: Parameters<typeof noteUse>[0]): Promise<number> {
  const { context, kill } = await startBrowser(profile)
  try {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(POSITION)
    const page: Page = await context.newPage()
    await page.addInitScript(noteUse, wanted)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(address, { waitUntil: 'commit' })
    const usable = await page.waitForFunction(() => (window as { usableMs?: number }).usableMs, undefined, {
      timeout: 60_000,
    })
    return (await usable.jsonValue()) ?? NaN
  } finally {
    await kill()
  }
}

async function run(say: (line: string) => void): Promise<readonly Measurement[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bluffline-cold-'))
  const app = await startApp()
  try {
    await visitOnce(profile, app.url)
  } finally {
    await app.stop()
  }
  try {
    const measured: Measurement[] = []
    for (const { name, path, wants, ...rest } of PAGES) {
      const wanted = { wants, isDocument: 'isDocument' in rest }
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await coldStart(profile, `${app.url}${path}`, wanted))
      say(`${name}: ${times.map((ms) => Math.round(ms)).join(', ')} ms`)
      const what = `cold start with no network at 4× CPU throttle: ${name}, median of ${ROUNDS}`
      measured.push({ name: what, unit: 'ms', ours: median(times), peer: null, target: TARGET })
    }
    return measured
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

export const bench: Bench = { name: 'cold-start', run }
