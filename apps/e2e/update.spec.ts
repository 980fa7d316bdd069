import type { Page } from '@playwright/test'
import { newRider, register } from './support/account.ts'
import { wakeWorker } from './support/background-sync.ts'
import { openReleases } from './support/releases.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const WRITES = 50

/** In the page: turns the one write that waits into many, each of another trail, as the app would have kept them. */
const multiplyWrite = (trailIds: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('bluffline')
    opening.onsuccess = () => {
      const writing = opening.result.transaction('outbox', 'readwrite')
      const outbox = writing.objectStore('outbox')
      const reading = outbox.getAll()
      reading.onsuccess = () => {
        const [first] = reading.result as { readonly seq: number; readonly recordId: string }[]
        if (!first) return
        for (const trailId of trailIds.filter((id) => id !== first.recordId)) {
          const { seq: _seq, ...row } = JSON.parse(
            JSON.stringify(first).replaceAll(`"${first.recordId}"`, `"${trailId}"`),
          ) as { seq: number }
          outbox.add({ ...row, key: crypto.randomUUID() })
        }
      }
      writing.oncomplete = () => (opening.result.close(), resolve())
      writing.onerror = () => reject(writing.error ?? new Error('refused'))
    }
  })

const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('bluffline')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count()
          counting.onsuccess = () => (opening.result.close(), resolve(counting.result))
        }
      }),
  )

/** One word of one guide. */
const CHANGE = { path: '/guides/pages/rollover.js', from: 'Watch breathing.', to: 'Watch the breathing.' }

test('an update fetches the one guide that changed; a page killed in the middle of it loses none of fifty writes that wait, and the worker sends them with no page open', async ({
  page,
  baseURL,
}) => {
  const releases = await openReleases(baseURL ?? '')
  try {
    await page.goto(`${releases.address}/profile`)
    await register(page, newRider())
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

    releases.cutApi(true)
    const save = page.getByRole('button', { name: /^Save / }).first()
    await save.click()
    await expect.poll(() => waiting(page)).toBe(1)
    const catalogue = (await (await page.request.get(`${baseURL}/api/trails`)).json()) as { readonly id: string }[]
    await page.evaluate(multiplyWrite, catalogue.map(({ id }) => id).slice(0, WRITES))
    const before = await waiting(page)
    expect(before).toBeGreaterThanOrEqual(WRITES)

    releases.publish(CHANGE)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
    const fetched = releases.sent()
    expect(new Set(fetched)).toEqual(new Set(['/sw.js', CHANGE.path]))
    expect(fetched.filter((path) => path === CHANGE.path)).toHaveLength(1)
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    // No waiting: the page goes down while the new version takes over.
    await page.close()

    const again = await page.context().newPage()
    await again.goto(`${releases.address}/sync`)
    expect(await waiting(again)).toBe(before)
    const token = await again.evaluate(
      () => (JSON.parse(localStorage.getItem('authTokens') ?? '{}') as { readonly accessToken?: string }).accessToken,
    )
    await again.close()

    // Nobody opens the app again: the worker sends what waits as soon as there is a network.
    releases.cutApi(false)
    await wakeWorker(page.context(), releases.address, 'outbox')
    const kept = async (): Promise<readonly unknown[]> => {
      const headers = { authorization: `Bearer ${token}` }
      return (await page.request.get(`${baseURL}/api/saved-trails`, { headers })).json() as Promise<unknown[]>
    }
    await expect.poll(async () => (await kept()).length).toBe(before)

    const last = await page.context().newPage()
    await last.goto(`${releases.address}/sync`)
    await expect(last.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
    expect(await kept()).toHaveLength(before)
  } finally {
    releases.close()
  }
})
