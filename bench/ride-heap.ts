// An eight-hour ride in a real tab: what it holds on the record page and on the page of the ride, how long its figures and its GPX take,
// and how long the page stands still while a file of 50 MB comes in.
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simulateRide, trackStatistics, writeGpx, type Fix } from '@bluffline/core'
import type { CDPSession, Page } from '@playwright/test'
import { giveReceiver, receive, storedTimes } from '../apps/e2e/support/receiver.ts'
import { startApp } from './app-server.ts'
import { type Bench, type Measurement } from './harness.ts'
import { startBrowser } from './ride-browser.ts'

const FIXES = 28_800
const CHUNK = 600
const FILE_BYTES = 50 * 1024 * 1024
const MB = 1024 * 1024
const PATIENCE = { timeout: 300_000 }

/** Winding, with climbs, long enough for eight hours at 15 mph. */
const line = Array.from({ length: 40_000 }, (_, i) => ({
  lng: -93.6 + Math.sin(i / 4000) + Math.sin(i / 40) / 400,
  lat: 35.3 + Math.cos(i / 3000) / 2 + Math.cos(i / 55) / 400,
}))
const fixes: readonly Fix[] = simulateRide(line, {
  speedMps: 6.7,
  sigmaM: 4,
  correlationS: 20,
  intervalS: 1,
  seed: 8,
  altitudeAt: (alongM) => 350 + 120 * Math.sin(alongM / 2300),
}).slice(0, FIXES)

const exported = (points: readonly Fix[]) => ({
  name: 'Eight hours',
  parts: [points.map(({ altitudeM, ...point }) => ({ ...point, elevationM: altitudeM }))],
  waypoints: [],
  createdMs: null,
})

/** The best of several runs: what the work itself takes, whatever else the machine does. */
const bestMs = (repeats: number, work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: repeats }, () => {
      const begunMs = performance.now()
      work()
      return performance.now() - begunMs
    }),
  )

/** Everything scripts and the DOM of the tab hold, buffers included, after the garbage is gone. */
const heldMb = async (page: Page): Promise<number> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const usage = (await session.send('Runtime.getHeapUsage')) as unknown as Readonly<Record<string, number>>
  await session.detach()
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / MB
}

const settled = (page: Page) => page.locator('.map-frame canvas').first().waitFor(PATIENCE)

const record = async (page: Page, url: string): Promise<{ readonly idleMb: number; readonly fullMb: number }> => {
  await page.goto(`${url}/record`)
  await page.getByRole('button', { name: 'Start recording' }).click(PATIENCE)
  await settled(page)
  await receive(page, fixes.slice(0, 2))
  const idleMb = await heldMb(page)
  for (let from = 2; from < fixes.length; from += CHUNK) await receive(page, fixes.slice(from, from + CHUNK))
  for (let stored = 0; stored < fixes.length;) stored = (await storedTimes(page)).length
  return { idleMb, fullMb: await heldMb(page) }
}

const lookAtRide = async (page: Page): Promise<number> => {
  await page.getByRole('group', { name: 'Ride controls' }).getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Finish ride' }).click()
  await page.getByRole('slider', { name: 'Place along the ride' }).waitFor(PATIENCE)
  await page.reload()
  await page.getByRole('slider', { name: 'Place along the ride' }).waitFor(PATIENCE)
  await settled(page)
  return heldMb(page)
}

/** A track of 50 MB: the eight hours, over and over, each on a later day. */
const writeLargeFile = (path: string): void => {
  const [head = '', ...rest] = writeGpx(exported(fixes)).split('<trkseg>')
  const points = rest.join('').split('</trkseg>')[0] ?? ''
  const tail = '</trk></gpx>'
  const file = openSync(path, 'w')
  let bytes = writeSync(file, head)
  for (let day = 1; bytes < FILE_BYTES; day += 1)
    bytes += writeSync(
      file,
      `<trkseg>${points.replaceAll('2026-05-01', `2026-05-${String(day).padStart(2, '0')}`)}</trkseg>`,
    )
  writeSync(file, tail)
  closeSync(file)
}

/** Picks a file too large to be sent to the browser: it reads it from the disk, as for a person. */
const pick = async (page: Page, path: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'input[type=file]' })
  await session.send('DOM.setFileInputFiles', { nodeId, files: [path] })
  await session.detach()
}

/** The longest the page could not answer while the file came in, and how long that took. */
const importLarge = async (page: Page, url: string, path: string) => {
  await page.goto(`${url}/rides`)
  await page.getByRole('list', { name: 'Rides' }).waitFor(PATIENCE)
  await page.evaluate(() => {
    const watched = { longestMs: 0, lastMs: performance.now() }
    Object.assign(window, { watched })
    setInterval(() => {
      const nowMs = performance.now()
      watched.longestMs = Math.max(watched.longestMs, nowMs - watched.lastMs)
      watched.lastMs = nowMs
    }, 4)
  })
  const begunMs = performance.now()
  await pick(page, path)
  await page.getByRole('status', { name: 'Import' }).getByRole('link').first().waitFor(PATIENCE)
  const tookMs = performance.now() - begunMs
  const longestMs = await page.evaluate(
    () => (window as unknown as { watched: { longestMs: number } }).watched.longestMs,
  )
  return { tookMs, longestMs }
}

const informs = (name: string, unit: Measurement['unit'], ours: number, atMost?: number): Measurement => ({
  name,
  unit,
  ours,
  peer: null,
  target: atMost === undefined ? null : { of: 'ours', atMost },
})

export const bench: Bench = {
  name: 'ride',
  run: async (say) => {
    const folder = mkdtempSync(join(tmpdir(), 'bluffline-ride-bench-'))
    const statisticsMs = bestMs(25, () => trackStatistics(fixes))
    const gpxMs = bestMs(5, () => writeGpx(exported(fixes)))
    say(`statistics ${statisticsMs.toFixed(1)} ms, GPX ${gpxMs.toFixed(0)} ms`)
    const app = await startApp()
    const browser = await startBrowser(join(folder, 'profile'))
    try {
      await giveReceiver(browser.context, (fixes[0]?.timeMs ?? 0) - 1000)
      const page = await browser.context.newPage()
      const { idleMb, fullMb } = await record(page, app.url)
      say(`record page: ${idleMb.toFixed(1)} MB at the start, ${fullMb.toFixed(1)} MB after eight hours`)
      const rideMb = await lookAtRide(page)
      say(`page of the ride: ${rideMb.toFixed(1)} MB`)
      const path = join(folder, 'large.gpx')
      writeLargeFile(path)
      const { tookMs, longestMs } = await importLarge(page, app.url, path)
      say(`50 MB in ${(tookMs / 1000).toFixed(1)} s, page still for ${longestMs.toFixed(0)} ms at most`)
      return [
        informs('8 h ride, 28,800 fixes: statistics', 'ms', statisticsMs, 50),
        informs('8 h ride: GPX export', 'ms', gpxMs, 2000),
        informs('8 h ride: heap of the record page above its start', 'kB', (fullMb - idleMb) * 1024, 60 * 1024),
        informs(
          '8 h ride: heap of the page of the ride above the record page at its start',
          'kB',
          (rideMb - idleMb) * 1024,
          60 * 1024,
        ),
        informs('50 MB GPX import', 'ms', tookMs),
        informs('50 MB GPX import: longest time the page stands still', 'ms', longestMs, 250),
      ]
    } finally {
      await browser.kill()
      await app.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
