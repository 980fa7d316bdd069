import type { BrowserContext } from '@playwright/test'
import { judgePage } from './support/judge-page.ts'
import { keepOnDevice } from './support/kept-app.ts'
import { addressOf, mappedTrail, PAGES } from './support/routes.ts'
import { test as base, expect, watch } from './support/test.ts'
import { THEMES } from './support/themes.ts'

interface Kept {
  /** A device that opened the app once and has had no network since. */
  readonly device: { readonly context: BrowserContext; readonly trailId: string }
}

// One visit with a network for all pages: it is what a rider has.
const test = base.extend<object, Kept>({
  device: [
    async ({ browser, playwright }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use
      const context = await browser.newContext({
        baseURL,
        viewport,
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'America/Chicago',
      })
      const request = await playwright.request.newContext({ baseURL })
      const trail = await mappedTrail(request)
      await request.dispose()
      const page = await context.newPage()
      await keepOnDevice(page)
      await page.close()
      await context.setOffline(true)
      await use({ context, trailId: trail.id })
      await context.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** What the browser itself says of a call that found no network. What the page says of it is the page's own fault. */
const isCutNetwork = (complaint: string): boolean => /^Failed to load resource: net::ERR_/.test(complaint)

for (const { path, title } of PAGES) {
  test(`with no network the page ${path} shows what it has, in every theme`, async ({ device }) => {
    const page = await device.context.newPage()
    const complaints = await watch(page)
    await page.goto(addressOf(path, { id: device.trailId }))
    await judgePage(page, { path, title, themes: THEMES })
    expect(complaints.filter((complaint) => !isCutNetwork(complaint))).toEqual([])
    await page.close()
  })
}
