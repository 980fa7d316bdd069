import AxeBuilder from '@axe-core/playwright'
import { cutNetwork } from './support/account.ts'
import { expect, test } from './support/test.ts'

const HOUR_MS = 3_600_000

test('a paddler reads a river with the age of the reading, sets an alarm, loses the network, and sees the same reading marked as old', async ({
  page,
  context,
  complaints,
}) => {
  await page.clock.install()
  await page.goto('/waterway-conditions')
  await page.getByRole('searchbox', { name: 'Search rivers, creeks and lakes' }).fill('ponca pruitt')
  const card = page.getByRole('list', { name: 'Waters' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('3.20 ft')
  await expect(card).toContainText('Rising 0.50 ft/h')
  await expect(card).toContainText(/measured \d+ minutes? ago|just measured/)

  await card.getByRole('link').click()
  await expect(page.getByRole('img', { name: /^Height, feet/ }).first()).toBeVisible()
  await expect(page.getByText(/^Expected crest 11\.50 ft/).first()).toBeVisible()
  await expect(
    page.getByText('Made before the bed moved').or(page.getByText('May be from before the bed moved')).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Set an alarm' }).first().click()
  await page.getByRole('combobox', { name: 'Watch for' }).selectOption('A camp')
  await page.getByRole('textbox', { name: 'What you call it' }).fill('Steel Creek camp')
  await page.getByRole('button', { name: 'Watch this water' }).click()
  await expect(page.getByRole('list', { name: 'Water you watch' })).toContainText('Steel Creek camp')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  expect(complaints).toEqual([])
  await cutNetwork(context)
  await page.clock.fastForward(3 * HOUR_MS)
  await page.goto('/waterway-conditions')
  await page.getByRole('searchbox', { name: 'Search rivers, creeks and lakes' }).fill('ponca pruitt')
  await expect(page.getByText('No connection to the server.', { exact: false })).toBeVisible()
  await expect(card).toContainText('3.20 ft')
  await expect(card).toContainText(/Old reading: 3 hours old/)
  await page.goto('/water-safety-alerts')
  await expect(page.getByRole('list', { name: 'Water you watch' })).toContainText('Steel Creek camp')
})

test('weather and warnings of a place, thunder, and the same with no network', async ({ page, context }) => {
  await page.goto('/safety/weather?town=jasper-ar')
  const warning = page.getByRole('list', { name: 'Warnings' }).getByRole('listitem')
  await expect(warning).toContainText('Flash Flood Warning')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  await page.getByRole('button', { name: 'I heard thunder' }).click()
  await expect(page.getByText(/30 minutes to wait, until/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await cutNetwork(context)
  await page.reload()
  await expect(warning).toContainText('Flash Flood Warning')
  await expect(page.getByText('No connection: this is what your phone knew last.').first()).toBeVisible()
  await expect(page.getByText(/minutes to wait, until/)).toBeVisible()
})
