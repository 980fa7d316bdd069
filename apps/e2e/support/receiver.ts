import type { Fix } from '@bluffline/core'
import type { BrowserContext, Page } from '@playwright/test'

/** What the stand-in keeps in the page. */
interface Held {
  nowMs: number
  readonly listeners: Map<number, PositionCallback>
}

declare global {
  interface Window {
    heldReceiver: Held
  }
}

/**
 * Puts a receiver in the hand of the test in the place of the browser's own, below everything of the app. The clock of the page stands
 * at the last fix, so that an hour of riding takes seconds.
 */
export async function giveReceiver(context: BrowserContext, startMs: number): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.addInitScript((nowMs) => {
    const held: Held = { nowMs, listeners: new Map() }
    window.heldReceiver = held
    let number = 0
    const listen = (onPosition: PositionCallback) => (held.listeners.set(++number, onPosition), number)
    const once: Geolocation['getCurrentPosition'] = (onPosition) => {
      const id = listen((position) => (held.listeners.delete(id), onPosition(position)))
    }
    Object.defineProperties(Geolocation.prototype, {
      watchPosition: { value: listen },
      clearWatch: { value: (id: number) => void held.listeners.delete(id) },
      getCurrentPosition: { value: once },
    })
    Date.now = () => held.nowMs
  }, startMs)
}

/** Sets the clock of the page. */
export const setNow = (page: Page, nowMs: number): Promise<void> =>
  page.evaluate((ms) => void (window.heldReceiver.nowMs = ms), nowMs)

/** Gives fixes to whoever listens in the page, at their own times. Few at a time, as a phone does, so that the page breathes. */
export const receive = (page: Page, fixes: readonly Fix[]): Promise<void> =>
  page.evaluate(async (given) => {
    for (const [i, fix] of given.entries()) {
      const timestamp = fix.timeMs ?? window.heldReceiver.nowMs
      window.heldReceiver.nowMs = timestamp
      const coords = {
        latitude: fix.lat,
        longitude: fix.lng,
        accuracy: fix.accuracyM ?? 0,
        altitude: fix.altitudeM,
        altitudeAccuracy: null,
        heading: fix.headingDeg,
        speed: fix.speedMps,
      }
      for (const hear of [...window.heldReceiver.listeners.values()]) hear({ coords, timestamp } as GeolocationPosition)
      if (i % 20 === 19) await new Promise((resume) => setTimeout(resume))
    }
  }, fixes)

/** The times of the fixes on the phone's disk, in the order they were written, read beside the app. */
export const storedTimes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('bluffline-rides')
        opening.onerror = () => reject(opening.error ?? new Error('refused'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('events').objectStore('events').getAll()
          reading.onerror = () => reject(reading.error ?? new Error('refused'))
          reading.onsuccess = () => {
            opening.result.close()
            const rows = reading.result as { readonly event: { readonly kind: string; readonly atMs: number } }[]
            resolve(rows.flatMap(({ event }) => (event.kind === 'fix' ? [event.atMs] : [])))
          }
        }
      }),
  )
