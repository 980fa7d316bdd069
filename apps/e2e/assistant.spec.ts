import { expect, type Page } from '@playwright/test'
import { cutNetwork } from './support/account.ts'
import { foundTrails } from './support/finder.ts'
import { test } from './support/test.ts'

const ask = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: 'Ask in your own words' })
  await box.fill(text)
  await box.press('Enter')
  await expect(page.getByRole('list', { name: 'Conversation' }).getByText(text, { exact: true })).toBeVisible()
}

const emergency = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Emergency' })

test('the assistant is typed to with no network: it opens the list asked for, knows an emergency from none, and calls nobody by itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 35.50589, longitude: -92.80841 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ai-trails')
  await expect(foundTrails(page).first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Ask the assistant' })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible()
  await ask(page, 'my belt is slipping')
  await expect(page.getByRole('heading', { name: 'Belt failure' })).toBeVisible()
  // On this first visit no worker keeps the guides: those of emergencies came with the assistant.
  await page.waitForLoadState('networkidle')
  await cutNetwork(context)
  await context.setOffline(true)
  await expect(page.getByRole('dialog').getByText('Offline', { exact: true })).toBeVisible()

  await ask(page, 'find easy trails near Russellville')
  await expect(page).toHaveURL(/\/ai-trails\?difficulty=easy&near=russellville-ar&withinMiles=25&sort=nearest$/)
  await expect(page.getByRole('button', { name: 'Remove Within 25 miles of Russellville' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Easy' })).toBeVisible()

  await ask(page, 'help me find an easy trail')
  await expect(page).toHaveURL(/\/ai-trails\?difficulty=easy$/)
  await expect(emergency(page)).toHaveCount(0)

  await ask(page, 'I rolled my side by side and my buddy is hurt')
  await expect(emergency(page)).toBeVisible()
  await expect(emergency(page).getByText("35° 30.353' N, 92° 48.505' W")).toBeVisible()
  await expect(emergency(page).getByText(/^15S WV /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rollover' })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await emergency(page).getByRole('button', { name: 'Call 911 …' }).click()
  await expect(emergency(page).getByRole('link', { name: 'Yes, call 911' })).toHaveAttribute('href', 'tel:911')

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeVisible()
})
