import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

// A panel that is still fading in has the contrast of nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const faults = async (page: Page): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )

test('a desktop: menus by keyboard, the palette with no network, and the heading has the focus wherever one goes', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/saved')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const menu = bar.getByRole('button', { name: /^Explore/ })
  await expect(menu).toHaveText(/you are here/)
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(bar.getByRole('group', { name: 'Explore' }).getByRole('link').first()).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await bar.getByRole('button', { name: /^Ride/ }).click()
  await bar.getByRole('link', { name: /Record Trip/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Record a ride' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Record a ride · Bluffline' })).toHaveCount(1)
  await expect(bar.getByRole('button', { name: /^Ride.*you are here/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /Search/ })
  await expect(box).toBeFocused()
  await context.setOffline(true)
  await expect(box).toHaveAttribute('placeholder', 'Search features... (Cmd+K)')
  expect((await page.getByRole('listbox', { name: 'Results' }).boundingBox())?.height).toBeLessThanOrEqual(400)
  expect(await faults(page)).toEqual([])
  await box.fill('red-light')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-night', '')
  await page.getByRole('button', { name: 'Red-light mode is on. Turn it off' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-night', '')
  await context.setOffline(false)
  await page.keyboard.press('Control+k')
  await box.fill('brokc creek 23')
  await page.getByRole('option', { name: /Brock Creek Trail 23/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brock Creek Trail 23' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(box).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  // What was asked for while there was no network is the browser's own complaint.
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
})

test('a phone: search, the foot of a page, More and themes, and theme and text size are there before the app', async ({
  page,
}) => {
  await page.goto('/features')
  await page.getByRole('searchbox', { name: 'Search features' }).fill('gpx')
  await expect(page.getByRole('main').getByRole('link', { name: /Navigate a File/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Saved Trails/ })).toHaveCount(0)

  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByRole('link', { name: 'Explore' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect(more.getByRole('region', { name: 'Discover' }).getByRole('link')).toHaveCount(3)
  await more.getByText('Mountain Hiker').click()
  await expect(more.getByRole('radio', { name: /Mountain Hiker.*Active/ })).toBeChecked()
  expect(await faults(page)).toEqual([])
  await more.getByRole('link', { name: /Riding Settings/ }).click()
  await page.getByText('Extra large').click()
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'extra-large')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Riding settings' })).toBeVisible()
  const before = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    rootPx: getComputedStyle(document.documentElement).fontSize,
  }))
  expect(before).toEqual({ ground: 'rgb(242, 239, 228)', rootPx: '20px' })
})
