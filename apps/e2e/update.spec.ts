import type { Page } from '@playwright/test'
import { newRider, register } from './support/account.ts'
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

test('a page killed in the middle of an update loses none of fifty writes that wait', async ({ page, baseURL }) => {
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

    releases.publish()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('A new version is ready', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    // No waiting: the page goes down while the new version takes over.
    await page.close()

    const again = await page.context().newPage()
    await again.goto(`${releases.address}/sync`)
    expect(await waiting(again)).toBe(before)
    releases.cutApi(false)
    await again.reload()
    await expect(again.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
    await expect(again.getByText(/^All sent/)).toBeVisible()
    const answer = await again.evaluate(async () => {
      const { accessToken } = JSON.parse(localStorage.getItem('authTokens') ?? '{}') as { readonly accessToken: string }
      return (await fetch('/api/saved-trails', { headers: { authorization: `Bearer ${accessToken}` } })).text()
    })
    expect(JSON.parse(answer), answer).toHaveLength(before)
  } finally {
    releases.close()
  }
})
