import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { schemaErrors } from './support/gpx.ts'
import { watchSenses, type Senses } from './support/senses.ts'
import { expect, test } from './support/test.ts'
import { asFiles, rideWithAWrongTurn, type KeptCourse } from './support/wrong-branch.ts'

const TRAIL = 'brock-creek-43'

/** No data from anywhere, for good: what was not read by now is not to be had. Other hosts are cut for all tests. */
const cutNetwork = (context: BrowserContext) => context.route('**/api/**', (route) => route.abort())
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const rideControl = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Ride controls' }).getByRole('button', { name })

/** What is being navigated, from the browser's own database. */
const keptCourse = (page: Page): Promise<KeptCourse> =>
  page.evaluate(
    () =>
      new Promise<KeptCourse>((resolve, reject) => {
        const opening = indexedDB.open('bluffline-navigation')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('courses').objectStore('courses').get('current')
          asking.onsuccess = () => resolve((asking.result as { course: KeptCourse }).course)
        }
      }),
  )

const mark = (page: Page) => page.getByRole('main').getByText('Simulated', { exact: true }).filter({ visible: true })

/** Rides a line by the simulator, sixty times as fast as real, with the phone offline, until it has come to its end. */
async function simulate(page: Page, gpx: string, during: () => Promise<void> = () => Promise.resolve()) {
  await rideControl(page, 'More').click()
  await page.getByRole('link', { name: 'All riding settings' }).click()
  await page.getByRole('link', { name: /GPS simulator/ }).click()
  await page.getByText('A file', { exact: true }).click()
  await page.getByLabel('Choose a file').setInputFiles({ name: 'ride.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) }) // prettier-ignore
  await expect(page.getByRole('slider', { name: 'Speed' })).toHaveValue('15')
  await expect(page.getByRole('slider', { name: 'How far off the GPS is' })).toHaveValue('25')
  await page.getByText('60×').click()
  await press(page, /^Play \d/)
  await expect(page.getByRole('banner').getByText('Simulated')).toBeVisible()
  await page.getByRole('link', { name: 'To the navigation' }).click()
  await expect(mark(page)).toBeVisible()
  await expect(page.locator('.map-frame canvas')).toBeVisible()
  await page.context().setOffline(true)
  await during()
  await expect(mark(page)).toBeHidden({ timeout: 120_000 })
}

/** Everything that was said so far, as the ride screen lists it. */
async function saidSoFar(page: Page): Promise<readonly string[]> {
  await rideControl(page, 'More').click()
  const sheet = page.getByRole('dialog', { name: 'Ride options' })
  const said = await sheet.locator('[data-said]').allTextContents()
  await sheet.getByRole('button', { name: 'Close' }).click()
  // Where the simulator ends the signal does too: whether the app notices before the reload is a matter of the machine's pace.
  return said.toReversed().filter((text) => !/^GPS (signal lost|is back)/.test(text))
}

/** The words of a prompt that the card must show too: `Turn left onto Trail 46 now.` → `onto Trail 46`, or the side. */
const cardOf = (sentence: string): RegExp => {
  const onto = / onto (.+?)(?: now|, then)/.exec(sentence)?.[1]
  return onto === undefined ? / (left|right)|around|switchbacks/i : new RegExp(`onto ${onto}`)
}

const figures = (page: Page) => page.getByLabel('Figures of the ride')

/** Plans a loop of ten miles from the trailhead and starts it. */
async function startLoop(page: Page) {
  await page.getByRole('link', { name: 'Navigate', exact: true }).click()
  await page.getByRole('link', { name: 'Plan a loop' }).click()
  await expect(page.getByRole('slider', { name: 'About how long' })).toHaveAttribute('aria-valuetext', '10 miles')
  const plans = page.getByRole('group', { name: /ways?$/ })
  await expect(plans.getByRole('radio')).toHaveCount(3)
  await expect(plans).toContainText(/10\.\d mi/)
  await press(page, 'Navigate this loop')
  // Nobody gave the browser leave: it says so, and how to change that.
  await expect(page.getByText('Location is turned off for this site')).toBeVisible()
}

test('leads around a planned loop with no network, over a wrong branch and a reload, and the ride outlives its file', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000)
  const senses: Senses = await watchSenses(page)
  await page.goto(`/map/${TRAIL}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brock Creek Trail 43')
  await page.getByRole('button', { name: 'Touch to move the map' }).click()
  await expect(page.locator('.map-frame canvas').first()).toBeVisible()
  await startLoop(page)
  await cutNetwork(context)

  const course = await keptCourse(page)
  const { ridden, turn } = rideWithAWrongTurn(course)
  const [first, second] = asFiles(ridden, 0.55)

  await simulate(page, first, async () => {
    // Off the route the card turns to the way back, and the branch is named.
    await expect(page.getByText(/^You are on Brock Creek Trail \d+, off the route\.$/).first()).toBeVisible({ timeout: 60_000 }) // prettier-ignore
    // The phone rides on in a pocket: one held press opens it.
    await rideControl(page, 'Pocket').click()
    await expect(page.getByRole('heading', { name: 'Navigation and recording go on' })).toBeVisible()
    await expect(mark(page)).toBeVisible()
    const hold = page.getByRole('button', { name: 'Hold to unlock' })
    await hold.hover()
    await page.mouse.down()
    await expect(rideControl(page, 'Mute')).toBeVisible()
    await page.mouse.up()
  })
  const before = await saidSoFar(page)

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Navigation was interrupted')).toBeVisible()
  await press(page, 'Go on')
  await simulate(page, second)
  await expect(page.getByRole('heading', { name: 'You have arrived' })).toBeVisible()
  const after = await saidSoFar(page)

  const said = [...before, ...after]
  expect([...before, '', '— the page is loaded again —', '', ...after].join('\n')).toMatchSnapshot('co-driver.txt')
  expect(said.filter((text) => /off the route/.test(text))).toHaveLength(1)
  expect(said.join(' ')).toMatch(/Turn around, the route is .+ back\./)
  expect(turn.ontoTrail ?? turn.side).toBeTruthy()
  for (const text of said.filter((one) => / now[.,]/.test(one))) {
    expect(
      senses.heard.some((one) => one.includes(text)),
      `heard: ${text}`,
    ).toBe(true)
    expect(
      senses.seen.some((one) => cardOf(text).test(one)),
      `seen: ${text}`,
    ).toBe(true)
  }
  expect(senses.felt).toBeGreaterThan(said.length / 2)

  await context.setOffline(false)
  await press(page, 'Finish and see the ride')
  await expect(figures(page)).toContainText(/1\d\.\d+ mi/)
  const recorded = await figures(page).innerText()

  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'GPX file')])
  const gpx = await readFile(await download.path())
  expect(await schemaErrors(gpx.toString())).toEqual([])
  await page.goto('/rides')
  await page
    .getByLabel('Import files')
    .setInputFiles({ name: 'again.gpx', mimeType: 'application/gpx+xml', buffer: gpx })
  await page.getByRole('status', { name: 'Import' }).getByRole('link').click()
  await expect(figures(page)).toBeVisible()
  expect(await figures(page).innerText()).toBe(recorded)
  // A map that begins after the cut finds no worker: on a phone that file comes from the device, which is blocked here.
  const ofTheCut = /Failed to load resource|ERR_|Worker failed to load/
  expect(complaints.filter((text) => !ofTheCut.test(text))).toEqual([])
})
