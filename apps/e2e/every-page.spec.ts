import { judgePage } from './support/judge-page.ts'
import { addressOf, mappedTrail, PAGES } from './support/routes.ts'
import { expect, test } from './support/test.ts'

// Colours that are still on their way from one theme to the next are nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, title } of PAGES) {
  // One opening of the page for all that is asked of it: opening is what takes the time.
  test(`the page ${path} has one heading, its own title, room at 320 pixels, and breaks no rule of accessibility`, async ({
    page,
    request,
    complaints,
  }) => {
    await page.goto(addressOf(path, await mappedTrail(request)))
    // The other themes are tried where the network is cut: there the pages are the same, and their rarer words are seen.
    await judgePage(page, { path, title, themes: [] })
    expect(complaints).toEqual([])
  })
}

test('every page has another title', () => {
  const titles = PAGES.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(3)
  expect(new Set(titles).size).toBe(titles.length)
})
