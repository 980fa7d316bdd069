import type { Page } from '@playwright/test'
import { newRider, openProfile, register } from './support/account.ts'
import { startRescueServer, type RescueServer } from './support/rescue-server.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<object, { readonly rescue: RescueServer }>({
  rescue: [
    async ({ browserName: _any }, give) => {
      const rescue = await startRescueServer()
      await give(rescue)
      await rescue.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
// The server is started once for both.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: ({ rescue }, give) => give(rescue.address) })

const ALEX = 'alex@example.org'

const addContact = async (page: Page): Promise<void> => {
  await page.goto('/settings/emergency/contacts')
  await page.getByRole('button', { name: 'Add a contact' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a contact' })
  await dialog.getByLabel('Name').fill('Alex')
  await dialog.getByLabel(/e-mail/i).fill(ALEX)
  await dialog.getByRole('button', { name: /^(Add|Keep|Save)/ }).click()
  await expect(dialog).toBeHidden()
}

/** Three days long, begun an hour ago. */
const planWatchedTrip = async (page: Page): Promise<void> => {
  const local = (ms: number) => new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  await page.goto('/trips/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Three days out')
  await page.getByLabel('Leave', { exact: true }).fill(local(Date.now() - 3_600_000))
  await page.getByLabel('Back by').fill(local(Date.now() + 3 * 86_400_000))
  await page.getByRole('button', { name: 'Keep this trip' }).click()
  await page.getByRole('button', { name: 'Watch for my return' }).click()
}

test('a contact agrees by a link; an alert reaches them with the position, they say that they are on it, and both sides see it end', async ({
  page,
  context,
  browser,
  rescue,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 35.50589, longitude: -92.80841, accuracy: 8 })
  await openProfile(page)
  await register(page, newRider())
  await addContact(page)
  await expect.poll(() => rescue.linkFor(ALEX, 'confirm')).toBeDefined()

  const contactDevice = await browser.newContext({ baseURL: rescue.address })
  const contact = await contactDevice.newPage()
  await contact.goto(rescue.linkFor(ALEX, 'confirm') ?? '')
  await contact.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(contact.getByText(/^You agreed\./)).toBeVisible()

  // With somebody to tell, the server watches for a return, and says so itself.
  await page.goto('/settings/emergency/contacts')
  await expect(page.getByText('Has agreed').first()).toBeVisible()
  await planWatchedTrip(page)
  await expect(page.getByText(/^The server watches\. If you are not back, your contacts are told at/)).toBeVisible()
  await page
    .getByRole('region', { name: 'If you do not come back' })
    .getByRole('button', { name: 'We are back' })
    .click()
  await expect(page.getByText('The server knows that you are back. Whoever was told knows it too.')).toBeVisible()

  await page.goto('/emergency')
  await page.getByRole('button', { name: 'Alert my contacts' }).click()
  await page.getByRole('button', { name: 'Yes, alert them' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => rescue.linkFor(ALEX, 'help')).toBeDefined()
  await expect(page.getByText(/handed over, not known to have arrived/i)).toBeVisible()

  await contact.goto(rescue.linkFor(ALEX, 'help') ?? '')
  await expect(contact.getByRole('heading', { level: 1, name: /needs help$/ })).toBeVisible()
  await expect(contact.getByText("35° 30.353' N, 92° 48.505' W")).toBeVisible()
  await contact.getByRole('button', { name: 'I am on it' }).click()
  await expect(contact.getByText(/^You are on it\./)).toBeVisible()
  await expect(page.getByText(/is on it, since/)).toBeVisible()

  await page.getByRole('button', { name: 'I am OK' }).click()
  await page.getByRole('button', { name: 'Yes, it is over' }).click()
  await expect(contact.getByText(/Nothing more is to be done\.$/)).toBeVisible()

  // Another link, as somebody may guess it, opens nothing.
  await contact.goto(`/help#${'A'.repeat(43)}`)
  await contact.reload()
  await expect(contact.getByText('This link does not open anything')).toBeVisible()
  await contactDevice.close()
})

const QUARTER_MS = 15 * 60_000
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a camper who waits for nights at a sold-out campground is told once that a site has opened', async ({
  page,
  rescue,
}) => {
  rescue.campsites({ T01: 'Reserved', T02: 'Reserved' })
  await openProfile(page)
  await register(page, newRider())
  await page.goto(`/campgrounds/greeson-self-creek?arrive=${dayIn(20)}&depart=${dayIn(22)}`)
  const room = page.getByRole('region', { name: 'Is there room?' })
  await expect(room.getByText('Full', { exact: true })).toBeVisible()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/campground-watches') && answer.ok())
  await page.getByRole('button', { name: /^Tell me when a site opens/ }).click()
  await kept

  const watch = page.getByRole('region', { name: 'Watch' })
  const message = page.getByText('Self Creek (Lake Greeson) has opened', { exact: true })
  /** The server looks, and the camper opens the page anew. */
  const look = (seen: () => Promise<void>) => {
    rescue.later(QUARTER_MS)
    return expect(async () => {
      await page.reload()
      await seen()
    }).toPass()
  }
  await look(() => expect(watch.getByText(/^Last looked up .*: full\.$/)).toBeVisible({ timeout: 10_000 }))
  await expect(message).toHaveCount(0)

  rescue.campsites({ T01: 'Reserved', T02: 'Available' })
  await look(() => expect(message.first()).toBeVisible({ timeout: 10_000 }))
  await expect(watch.getByRole('list', { name: 'Openings' }).getByRole('listitem')).toHaveText(/1 site, .*T02 Lake/)

  rescue.campsites({ T01: 'Available', T02: 'Available' })
  await look(() => expect(room.getByText('2 tent free')).toBeVisible({ timeout: 10_000 }))
  await expect(watch.getByRole('list', { name: 'Openings' }).getByRole('listitem')).toHaveCount(1)
  await expect(message).toHaveCount(0)
})
