// A script of its own, built into `/emergency.js`: it shows where the rider is before the app has come, and ends when the app takes over.
import { accuracyWords, asFix, formatCoordinate, formatDate, type Fix } from '@bluffline/core'
import { toFix } from '../platform/geolocation.ts'
import { readKeptFix } from '../data/emergency/kept-fix.ts'

const place = (name: string): HTMLElement | null => document.querySelector(`[data-sos="${name}"]`)

const write = (name: string, text: string): void => {
  const element = place(name)
  if (element) element.textContent = text
}

function show(fix: Fix, isKept: boolean): void {
  for (const style of ['degreesMinutes', 'decimal', 'usng'] as const) write(style, formatCoordinate(fix, style))
  const when = fix.timeMs === null ? 'of unknown age' : formatDate(fix.timeMs)
  write('state', isKept ? `The last position this phone knew, ${when}` : `${accuracyWords(fix)}, ${when}`)
  place('found')?.removeAttribute('hidden')
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function begin(): void {
  if (place('state') === null) return
  const kept = readKeptFix({ read })
  if (kept) show(asFix(kept), true)
  if (!('geolocation' in navigator)) return write('state', 'This browser gives no position.')
  const watch = navigator.geolocation.watchPosition(
    (position) => {
      // The app has drawn its own card over this one.
      if (place('state') === null) return navigator.geolocation.clearWatch(watch)
      show(toFix(position), false)
    },
    () => {
      if (kept === null) write('state', 'No position yet. Location must be allowed for this site.')
    },
    { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 },
  )
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()
