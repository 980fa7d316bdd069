import { expect, type Locator, type Page } from '@playwright/test'

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Trail, system, town or county' })

/** The names in the list, from the top. */
export const foundTrails = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')

/** Opens the filters where the window has no room for them, does something in them, and closes them again. */
export const inFilters = async (page: Page, act: (filters: Locator) => Promise<void>): Promise<void> => {
  const opener = page.getByRole('button', { name: /^Filters/ })
  if (!(await opener.isVisible())) {
    await act(page.getByRole('region', { name: 'Filters' }))
    return
  }
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await act(sheet)
  await sheet.getByRole('button', { name: /^Show / }).click()
  await expect(sheet).toBeHidden()
}

export const onlyOpenToUtvToday = (page: Page): Promise<void> =>
  inFilters(page, async (filters) => {
    await filters.getByRole('group', { name: 'Open to' }).getByRole('button', { name: /UTV/ }).click()
    await filters.getByRole('switch', { name: 'Open today' }).click()
  })
