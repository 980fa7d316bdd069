// `node bench/record-kills.ts [deaths]`: records a ride in a real browser that dies at random moments, again and again (100 times unless
// said otherwise): the tab crashes, or every process of the browser is killed, in turn. After each death the app must offer to go on, and
// at most one fix or 5 s of the ride may be missing. Ends with 1 where more was lost, something was written twice or nothing was offered.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { degrees, destination, epochMs, metres, type Fix } from '@bluffline/core'
import type { Page } from '@playwright/test'
import { giveReceiver, receive, setNow, storedTimes } from '../apps/e2e/support/receiver.ts'
import { startApp } from './app-server.ts'
import { startBrowser, type RideBrowser } from './ride-browser.ts'

const DEATHS = Number(process.argv[2] ?? 100)
const START_MS = Date.UTC(2026, 4, 1, 14)
/** Ten seconds of riding in one: harder on the disk than any receiver. */
const PACE_MS = 100
/** A fix for each second of the ride, so five of them are 5 s. */
const MOST_MISSING = 5
const LONGEST_MS = 3000
const PATIENCE = { timeout: 60_000 }

const fixAt = (second: number): Fix => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30 + 20 * Math.sin(second / 20)), metres(second * 6)),
  timeMs: epochMs(START_MS + second * 1000),
  accuracyM: metres(4),
  altitudeM: metres(200),
  speedMps: null,
  headingDeg: null,
})

const folder = mkdtempSync(join(tmpdir(), 'bluffline-record-kills-'))
const app = await startApp()
const sent: number[] = []
const missing: number[] = []
let offers = 0

const openRecorder = async (browser: RideBrowser): Promise<Page> => {
  const page = await browser.context.newPage()
  await page.goto(`${app.url}/record`)
  return page
}
const launch = async (): Promise<RideBrowser> => {
  const browser = await startBrowser(folder)
  await giveReceiver(browser.context, START_MS)
  return browser
}
/** Rides until it is told that the end comes; what is on its way at that moment counts as given. */
const ride = async (page: Page, end: AbortSignal): Promise<void> => {
  while (!end.aborted) {
    const fix = fixAt(sent.length + 1)
    sent.push(fix.timeMs ?? 0)
    // A page that dies over it answers no more.
    await receive(page, [fix]).catch(() => undefined)
    await wait(PACE_MS)
  }
}
const crashTab = async (browser: RideBrowser, page: Page): Promise<void> => {
  const session = await browser.context.newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash').catch(() => undefined)
  await page.close()
}

let browser = await launch()
let page = await openRecorder(browser)
await page.getByRole('button', { name: 'Start recording' }).click(PATIENCE)
for (let death = 1; death <= DEATHS; death += 1) {
  await page.getByRole('heading', { level: 1, name: /^(Recording|Standing still)$/ }).waitFor(PATIENCE)
  const before = missing.reduce((sum, count) => sum + count, 0)
  const end = new AbortController()
  const riding = ride(page, end.signal)
  const afterMs = randomInt(50, LONGEST_MS)
  await wait(afterMs)
  const isWhole = death % 2 === 0
  end.abort()
  if (isWhole) await browser.kill()
  else await crashTab(browser, page)
  await riding
  if (isWhole) browser = await launch()
  page = await openRecorder(browser)
  await setNow(page, (sent.at(-1) ?? START_MS) + 500)
  await page.getByRole('heading', { name: /is still open$/ }).waitFor(PATIENCE)
  offers += 1
  const stored = await storedTimes(page)
  if (new Set(stored).size !== stored.length) throw new Error(`death ${death}: a fix was written twice`)
  const kept = new Set(stored)
  missing.push(sent.filter((timeMs) => !kept.has(timeMs)).length - before)
  console.log(
    `death ${death}: ${isWhole ? 'browser' : 'tab'} after ${afterMs} ms, ${missing.at(-1) ?? 0} of ${sent.length} fixes newly missing`,
  )
  await page.getByRole('button', { name: 'Go on' }).click(PATIENCE)
}
await browser.kill()
await app.stop()
rmSync(folder, { recursive: true, force: true })

const worst = Math.max(...missing)
console.log(
  `${DEATHS} deaths, ${offers} times offered to go on; ${sent.length} fixes sent, ` +
    `${missing.reduce((sum, count) => sum + count, 0)} missing in all, at most ${worst} after one death`,
)
process.exitCode = worst > MOST_MISSING ? 1 : 0
