import { expect, type Page } from '@playwright/test'
import { cutNetwork, mendNetwork, newRider, openProfile, register } from './support/account.ts'
import { test } from './support/test.ts'

const card = (page: Page) => page.getByRole('dialog', { name: 'Emergency' })
const button = (page: Page) => page.getByRole('button', { name: /^SOS/ })

test('an emergency with no network: the button is held, the card says where one is, a cancel sends nothing; an alert waits over a reload and goes when the network is back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 35.50589, longitude: -92.80841, accuracy: 8 })
  await openProfile(page)
  await register(page, newRider())
  // Ten seconds to cancel, so that a busy machine is no fast finger.
  await page.addInitScript(() => localStorage.setItem('emergencySettings', JSON.stringify({ panicButtonDelay: 10 })))
  await page.goto('/settings/emergency')
  await expect(button(page)).toBeVisible()
  // What the card is made of is on the device before it is needed.
  await page.waitForLoadState('networkidle')
  await cutNetwork(context)

  const { x, y, width, height } = (await button(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }])
  await expect(card(page).getByText('Nothing has been sent yet.')).toBeVisible()
  // The card has opened under the finger. Lifting it presses nothing there.
  await touch('touchEnd', [])
  await expect(card(page).getByText("35° 30.353' N, 92° 48.505' W", { exact: true })).toBeVisible()
  await expect(card(page).getByText('15S WV 17374 29163', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  // For a moment after the finger has left nothing can be pressed.
  await expect(async () => {
    await card(page).getByRole('button', { name: 'Cancel: I am OK' }).click({ timeout: 500 })
    await expect(card(page).getByText('Nothing was sent.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await card(page).getByRole('button', { name: 'Done' }).click()

  await card(page).getByRole('button', { name: 'Alert my contacts' }).click()
  await card(page).getByRole('button', { name: 'Yes, alert them' }).click()
  await card(page).getByRole('button', { name: 'Send now' }).click()
  await expect(card(page).getByText('Not sent yet')).toBeVisible()

  // The page is gone and comes back: the alert is in front again.
  await page.reload()
  await expect(card(page).getByText('Not sent yet')).toBeVisible()

  await mendNetwork(context)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  // Nobody has been told by it: this rider has no contact who agreed, and the card says so.
  await expect(card(page).getByText('The server has it, and can reach nobody')).toBeVisible()

  await card(page).getByRole('button', { name: 'I am OK' }).click()
  await card(page).getByRole('button', { name: 'Yes, it is over' }).click()
  await expect(card(page).getByText('Closed', { exact: true })).toBeVisible()
})
