import type { Campground } from '@bluffline/contract'
import type { Locator, Page } from '@playwright/test'
import { cutNetwork } from './support/account.ts'
import { inFilters } from './support/finder.ts'
import { expect, test } from './support/test.ts'

const found = (page: Page): Locator =>
  page.getByRole('list', { name: 'Campgrounds' }).getByRole('heading', { level: 3 }).getByRole('link')

/** In the page: whether the list of campgrounds is on this device. */
function isKept(): Promise<boolean> {
  return new Promise((resolve) => {
    const open = indexedDB.open('bluffline')
    open.onerror = () => resolve(false)
    open.onsuccess = () => {
      const database = open.result
      if (!database.objectStoreNames.contains('campgrounds')) return (database.close(), resolve(false))
      const count = database.transaction('campgrounds').objectStore('campgrounds').count()
      count.onsuccess = () => (database.close(), resolve(count.result > 0))
    }
  })
}

/** A tent site with lake access under $25 within 50 miles of Mena. */
const askForMena = (page: Page): Promise<void> =>
  inFilters(page, async (filters) => {
    await filters.getByLabel('Distance from').selectOption({ label: 'Mena' })
    await filters.getByLabel('Within').selectOption('50')
    await filters.getByRole('button', { name: 'Tent sites' }).click()
    await filters.getByRole('button', { name: 'Lake access' }).click()
    await filters.getByLabel('Up to').fill('25')
  })

test('a camper finds a tent site by a lake near Mena, compares three, keeps one, loses the network, and still calls it and has its position', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const all = (await (await request.get('/api/campgrounds')).json()) as Campground[]

  await page.goto('/campgrounds')
  await page.getByRole('tab', { name: `All (${all.length})` }).click()
  await askForMena(page)
  // No source tells the price of any by a lake there: the finder says so, and offers those that may fit, with what to ask.
  await expect(page.getByText('0 Campgrounds Found')).toBeVisible()
  await page.getByRole('button', { name: /^Show \d+ of which not all is known$/ }).click()
  await expect(page).toHaveURL(/near=mena-ar/)
  const best = page.getByRole('list', { name: 'Campgrounds' }).getByRole('article').first()
  await expect(best.getByRole('heading', { level: 3 })).toHaveText('Daisy State Park')
  await expect(best.getByText('Ask: price', { exact: true })).toBeVisible()
  const shown = await found(page).allTextContents()
  for (const name of shown) {
    const { pricing, features, amenities } = all.find((one) => one.name === name) as Campground
    expect(pricing.tent_site_min ?? pricing.rv_site_min ?? 0, name).toBeLessThanOrEqual(25)
    expect(features.lake_access, name).not.toBe(false)
    expect(amenities.tent_sites, name).not.toBe(0)
  }

  for (const name of shown.slice(0, 3)) await page.getByRole('button', { name: `Compare ${name}` }).click()
  await page.getByRole('button', { name: 'Compare 3' }).click()
  const comparison = page.getByRole('dialog', { name: 'Compare campgrounds' })
  await expect(comparison.getByRole('columnheader')).toHaveText(shown.slice(0, 3))
  await expect(comparison.getByRole('row', { name: /^Distance/ })).toContainText('37.4 mi')
  await comparison.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Favorite: Daisy State Park' }).click()

  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  expect(complaints).toEqual([])
  await cutNetwork(context)
  await page.reload()
  await expect(found(page).first()).toHaveText('Daisy State Park')
  await expect(page.getByRole('group', { name: 'Comparison' })).toContainText('3 of 3')
  await page.getByRole('tab', { name: 'Favorites (1)' }).click()
  await found(page).getByText('Daisy State Park').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daisy State Park' })).toBeVisible()

  const camp = all.find(({ id }) => id === 'daisy-state-park') as Campground
  const call = page.getByRole('link', { name: 'Call 870-398-4487' })
  await expect(call).toHaveAttribute('href', 'tel:8703984487')
  await page.getByRole('button', { name: 'Copy GPS' }).click()
  await expect(page.getByText('GPS copied', { exact: true })).toBeVisible()
  const position = `${camp.location.latitude},${camp.location.longitude}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(position)
})
