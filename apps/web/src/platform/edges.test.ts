import { epochMs } from '@bluffline/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createErrorLog } from './error-log.ts'
import { memoryStorage } from './fakes/memory-storage.ts'
import { toFix, toProblem } from './geolocation.ts'
import { createShare } from './share.ts'
import { browserStorage } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the log of errors', () => {
  const logOn = (storage = memoryStorage()) =>
    createErrorLog({
      storage,
      clock: { now: () => epochMs(1_780_000_000_000) },
      where: () => '/map',
      print: () => undefined,
    })

  it('keeps an error once, with its place and time', () => {
    const log = logOn()
    const error = new RangeError('too far')
    expect(log.record(error)).toBe(log.record(error))
    expect(log.list()).toHaveLength(1)
    expect(log.list()[0]).toMatchObject({
      message: 'RangeError: too far',
      where: '/map',
      at: '2026-05-28T20:26:40.000Z',
    })
  })

  it('keeps the newest twenty', () => {
    const log = logOn()
    for (let at = 0; at < 25; at += 1) log.record(new Error(`number ${at}`))
    expect(log.list()).toHaveLength(20)
    expect(log.list()[0]?.message).toBe('Error: number 24')
  })

  it('starts over when what it kept is unreadable', () => {
    const log = logOn(memoryStorage({ errorLog: '{"half' }))
    log.record('plain words')
    expect(log.list().map((entry) => entry.message)).toEqual(['plain words'])
  })
})

describe('storage', () => {
  it('reads as empty and says so when the browser refuses', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(browserStorage.read('theme')).toBeNull()
    expect(browserStorage.write('theme', 'dark')).toBe(false)
  })

  it('keeps and gives back', () => {
    expect(browserStorage.write('theme', 'light')).toBe(true)
    expect(browserStorage.read('theme')).toBe('light')
    browserStorage.remove('theme')
    expect(browserStorage.read('theme')).toBeNull()
  })
})

describe('a fix', () => {
  const coords = { latitude: 35.6, longitude: -93.1, accuracy: 8, altitude: null, altitudeAccuracy: null, speed: 0 }
  const position = (heading: number | null) =>
    ({ timestamp: 5, coords: { ...coords, heading } }) as unknown as GeolocationPosition

  it('says null where the receiver knows nothing, and keeps a true zero', () => {
    expect(toFix(position(Number.NaN))).toEqual({
      lng: -93.1,
      lat: 35.6,
      timeMs: 5,
      accuracyM: 8,
      altitudeM: null,
      headingDeg: null,
      speedMps: 0,
    })
    expect(toFix(position(0)).headingDeg).toBe(0)
  })

  it('names what went wrong', () => {
    expect([1, 2, 3].map(toProblem)).toEqual(['denied', 'unavailable', 'timeout'])
  })
})

describe('sharing', () => {
  const thing = { title: 'Mill Creek', url: 'https://bluffline.test/map/mill-creek' }
  const clipboard = (works: boolean) => ({ copy: () => Promise.resolve(works) })

  it('uses the share sheet, else the clipboard, and tells which', async () => {
    const sheet = { share: () => Promise.resolve(), canShare: () => true }
    expect(await createShare(sheet, clipboard(true)).share(thing)).toBe('shared')
    expect(await createShare({}, clipboard(true)).share(thing)).toBe('copied')
    expect(await createShare({}, clipboard(false)).share(thing)).toBe('failed')
  })

  it('copies nothing when the visitor closes the sheet', async () => {
    const closed = { share: () => Promise.reject(new DOMException('closed', 'AbortError')) }
    expect(await createShare(closed, clipboard(true)).share(thing)).toBe('cancelled')
  })

  it('hands over a picture where the phone takes one, and says so where it does not', async () => {
    const file = { name: 'ride.png', mediaType: 'image/png', content: new Blob(['png']) }
    const handed: ShareData[] = []
    const sheet = { share: (data?: ShareData) => Promise.resolve(void handed.push(data ?? {})), canShare: () => true }
    expect(await createShare(sheet, clipboard(true)).shareFile(file, 'My ride')).toBe('shared')
    expect(handed[0]?.files?.[0]).toMatchObject({ name: 'ride.png', type: 'image/png' })
    expect(await createShare({ ...sheet, canShare: () => false }, clipboard(true)).shareFile(file, 'x')).toBe(
      'unsupported',
    )
    const closed = { ...sheet, share: () => Promise.reject(new DOMException('closed', 'AbortError')) }
    expect(await createShare(closed, clipboard(true)).shareFile(file, 'x')).toBe('cancelled')
  })

  it('copies when the sheet itself fails', async () => {
    const broken = { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }
    expect(await createShare(broken, clipboard(true)).share(thing)).toBe('copied')
  })
})
