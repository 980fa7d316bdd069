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

const found = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)

for (const { path, title } of PAGES) {
  // One opening of the page for all that is asked of it: opening is what takes the time.
  test(`the page ${path} has one heading, its own title, room at 320 pixels, and breaks no rule of accessibility in any theme`, async ({
    page,
    request,
    complaints,
  }) => {
    await page.goto(addressOf(path, await mappedTrail(request)))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    // Skeletons say that they are busy; a page that is judged has arrived.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (!path.includes(':')) await expect(page).toHaveTitle(new RegExp(title.replace(/[^\w ]/g, '.'), 'i'))
    await expect(page).toHaveTitle(/Bluffline/)
    await expect(page.getByRole('main')).not.toContainText(/\bsafe\b/i)

    expect(await found(new AxeBuilder({ page }))).toEqual([])
    for (const theme of THEMES) {
      await page.evaluate((id) => document.documentElement.setAttribute('data-theme', id), theme)
      // Until it is drawn, what is on the screen is of the theme before.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await found(new AxeBuilder({ page }).withRules(COLOR_RULES)), theme).toEqual([])
    }

    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, `${width} pixels wide`).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
  })
}

test('every page has another title', () => {
  const titles = PAGES.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(3)
  expect(new Set(titles).size).toBe(titles.length)
})
