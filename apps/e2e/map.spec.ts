import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/test.ts'

const TILES = 'https://basemap.nationalmap.gov/**'
/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (route: Route) =>
  route.fulfill({ contentType: 'image/png', body: PNG, headers: { 'access-control-allow-origin': '*' } })
const signInPage = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: '<title>Sign in</title>',
    headers: { 'access-control-allow-origin': '*' },
  })

/** Counts what is drawn with WebGL from the first script on. */
const countDrawing = (page: Page) =>
  page.addInitScript(() => {
    const counter = globalThis as unknown as { drawn: number }
    counter.drawn = 0
    for (const name of ['drawElements', 'drawArrays', 'clear'] as const) {
      const original = WebGL2RenderingContext.prototype[name] as (...values: unknown[]) => void
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...values: unknown[]) {
          counter.drawn += 1
          return original.apply(this, values)
        },
      })
    }
  })
const drawn = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawn: number }).drawn)

/** Until nothing was drawn for a second: the software renderer takes its time. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => drawn(page), { timeout: 30_000 }).toBeGreaterThan(0)
  await expect
    .poll(
      async () => {
        const before = await drawn(page)
        await page.waitForTimeout(1000)
        return (await drawn(page)) - before
      },
      { timeout: 40_000 },
    )
    .toBe(0)
}

/** Until a hand comes this browser, which draws with the processor, shows a picture of the map. */
async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Touch to move the map' }).click()
  await settle(page)
}

const scaleOf = (page: Page) => page.getByRole('img', { name: /^Scale/ }).getAttribute('aria-label')

async function chooseGround(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Layers' }).click()
  await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('dialog', { name: 'Map layers' }).getByRole('button', { name: 'Close' }).click()
}

async function storedTiles(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Layers' }).click()
  const storage = page.getByRole('region', { name: 'Map storage' }).getByRole('status').first()
  await expect(storage).not.toHaveText('Counting…')
  const words = (await storage.textContent()) ?? ''
  await page.getByRole('dialog', { name: 'Map layers' }).getByRole('button', { name: 'Close' }).click()
  return words
}

test.beforeEach(({ page }) => countDrawing(page))

test('the map draws with no network but our own, and then nothing at all while nothing changes', async ({
  page,
  complaints,
}) => {
  await page.goto('/map')
  await expect(page.getByRole('button', { name: /\d+ trails in view/ })).toBeVisible()
  await expect(page.locator('.still-map text', { hasText: 'Little Rock' })).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
  await page.getByRole('button', { name: 'Touch to move the map' }).click()
  await settle(page)
  const before = await drawn(page)
  await page.waitForTimeout(3000)
  expect((await drawn(page)) - before).toBe(0)
  expect(complaints).toEqual([])
})

test('the keyboard reaches the map, moves it and zooms it', async ({ page }) => {
  await openMap(page, '/map')
  const map = page.locator('canvas')
  await map.focus()
  const far = await scaleOf(page)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).not.toBe(far)
  const inView = page.getByRole('button', { name: /trails? in view/ })
  const before = await inView.textContent()
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft')
  await expect(inView).not.toHaveText(before ?? '')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()
})

test('a finger on a trail opens its card, and the list opens the same card', async ({ page }) => {
  await openMap(page, '/map?q=Brock%20Creek%20Trail%2043')
  const found = page.getByRole('button', { name: /trails? found/ })
  await found.click()
  await page
    .getByRole('list', { name: 'Trails found' })
    .getByRole('button', { name: /Brock Creek Trail 43/ })
    .click()
  const card = page.getByRole('region', { name: 'Brock Creek Trail 43' })
  await expect(card).toContainText(/(Open|Closed|Unknown) today/i)
  await settle(page)
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
  // The trail still lies in the middle of what the card left free; some of it crosses the field of these taps.
  const canvas = await page.locator('canvas').boundingBox()
  if (canvas === null) throw new Error('the map has no size')
  const cards = page.locator('section[aria-label]', { has: page.getByRole('button', { name: 'Close' }) })
  for (let down = 200; down <= 400 && (await cards.count()) === 0; down += 40) {
    await page.touchscreen.tap(canvas.x + canvas.width / 2, canvas.y + down)
    await page.waitForTimeout(400)
  }
  await expect(cards.first()).toBeVisible()
})

test('a topo tile is fetched once, kept, counted, and gone when the storage is emptied', async ({ page }) => {
  let fetched = 0
  await page.route(TILES, (route) => {
    fetched += 1
    return picture(route)
  })
  await openMap(page, '/map')
  await chooseGround(page, 'USGS Topo')
  await expect.poll(() => fetched).toBeGreaterThan(0)
  await settle(page)
  await expect.poll(() => storedTiles(page)).toMatch(new RegExp(`used by ${fetched} tiles?\\.`))
  await expect(page.getByText('USGS The National Map')).toBeVisible()

  const firstTime = fetched
  await page.reload()
  await settle(page)
  expect(fetched).toBe(firstTime)

  await page.getByRole('button', { name: 'Layers' }).click()
  await page.getByRole('button', { name: 'Empty' }).click()
  await page.getByRole('dialog', { name: 'Empty the map storage?' }).getByRole('button', { name: 'Empty' }).click()
  await expect(page.getByText('Nothing stored yet.')).toBeVisible()
})

test('a page instead of a picture is not kept, and the map says that tiles are missing', async ({ page }) => {
  await page.route(TILES, signInPage)
  await openMap(page, '/map')
  await chooseGround(page, 'USGS Imagery')
  await expect(page.getByText('USGS Imagery needs a network here; 0 tiles stored.')).toBeVisible()
  expect(await storedTiles(page)).toBe('Nothing stored yet.')
})

test('with no network the built-in map shows, with a note, and tiles come when the network does', async ({
  page,
  context,
}) => {
  let online = false
  await page.route(TILES, (route) => (online ? picture(route) : route.abort('internetdisconnected')))
  await openMap(page, '/map')
  await context.setOffline(true)
  await chooseGround(page, 'USGS Topo')
  const note = page.getByText(/USGS Topo needs a network here/)
  await expect(note).toBeVisible()
  online = true
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
})
