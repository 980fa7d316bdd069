import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const ADDRESS = 'Email Address *'
const WELCOME = 'Taking you to the platform...'

/** Everything the device keeps of the person at the gate. */
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('userLeadSubmitted'))

test('a first visitor finds help before the form, is told what is wrong, and comes in once and for all', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trust it with your family.')
  await expect(page.getByRole('link', { name: /^Emergency/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Top Arkansas/ })).toBeHidden()

  await page.getByLabel(ADDRESS).fill('rider')
  await page.getByRole('button', { name: 'Access Trail Platform →' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel(ADDRESS).fill('first-visitor@example.org')
  await page.getByLabel('Phone Number (Optional)').fill('(501) 555-1234')
  await page.getByRole('button', { name: 'Access Trail Platform →' }).click()
  await expect(page.getByText(WELCOME)).toBeVisible()
  expect(await flag(page)).toBe('true')
  await expect(page.getByRole('heading', { name: /^Top Arkansas/ })).toBeVisible()

  // Links of the part that the server drew lead through the app, and back finds the page again.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: /View on Map.*Mill Creek/ }).click()
  await expect(page).toHaveURL(/\/map\?q=Mill%20Creek$/)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Top Arkansas/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Top Arkansas/ })).toBeVisible()
  await expect(page.getByLabel(ADDRESS)).toBeHidden()
  expect(complaints).toEqual([])
})

test('with no signal the gate opens all the same, and the address is sent when there is one', async ({ page }) => {
  const sent: unknown[] = []
  let hasSignal = false
  await page.route('**/api/user-leads', async (route) => {
    if (!hasSignal) return route.abort()
    sent.push(route.request().postDataJSON())
    return route.continue()
  })
  await page.goto('/')
  await page.getByLabel(ADDRESS).fill('no-signal@example.org')
  await page.getByRole('button', { name: 'Access Trail Platform →' }).click()
  await expect(page.getByText(/your address waits on this device/)).toBeVisible()
  await expect(page.getByRole('search', { name: 'Trails' })).toBeVisible()
  hasSignal = true
  await page.goto('/sync')
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  expect(sent).toMatchObject([{ email: 'no-signal@example.org', consentedAt: expect.any(String) }])
})

test('the gate stands at the front door alone', async ({ page }) => {
  for (const path of ['/map?q=Brock%20Creek', '/record', '/map/brock-creek-23']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel(ADDRESS)).toHaveCount(0)
  }
  expect(await flag(page)).toBeNull()
})

test('what a search engine and a link preview read is there without a script, under whole addresses', async ({
  request,
  baseURL,
}) => {
  const front = await (await request.get('/')).text()
  expect(front).toContain('Top Arkansas ATV &amp; UTV Trail Locations')
  expect(front).toContain(`<link rel="canonical" href="${baseURL}/" />`)
  const structured = [...front.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as { '@type': string; url: string },
  )
  expect(structured.map((data) => data['@type'])).toEqual(['WebSite', 'SoftwareApplication'])
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(front) ?? []
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/map/brock-creek-23</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
