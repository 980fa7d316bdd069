import { readFile } from 'node:fs/promises'
import { simulateRide, type Fix } from '@bluffline/core'
import type { BrowserContext, Page } from '@playwright/test'
import { schemaErrors } from './support/gpx.ts'
import { PHOTO } from './support/photo.ts'
import { giveReceiver, receive, setNow, storedTimes } from './support/receiver.ts'
import { expect, test } from './support/test.ts'

const line = Array.from({ length: 400 }, (_, i) => ({ lng: -92.8 + i / 4000, lat: 35.5 + Math.sin(i / 15) / 200 }))
const fixes: readonly Fix[] = simulateRide(line, {
  speedMps: 6.7,
  sigmaM: 4,
  correlationS: 20,
  intervalS: 1,
  seed: 7,
  altitudeAt: (alongM) => 250 + 60 * Math.sin(alongM / 700),
})
const START_MS = (fixes[0]?.timeMs ?? 0) - 1000
const timeOf = (index: number): number => fixes[index]?.timeMs ?? 0

const cutNetwork = (context: BrowserContext) => context.route('**/api/**', (route) => route.abort())
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const control = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Ride controls' }).getByRole('button', { name })
const figures = (page: Page) => page.getByLabel('Figures of the ride')
const rideName = (page: Page) => page.getByRole('heading', { level: 1 })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

const begin = async (page: Page) => {
  await page.goto('/record')
  await page.getByRole('radio', { name: /UTV/ }).check({ force: true })
  await press(page, 'Start recording')
  await expect(page.getByRole('heading', { level: 1, name: 'Recording' })).toBeVisible()
}
const finish = async (page: Page) => {
  await control(page, 'Finish').click()
  await page.getByRole('dialog', { name: 'Finish this ride?' }).getByRole('button', { name: 'Finish ride' }).click()
  await expect(page).toHaveURL(/\/rides\/.+/)
}
const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test.beforeEach(async ({ context }) => {
  await giveReceiver(context, START_MS)
  await cutNetwork(context)
})

test('a ride with no signal is recorded, marked, finished, taken back, finished again and looked at', async ({
  page,
}) => {
  await begin(page)
  await receive(page, fixes.slice(0, 300))
  await control(page, 'Lap').click()
  await control(page, 'Waypoint').click()
  const dialog = page.getByRole('dialog', { name: 'Waypoint' })
  await dialog.getByLabel('Note').fill('Gate, closed')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PHOTO })
  await dialog.getByRole('button', { name: 'Keep waypoint' }).click()
  await expect(page.getByText('Waypoint kept', { exact: true })).toBeVisible()

  await control(page, 'Pause').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paused' })).toBeVisible()
  await receive(page, fixes.slice(300, 400))
  await control(page, 'Go on').click()
  await receive(page, fixes.slice(400, 500))
  await finish(page)
  await undo(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Recording' })).toBeVisible()
  await receive(page, fixes.slice(500, 700))
  await expect.poll(async () => (await storedTimes(page)).length).toBe(600)
  await finish(page)

  await expect(rideName(page)).toContainText('UTV / side-by-side ride')
  await expect(page.getByRole('region', { name: 'Laps', exact: true })).toContainText('Lap 2')
  await expect(page.getByRole('region', { name: 'Waypoints', exact: true })).toContainText('Gate, closed')
  await expect(page.getByRole('img', { name: 'Photo of Gate, closed' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Gaps and pauses', exact: true })).toContainText('2 min')
  await expect(figures(page)).toContainText(/Distance2\.\d mi/)
})

test('a ride is trimmed, taken along as GPX, deleted, brought back, and read in again with the same figures', async ({
  page,
}) => {
  await begin(page)
  await receive(page, fixes.slice(0, 700))
  await expect.poll(async () => (await storedTimes(page)).length).toBe(700)
  await finish(page)

  const marker = page.getByRole('slider', { name: 'Place along the ride' })
  await marker.focus()
  for (let presses = 0; presses < 7; presses++) await marker.press('PageUp')
  const whole = await figures(page).textContent()
  await press(page, /^Cut off the last/)
  await expect(page.getByText('End cut off', { exact: true })).toBeVisible()
  await expect(figures(page)).not.toHaveText(whole ?? '')
  await press(page, 'Rename')
  await page.getByRole('dialog', { name: 'Rename this ride' }).getByRole('textbox').fill('Mud day')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(rideName(page)).toHaveText('Mud day')
  const trimmed = await figures(page).textContent()

  const gpx = await download(page, 'GPX file')
  expect(await schemaErrors(gpx.content.toString())).toEqual([])
  await press(page, 'Delete this ride')
  await expect(page.getByText('Ride deleted', { exact: true })).toBeVisible()
  await undo(page)
  await expect(rideName(page)).toHaveText('Mud day')

  await page.getByRole('link', { name: 'Your rides' }).click()
  await page.getByLabel('Import files').setInputFiles({ name: gpx.name, mimeType: '', buffer: gpx.content })
  await page.getByRole('status', { name: 'Import' }).getByRole('link', { name: 'Mud day' }).click()
  await expect(page.getByText('From a file')).toBeVisible()
  await expect(figures(page)).toHaveText(trimmed ?? '')
})

test('a tab that dies in the middle of a ride loses at most one fix, time after time, and the ride goes on', async ({
  context,
  page: first,
}) => {
  const DEATHS = 4
  const EACH = 60
  let page = first
  let stored = 0
  await begin(page)
  for (let death = 0; death < DEATHS; death++) {
    const from = death * EACH
    const last = fixes.slice(from, from + EACH).at(-1)
    await receive(page, fixes.slice(from, from + EACH - 1))
    await expect.poll(async () => (await storedTimes(page)).length).toBe(stored + EACH - 1)
    // The tab dies while the last one is on its way to the disk.
    await receive(page, last ? [last] : [])
    await page.goto('chrome://crash').catch(() => undefined)
    page = await context.newPage()
    await page.goto('/record')
    await setNow(page, timeOf(from + EACH - 1) + 500)
    await expect(page.getByRole('heading', { name: /^Your ride from .* is still open$/ })).toBeVisible()
    const times = await storedTimes(page)
    expect(times.length - stored).toBeGreaterThanOrEqual(EACH - 1)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    stored = times.length
    await press(page, 'Go on')
    await expect(page.getByRole('heading', { level: 1, name: 'Recording' })).toBeVisible()
  }
  await receive(page, fixes.slice(DEATHS * EACH, DEATHS * EACH + EACH))
  await finish(page)
  await expect(figures(page)).toContainText(/Distance1\.\d mi/)
})

test('a second tab does not record the same ride twice', async ({ context, page }) => {
  await begin(page)
  const second = await context.newPage()
  await second.goto('/record')
  await press(second, 'Start recording')
  await expect(second.getByText('Another tab records already', { exact: true })).toBeVisible()
  await page.close()
  await second.reload()
  await expect(second.getByRole('heading', { name: /is still open$/ })).toBeVisible()
})
