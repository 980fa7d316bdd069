import { readFile } from 'node:fs/promises'
import type { TrailDetail } from '@bluffline/contract'
import { rideToday, type Vehicle } from '@bluffline/core'
import type { APIRequestContext, Page } from '@playwright/test'
import { foundTrails, onlyOpenToUtvToday, searchBox } from './support/finder.ts'
import { importedLine, schemaErrors } from './support/gpx.ts'
import { colorsIn } from './support/map-picture.ts'
import { expect, test } from './support/test.ts'

const SIDE_BY_SIDE: Vehicle = { use: 'utv', widthInches: null, permits: [] }

const detailOf = async (request: APIRequestContext, page: Page): Promise<TrailDetail> => {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return (await (await request.get(`/api/trails/${id}`)).json()) as TrailDetail
}
const rideSideBySide = (page: Page) =>
  page.getByRole('region', { name: 'What do you ride?' }).getByRole('button', { name: /UTV/ }).click()
const verdictPanel = (page: Page) => page.getByRole('region', { name: 'Can I ride it today?' })

test('a new rider with no network but this machine’s finds a trail open today, sees it on the map, and takes its line along', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/ai-trails')
  await rideSideBySide(page)
  await searchBox(page).fill('brok creek')
  await expect(page.getByRole('option').filter({ hasText: 'Brock Creek' }).first()).toBeVisible()
  await searchBox(page).press('Enter')
  await onlyOpenToUtvToday(page)
  await expect(foundTrails(page).first()).toContainText('Brock Creek')
  await expect(page).toHaveURL(/q=brok/)

  const name = (await foundTrails(page).first().textContent()) ?? ''
  await foundTrails(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const trail = await detailOf(request, page)
  expect(trail.mappedMiles).not.toBeNull()

  await expect(verdictPanel(page).getByRole('status')).toHaveText('Open today for side-by-sides')
  await verdictPanel(page)
    .getByText(/reasons and their sources|Sources of th/)
    .click()
  await expect(verdictPanel(page).getByRole('list').last()).toContainText(trail.season?.sources[0]?.title ?? 'a source')

  const map = page.locator('.map-frame').first()
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('canvas')).toBeVisible()
  await expect.poll(() => colorsIn(map), { timeout: 30_000 }).toBeGreaterThan(50)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Take the line with you' }).getByRole('button', { name: 'GPX file' }).click(),
  ])
  const gpx = await readFile(await download.path(), 'utf8')
  expect(await schemaErrors(gpx)).toEqual([])
  const parts =
    trail.geometry?.type === 'LineString' ? [trail.geometry.coordinates] : (trail.geometry?.coordinates ?? [])
  expect(await importedLine(gpx)).toEqual(parts.map((part) => part.map(([lng, lat]) => [lng, lat])))
  expect(complaints).toEqual([])
})

test('the search and its filters live in the address, so that a reload or a shared link shows the same trails', async ({
  page,
}) => {
  await page.goto('/ai-trails')
  await searchBox(page).fill('wolf pen gap')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/q=wolf/)
  await expect(foundTrails(page).first()).toContainText('Wolf Pen Gap')
  const before = await foundTrails(page).allTextContents()
  await page.reload()
  await expect(foundTrails(page).first()).toContainText('Wolf Pen Gap')
  expect(await foundTrails(page).allTextContents()).toEqual(before)
})

for (const [when, day] of [
  ['in summer', '2026-07-15'],
  ['in the deep of winter', '2027-02-10'],
  ['in the days of early March on which sources differ', '2026-03-09'],
  ['today', null],
] as const) {
  test(`Wolf Pen Gap says ${when} whether it is open, why, and on which dates its sources differ`, async ({
    page,
    request,
  }) => {
    if (day !== null) await page.clock.setFixedTime(new Date(`${day}T18:00:00Z`))
    await page.goto('/ai-trails?q=wolf+pen+gap')
    await foundTrails(page).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wolf Pen Gap')
    await page.getByText(/Choose your machine/).click()
    await page.getByLabel('My machine').selectOption('utv')

    const trail = await detailOf(request, page)
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }))
    const { verdict, reasons } = rideToday(trail, SIDE_BY_SIDE, today)
    const word = { open: 'Open today', closed: 'Closed today', unknown: 'Unknown today' }[verdict]
    await expect(verdictPanel(page).getByRole('status')).toHaveText(`${word} for side-by-sides`)
    await verdictPanel(page)
      .getByText(/reasons and their sources|Sources of th/)
      .click()
    for (const { text } of reasons) await expect(verdictPanel(page)).toContainText(text)

    const season = page.getByRole('region', { name: 'Season' })
    await expect(season).toContainText('Sources differ')
    await expect(season).toContainText(/ or /)
  })
}

test('a saved trail survives a reload and opens, with its line, when the server is gone', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/ai-trails?q=brock+creek+47')
  await foundTrails(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brock Creek')
  const trail = await detailOf(request, page)
  const { name } = trail
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await context.route('**/api/**', (route) => route.abort())
  await page.goto('/saved')
  await expect(page.getByRole('list', { name: 'Saved trails' }).getByRole('link', { name })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(/^From this phone/)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Take the line with you' }).getByRole('button', { name: 'GPX file' }).click(),
  ])
  const line = await importedLine(await readFile(await download.path(), 'utf8'))
  expect(line.flat()).toHaveLength(
    trail.geometry?.coordinates.flat(trail.geometry.type === 'LineString' ? 0 : 1).length ?? 0,
  )
})

test('a phone without a connection says that it is offline, and the finder still finds', async ({ page, context }) => {
  await page.goto('/ai-trails')
  // The document of the server has trails too, but no search: the app is here.
  await expect(searchBox(page)).toBeVisible()
  await expect(foundTrails(page).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
  await searchBox(page).fill('moccasin gap')
  await searchBox(page).press('Enter')
  await expect(foundTrails(page).first()).toContainText('Moccasin Gap')
})
