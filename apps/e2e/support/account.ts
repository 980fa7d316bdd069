import { randomUUID } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'

export interface Rider {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Somebody whom no other test knows. */
export const newRider = (): Rider => {
  const username = `rider-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.org`, password: 'dust and gravel' }
}

/** No call gets through; the app's own files still come, as from a phone that has it installed. */
export const cutNetwork = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', (route) => route.abort())

export const mendNetwork = (context: BrowserContext): Promise<void> => context.unroute('**/api/**')

export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile')
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
}

export const register = async (page: Page, rider: Rider): Promise<void> => {
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username').fill(rider.username)
  await page.getByLabel('E-mail').fill(rider.email)
  await page.getByLabel('Password').fill(rider.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/ai-trails/)
}

export const logIn = async (page: Page, { username, password }: Omit<Rider, 'email'>): Promise<void> => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/** Waits until nothing on this device is left to be sent. */
export const allSent = async (page: Page): Promise<void> => {
  await page.goto('/sync')
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  await expect(page.getByText(/^All sent/)).toBeVisible()
}
