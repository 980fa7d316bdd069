import type { Page } from '@playwright/test'

/** The app is on the device: its worker has every file, and the lists of the catalogue are in the database. */
export async function keepOnDevice(page: Page): Promise<void> {
  await page.goto('/ai-trails')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // The map's lists come last.
  await page.waitForFunction(areListsKept, undefined, { timeout: 120_000, polling: 500 })
}

/** In the page: whether the lists of the catalogue are in the database. */
function areListsKept(): Promise<boolean> {
  return new Promise((resolve) => {
    const open = indexedDB.open('bluffline')
    open.onerror = () => resolve(false)
    open.onsuccess = () => {
      const database = open.result
      const stores = ['trails', 'trailLines', 'accessPoints']
      if (!stores.every((name) => database.objectStoreNames.contains(name))) return (database.close(), resolve(false))
      const reading = database.transaction(stores)
      const counts = stores.map((name) => reading.objectStore(name).count())
      reading.oncomplete = () => (database.close(), resolve(counts.every(({ result }) => result > 0)))
    }
  })
}
