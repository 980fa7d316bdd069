import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const WIDTHS = [320, 360, 390, 480, 767, 768, 932, 1100, 1440]
const SIZES = ['normal', 'large', 'extra-large'].flatMap((text) =>
  ['standard', 'glove-friendly'].map((touch) => ({ text, touch })),
)

/** What stands in the bars and does not lie within the window, in each size; and whether the page scrolls sideways. */
const outsideNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((sizes) => {
    const root = document.documentElement
    return sizes.flatMap(({ text, touch }) => {
      Object.assign(root.dataset, { fontSize: text, touch })
      const where = `${root.clientWidth} px, ${text} text, ${touch} buttons`
      const outside = [
        ...document.querySelectorAll<HTMLElement>(':is(header, #main ~ nav) :is(a, button, [role="status"] > *)'),
      ].filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 0 && (left < 0 || right > root.clientWidth)
      })
      const sideways = root.scrollWidth > root.clientWidth ? [`${where}: scrolls sideways`] : []
      return [...sideways, ...outside.map((one) => `${where}: ${one.ariaLabel ?? one.innerText}`)]
    })
  }, SIZES)

async function outsideAtAnyWidth(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    found.push(...(await outsideNow(page)))
  }
  return found
}

test('the bars have room for everything, from 320 to 1440 pixels, in every size of text and buttons, with no network too', async ({
  page,
  context,
}) => {
  await page.goto('/saved')
  const bar = page.getByRole('banner')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /ride/ })).toBeVisible()
  expect(await outsideAtAnyWidth(page)).toEqual([])
  await context.setOffline(true)
  await expect(bar.getByRole('status')).toHaveText('Offline')
  expect(await outsideAtAnyWidth(page)).toEqual([])
})
