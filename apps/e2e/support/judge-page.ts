import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a theme can break: everything else is the same in all of them. */
const COLORS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

/** axe goes into the page once, not once for each question: its text is half a megabyte. */
async function broken(page: Page, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(async (how) => {
    const { violations } = await axe.run({ ...how, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}

/**
 * In the page: until a theme is drawn, and no colour is on its way from the one before, what is on the screen is of neither.
 * A movement that never ends, and a frame that never comes since the software renderer began anew, are waited for no longer
 * than any colour takes.
 */
async function settled(): Promise<void> {
  const longest = () => new Promise((resolve) => setTimeout(resolve, 1000))
  const frame = () => Promise.race([longest(), new Promise((drawn) => requestAnimationFrame(drawn))])
  await frame()
  await frame()
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Infinity
  const moving = document.getAnimations().filter((one) => !isEndless(one))
  await Promise.race([longest(), Promise.allSettled(moving.map(({ finished }) => finished))])
  await frame()
}

interface Expected {
  readonly path: string
  readonly title: string
  readonly themes: readonly string[]
}

/** One heading, a title of its own, no broken rule of accessibility in any of the themes, and room at 320 pixels. */
export async function judgePage(page: Page, { path, title, themes }: Expected): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // Skeletons say that they are busy; a page that is judged has arrived.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  if (!path.includes(':')) await expect(page).toHaveTitle(new RegExp(title.replace(/[^\w ]/g, '.'), 'i'))
  await expect(page).toHaveTitle(/Bluffline/)
  await expect(page.getByRole('main')).not.toContainText(/\bsafe\b/i)

  expect(await broken(page, {})).toEqual([])
  for (const theme of themes) {
    await page.evaluate((id) => document.documentElement.setAttribute('data-theme', id), theme)
    await page.evaluate(settled)
    expect(await broken(page, COLORS), theme).toEqual([])
  }

  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, `${width} pixels wide`).toBeLessThanOrEqual(0)
  }
}
