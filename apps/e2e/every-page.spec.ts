import AxeBuilder from '@axe-core/playwright'
import { addressOf, mappedTrail, PAGES } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const THEMES = [
  'dark',
  'theme-rider',
  'theme-camper',
  'theme-hiker',
  'theme-cyclist',
  'theme-hunter',
  'light',
  'high-contrast',
]
/** What a theme can break: everything else is the same in all of them. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

// Colours that are still on their way from one theme to the next are nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, title } of PAGES) {
  test.describe(`the page ${path}`, () => {
    test.beforeEach(async ({ page, request }) => {
      await page.goto(addressOf(path, await mappedTrail(request)))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      // Skeletons say that they are busy; a page that is judged has arrived.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    })

    test('has one main heading, a title of its own, and nothing to complain of', async ({ page, complaints }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (!path.includes(':')) await expect(page).toHaveTitle(new RegExp(title.replace(/[^\w ]/g, '.'), 'i'))
      await expect(page).toHaveTitle(/Bluffline/)
      expect(complaints).toEqual([])
    })

    test('never scrolls sideways, down to 320 pixels', async ({ page }) => {
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(excess, `${width} pixels wide`).toBeLessThanOrEqual(0)
      }
    })

    test('breaks no rule of accessibility, nor in any theme those of colour', async ({ page }) => {
      test.slow()
      const found = async (axe: AxeBuilder) =>
        (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(await found(new AxeBuilder({ page }))).toEqual([])
      for (const theme of THEMES) {
        await page.evaluate((id) => document.documentElement.setAttribute('data-theme', id), theme)
        // Until it is drawn, what is on the screen is of the theme before.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        expect(await found(new AxeBuilder({ page }).withRules(COLOR_RULES)), theme).toEqual([])
      }
    })

    test('prints the word “safe” nowhere', async ({ page }) => {
      await expect(page.getByRole('main')).not.toContainText(/\bsafe\b/i)
    })
  })
}

test('every page has another title', () => {
  const titles = PAGES.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(3)
  expect(new Set(titles).size).toBe(titles.length)
})
