import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { accountMenu, allSent, logIn, newRider, openProfile, register } from './support/account.ts'
import { expect, test } from './support/test.ts'

/** The access token of this device is one the server will not take any more, as after a quarter of an hour. */
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('authTokens') ?? '{}') as Record<string, unknown>
    localStorage.setItem('authTokens', JSON.stringify({ ...tokens, accessToken: 'spent' }))
  })

const countRefreshes = (context: BrowserContext): (() => number) => {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/refresh') count += 1
  })
  return () => count
}

const saveTrail = async (page: Page, nth: number): Promise<void> => {
  const save = page.getByRole('button', { name: /^Save / }).nth(nth)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
}

test('two tabs whose token is spent ask for one new one, and what both of them wrote arrives', async ({
  page,
  context,
}) => {
  await openProfile(page)
  await register(page, newRider())
  await allSent(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/ai-trails')
    await expect(tab.getByRole('button', { name: /^Save / }).nth(1)).toBeVisible()
  }
  const refreshes = countRefreshes(context)
  await spoilToken(page)
  await Promise.all([saveTrail(page, 0), saveTrail(other, 1)])
  await expect.poll(refreshes).toBe(1)
  await allSent(page)
  await allSent(other)
  expect(refreshes()).toBe(1)

  const kept = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('authTokens') ?? '{}') as { readonly accessToken: string }
    return (await fetch('/api/saved-trails', { headers: { authorization: `Bearer ${accessToken}` } })).json() as unknown
  })
  expect(kept).toHaveLength(2)
})

test('a rider changes password and e-mail, takes everything along, and deletes the account', async ({ page }) => {
  const rider = newRider()
  await openProfile(page)
  await register(page, rider)
  await page.goto('/profile')

  const password = page.getByRole('region', { name: 'Change password' })
  await password.getByLabel('Current password').fill(rider.password)
  await password.getByLabel('New password').fill('gravel and dust')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed').first()).toBeVisible()

  const email = page.getByRole('region', { name: 'Change e-mail' })
  await email.getByLabel('New e-mail address').fill(`new-${rider.email}`)
  await email.getByLabel('Password').fill(rider.password)
  await email.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText('Not done').first()).toBeVisible()
  await email.getByLabel('Password').fill('gravel and dust')
  await email.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText(`new-${rider.email}`).first()).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const archive = readFileSync(await (await download).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password').fill('gravel and dust')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  // The farewell ends with the front page, loaded anew.
  await page.waitForURL('/')
  await expect(accountMenu(page)).toHaveCount(0)
  await openProfile(page)
  await logIn(page, { username: rider.username, password: 'gravel and dust' })
  await expect(page.getByText('Login Failed').first()).toBeVisible()
})
