import { simulateRide, type Fix } from '@bluffline/core'
import type { Page } from '@playwright/test'
import {
  accountMenu,
  allSent,
  cutNetwork,
  logIn,
  mendNetwork,
  newRider,
  openProfile,
  register,
} from './support/account.ts'
import { foundTrails } from './support/finder.ts'
import { PHOTO } from './support/photo.ts'
import { giveReceiver, receive } from './support/receiver.ts'
import { startSignInProvider } from './support/sign-in-provider.ts'
import { expect, test } from './support/test.ts'

const line = Array.from({ length: 120 }, (_, i) => ({ lng: -92.8 + i / 4000, lat: 35.5 }))
const fixes: readonly Fix[] = simulateRide(line, {
  speedMps: 6.7,
  sigmaM: 4,
  correlationS: 20,
  intervalS: 1,
  seed: 3,
  altitudeAt: () => 250,
})
const START_MS = (fixes[0]?.timeMs ?? 0) - 1000

const openTrails = async (page: Page): Promise<void> => {
  await page.goto('/ai-trails')
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
}

/** On the page with the trails. */
const saveFirstTrail = async (page: Page): Promise<string> => {
  const name = (await foundTrails(page).first().textContent()) ?? ''
  const save = page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  return name
}

const recordRide = async (page: Page): Promise<void> => {
  await page.goto('/record')
  await page.getByRole('radio', { name: /UTV/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recording' })).toBeVisible()
  await receive(page, fixes.slice(0, 90))
  const controls = page.getByRole('group', { name: 'Ride controls' })
  await controls.getByRole('button', { name: 'Waypoint' }).click()
  const waypoint = page.getByRole('dialog', { name: 'Waypoint' })
  await waypoint.getByLabel('Note').fill('Gate')
  await waypoint.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PHOTO })
  await waypoint.getByRole('button', { name: 'Keep waypoint' }).click()
  await expect(page.getByText('Waypoint kept', { exact: true })).toBeVisible()
  await controls.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish ride' }).click()
  await expect(page).toHaveURL(/\/rides\/.+/)
}

/** With or without a network; the trail is the one that was saved. */
const planTrip = async (page: Page, name: string, trail: string): Promise<void> => {
  await page.goto('/trips/new')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('searchbox', { name: 'Add a trail' }).fill(trail)
  await page.getByRole('list', { name: 'Trails found' }).getByRole('button').first().click()
  await page.getByLabel('Leave', { exact: true }).fill('2027-05-01T08:00')
  await page.getByRole('button', { name: 'Keep this trip' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** How many points the rides on this device have, read beside the app. */
const storedPoints = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('bluffline-rides')
        opening.onerror = () => reject(opening.error ?? new Error('refused'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tracks').objectStore('tracks').getAll()
          reading.onerror = () => reject(reading.error ?? new Error('refused'))
          reading.onsuccess = () => {
            opening.result.close()
            const tracks = reading.result as { readonly pieces: readonly { readonly lng: Float64Array }[] }[]
            resolve(tracks.flatMap(({ pieces }) => pieces).reduce((sum, { lng }) => sum + lng.length, 0))
          }
        }
      }),
  )

test('what a new rider keeps with no signal is on their second device once they have an account', async ({
  page,
  browser,
}) => {
  test.slow()
  const rider = newRider()
  await giveReceiver(page.context(), START_MS)
  await openTrails(page)
  await cutNetwork(page.context())
  const trail = await saveFirstTrail(page)
  await planTrip(page, 'A Saturday out', trail)
  await recordRide(page)
  const ride = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await mendNetwork(page.context())
  await openProfile(page)
  await expect(page.getByText(/1 saved trail, 1 trip,? and 1 ride/)).toBeVisible()
  await register(page, rider)
  await allSent(page)

  const second = await browser.newContext()
  const other = await second.newPage()
  await openProfile(other)
  await logIn(other, rider)
  await expect(other).toHaveURL(/\/ai-trails/)
  await allSent(other)
  await other.goto('/saved')
  await expect(other.getByRole('heading', { level: 2, name: trail })).toBeVisible()
  await other.goto('/trips')
  await other.getByRole('link', { name: 'A Saturday out' }).click()
  await expect(other.getByText('May 1, 2027, 8:00 AM')).toBeVisible()
  await expect(
    other.getByRole('list', { name: 'Trails of this trip' }).getByRole('link', { name: trail }),
  ).toBeVisible()
  await other.goto('/rides')
  await other
    .getByRole('link', { name: new RegExp(ride) })
    .first()
    .click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ride)
  await expect.poll(() => storedPoints(other)).toBeGreaterThan(80)
  // Drawn by the other phone: the file came over whole.
  const photo = other.getByRole('img', { name: 'Photo of Gate' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await second.close()
})

test('a sign-in provider brings a rider back to the page they came from, signed in', async ({ page, baseURL }) => {
  const provider = await startSignInProvider(baseURL ?? '')
  try {
    const { username } = newRider()
    await page.goto('/share-location')
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Sign in with your provider' }).click()
    // The provider's own two pages: who are you, and may they know.
    await page.getByPlaceholder('Enter any login').fill(username)
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${baseURL}/share-location`)
    await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible()
    await expect(page.getByText('Log in to share where you are')).toHaveCount(0)
  } finally {
    provider.stop()
  }
})

test('a wrong password is told in the words of the server, and nothing is lost', async ({ page }) => {
  await openProfile(page)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Enter your username.')).toBeVisible()
  await logIn(page, { username: newRider().username, password: 'not this one' })
  await expect(page.getByText('Login Failed').first()).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('not this one')
  await cutNetwork(page.context())
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Unable to connect to server. Please try again.').first()).toBeVisible()
})

test('logging out leaves nothing of one rider for the next', async ({ page }) => {
  const rider = newRider()
  await openProfile(page)
  await register(page, rider)
  await openTrails(page)
  const trail = await saveFirstTrail(page)
  await allSent(page)
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been successfully logged out').first()).toBeVisible()
  await expect(page).toHaveURL(/\/(ai-trails)?$/)
  await expect(accountMenu(page)).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.getItem('authTokens'), localStorage.getItem('currentUser')])).toEqual([
    null,
    null,
  ])
  await page.goto('/saved')
  await expect(page.getByText(trail)).toHaveCount(0)

  const next = newRider()
  await openProfile(page)
  await register(page, next)
  await allSent(page)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: trail })).toHaveCount(0)
})

/** In the page: every write to a database is refused as on a full device, until it is called again. Chromium takes no smaller quota from a test. */
const fillDisk = (): void => {
  const kept = window as Window & { readonly stores?: Pick<IDBObjectStore, 'add' | 'put'> }
  const store = IDBObjectStore.prototype
  if (kept.stores) return void Object.assign(store, kept.stores)
  Object.assign(kept, { stores: { add: store.add, put: store.put } })
  const refuse = () => {
    throw new DOMException('The device is full', 'QuotaExceededError')
  }
  Object.assign(store, { add: refuse, put: refuse })
}

test('a full device says so and loses nothing; logging out asks first where something would be lost', async ({
  page,
}) => {
  await openProfile(page)
  await register(page, newRider())
  await openTrails(page)
  await cutNetwork(page.context())
  await saveFirstTrail(page)
  await page.evaluate(fillDisk)
  const second = page.getByRole('button', { name: /^Save / }).nth(1)
  await second.click()
  await expect(page.getByText(/This device has no room left/).first()).toBeVisible()
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(fillDisk)
  await page.goto('/sync')
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(1)
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out and lose changes?' })
  await expect(dialog).toContainText('One change has not reached your account yet')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await mendNetwork(page.context())
  await allSent(page)
})

test('a device whose clock is ten minutes wrong signs in and syncs', async ({ browser }) => {
  for (const wrongMs of [10 * 60_000, -10 * 60_000]) {
    const context = await browser.newContext()
    await context.addInitScript((byMs) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + byMs
    }, wrongMs)
    const page = await context.newPage()
    await openProfile(page)
    await register(page, newRider())
    await expect(accountMenu(page)).toBeVisible()
    await openTrails(page)
    await saveFirstTrail(page)
    await allSent(page)
    await context.close()
  }
})

test('a session can be ended from another device', async ({ page, browser }) => {
  const rider = newRider()
  await openProfile(page)
  await register(page, rider)
  const second = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const other = await second.newPage()
  await openProfile(other)
  await logIn(other, rider)
  await expect(other).toHaveURL(/\/ai-trails/)
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Log out Firefox/ }).click()
  await expect(page.getByRole('button', { name: /^Log out Firefox/ })).toHaveCount(0)
  await other.goto('/profile')
  await expect(other.getByRole('tab', { name: 'Login' })).toBeVisible()
  await second.close()
})
