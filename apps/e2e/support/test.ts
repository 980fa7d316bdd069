import { type Page, test as base } from '@playwright/test'

interface Watched {
  /** What the page complained of: errors in its console and errors nobody caught. */
  complaints: string[]
}

const watch = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Playwright's test, watching the console of the page from the start. */
export const test = base.extend<Watched>({
  complaints: [
    async ({ page }, use) => {
      await use(watch(page))
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
