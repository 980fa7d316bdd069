import { type Page, test as base } from '@playwright/test'

interface Watched {
  /** What the page complained of: errors in its console, errors nobody caught, and what the Content-Security-Policy refused. */
  complaints: string[]
}

/** Collects what a page complains of, from its first document on. */
export const watch = async (page: Page): Promise<string[]> => {
  const complaints: string[] = []
  // What a page catches is in no console, and still is reported to whoever watches the policy.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
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
      await use(await watch(page))
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
