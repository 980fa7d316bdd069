import 'fake-indexeddb/auto'
import { destination, degrees, epochMs, metres, simulateRide, type Fix, type Position } from '@bluffline/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { createRideDatabase } from '../rides/ride-database.ts'
import { createRideStore } from '../rides/ride-store.ts'
import { createRiding } from '../rides/riding.ts'
import type { TabLock } from '../rides/tab-lock.ts'
import { ridingSettings } from '../riding-settings/riding-settings.ts'
import { announcerOf, signallerOf } from '../signals/use-signal.ts'
import type { Course } from './course.ts'
import { createNavigationDatabase } from './navigation-database.ts'
import { createNavigationStore } from './navigation-store.ts'
import { Navigator } from './navigator.ts'

const place = (eastM: number, northM: number): Position =>
  destination(destination({ lng: -92.9, lat: 35.5 }, degrees(90), metres(eastM)), degrees(0), metres(northM))
const [start, corner, end] = [place(0, 0), place(1200, 0), place(1200, 800)]
const wrong = place(2000, 0)
const line = [start, corner, end]
const course: Course = {
  kind: 'trail',
  name: 'Corner Trail',
  address: '/navigate/corner',
  line,
  use: 'atv',
  trailId: 'corner',
  surroundings: [
    { id: 'corner', name: 'Corner Trail', difficulty: null, parts: [line] },
    { id: 'straight', name: 'Straight Trail', difficulty: null, parts: [[corner, wrong]] },
  ],
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const freeLock: TabLock = { take: async () => true, release: () => undefined, isElsewhere: async () => false }

let nextName = 0
/** A device: what is on it stays when the tab is opened again. */
function device() {
  const name = `n${nextName++}`
  const [rides, navigation] = [createRideDatabase(`${name}-rides`), createNavigationDatabase(`${name}-nav`)]
  const rideStore = createRideStore(() => Promise.resolve(rides))
  const openTab = async (ports: FakePorts = fakePorts(), lock: TabLock = freeLock) => {
    let id = 0
    const riding = createRiding({ ports, store: rideStore, lock: freeLock, newId: () => `${name}-${id++}` })
    const parts = { ports, riding, lock, signal: signallerOf(ports).signal, announcer: announcerOf(ports) }
    const navigator = new Navigator({ ...parts, store: createNavigationStore(() => navigation) })
    await vi.waitFor(() => expect(navigator.read().status).not.toBe('looking'))
    return { ports, riding, navigator }
  }
  return { openTab, rides }
}

const ride = (along: readonly Position[], startS = 0): Fix[] =>
  simulateRide(along, { speedMps: 6.7, sigmaM: 0, correlationS: 0, intervalS: 1, seed: 1, accuracyM: 5, startMs: epochMs(Date.parse('2026-06-15T12:00:00Z') + startS * 1000) }) // prettier-ignore
const send = async (ports: FakePorts, fixes: readonly Fix[]) => {
  for (const fix of fixes) {
    ports.setNow(new Date(fix.timeMs ?? 0).toISOString())
    ports.sendFix(fix)
    await Promise.resolve()
  }
  await settled()
}
const texts = ({ navigator }: { readonly navigator: Navigator }) => navigator.read().said.map(({ text }) => text)

const running: Navigator[] = []
const started = async (tab: { readonly navigator: Navigator }, isRecorded = false) => {
  running.push(tab.navigator)
  return tab.navigator.start(course, { isRecorded })
}
afterEach(async () => {
  for (const navigator of running.splice(0)) await navigator.end({ stopRecording: true })
})

describe('a navigation', () => {
  it('tells the turn and the arrival: said, shown, sung and felt', async () => {
    const tab = await device().openTab()
    await started(tab)
    await send(tab.ports, ride(line))
    const { trip } = tab.navigator.read()
    expect(trip?.phase).toBe('arrived')
    expect(texts(tab).filter((text) => /left/.test(text))).toEqual([
      expect.stringMatching(/^In \d+ feet, turn left/),
      expect.stringMatching(/^Turn left now/),
    ])
    expect(texts(tab).at(-1)).toBe('You have arrived at the end of Corner Trail.')
    expect(tab.ports.spoken.at(-1)).toBe('You have arrived at the end of Corner Trail.')
    expect(tab.ports.sung.length).toBeGreaterThan(2)
    expect(tab.ports.felt.length).toBeGreaterThan(2)
  })

  it('says small things only to those who want everything said', async () => {
    const tab = await device().openTab()
    const fixes = ride(line).slice(0, 80)
    await started(tab)
    await send(tab.ports, fixes)
    expect(texts(tab)).toEqual(['On Corner Trail, 1.2 miles to go.'])
    await tab.navigator.end({ stopRecording: false })
    ridingSettings(tab.ports.storage).outdoor.change({ voiceAnnouncementLevel: 'verbose' })
    await started(tab)
    await send(tab.ports, fixes)
    expect(texts(tab)).toEqual([expect.any(String), expect.stringMatching(/quarter mile done/i)])
  })

  it('muted is silent, but still shown and felt; repeating is a wish and is heard', async () => {
    const tab = await device().openTab()
    await started(tab)
    tab.navigator.setMuted(true)
    await send(tab.ports, ride(line))
    expect([tab.ports.spoken, tab.ports.sung]).toEqual([[], []])
    expect(texts(tab).length).toBeGreaterThan(2)
    expect(tab.ports.felt.length).toBeGreaterThan(2)
    tab.navigator.repeat()
    await settled()
    expect(tab.ports.spoken).toEqual(['You have arrived at the end of Corner Trail.'])
  })

  it('sings where the phone has no voice', async () => {
    const tab = await device().openTab()
    tab.ports.setVoice(false)
    await started(tab)
    await send(tab.ports, ride(line))
    expect(tab.ports.spoken).toEqual([])
    expect(tab.ports.sung.length).toBeGreaterThan(2)
  })

  it('names the branch taken by mistake until the rider is back', async () => {
    const tab = await device().openTab()
    await started(tab)
    await send(tab.ports, ride([start, place(1350, 0)]))
    expect(tab.navigator.read().trip?.phase).toBe('offRoute')
    expect(tab.navigator.read().strayed).toBe('You are on Straight Trail, off the route.')
    expect(tab.navigator.read().trip?.wayBack?.along?.turnRound).toBe(true)
    await send(tab.ports, ride([place(1350, 0), corner, end], 300))
    expect(tab.navigator.read().strayed).toBeNull()
    expect(texts(tab).some((text) => text.startsWith('Back on the route'))).toBe(true)
  })

  it('keeps the screen on while it runs, as long as that is wished', async () => {
    const tab = await device().openTab()
    await started(tab)
    expect(tab.ports.wakeLock.read()).toBe('held')
    ridingSettings(tab.ports.storage).outdoor.change({ screenLockPrevention: false })
    expect(tab.ports.wakeLock.read()).toBe('off')
    ridingSettings(tab.ports.storage).outdoor.change({ screenLockPrevention: true })
    expect(tab.ports.wakeLock.read()).toBe('held')
    await tab.navigator.end({ stopRecording: false })
    expect(tab.ports.wakeLock.read()).toBe('off')
  })

  it('notices with the clock alone that the signal is gone, and warns of the battery', async () => {
    const tab = await device().openTab()
    await started(tab)
    await send(tab.ports, ride(line).slice(0, 5))
    tab.ports.setNow('2026-06-15T12:05:00Z')
    tab.ports.setBattery(0.18)
    await settled()
    expect(tab.navigator.read().trip?.gps).toBe('lost')
    expect(texts(tab).slice(1)).toEqual(['GPS signal lost. Keep to the trail.', 'Battery at 18 percent.'])
  })

  it('that is started anew puts the old one out', async () => {
    const tab = await device().openTab()
    await started(tab)
    await tab.navigator.start({ ...course, name: 'Other' }, { isRecorded: false })
    await send(tab.ports, ride(line).slice(0, 3))
    expect(tab.navigator.read().course?.name).toBe('Other')
  })
})

describe('after a reload', () => {
  it('goes on exactly where it was, with what it had told and the ride it recorded', async () => {
    const { openTab, rides } = device()
    const before = await openTab()
    await started(before, true)
    const fixes = ride(line)
    await send(before.ports, fixes.slice(0, 170))
    await before.navigator.settled()
    const left = before.navigator.read()

    const after = await openTab()
    expect(after.navigator.read()).toMatchObject({
      status: 'offered',
      course: { name: 'Corner Trail' },
      rideId: left.rideId,
    })
    expect(after.navigator.read().trip?.progressM).toBe(left.trip?.progressM)
    running.push(after.navigator)
    await after.navigator.goOn()
    await send(after.ports, fixes.slice(170))
    expect(after.navigator.read().trip?.phase).toBe('arrived')
    expect(texts(after).filter((text) => text.startsWith('In '))).toEqual([])
    expect(texts(after)[0]).toMatch(/^Turn left now/)
    await after.navigator.end({ stopRecording: true })
    await vi.waitFor(async () => {
      const [row, ...more] = await rides.rides.toArray()
      expect(more).toEqual([])
      expect(row).toMatchObject({ id: left.rideId, trailId: 'corner', use: 'atv' })
      expect(row?.statistics?.distanceM).toBeGreaterThan(1900)
    })
  })

  it('offers nothing once it was ended', async () => {
    const { openTab } = device()
    const before = await openTab()
    await started(before)
    await before.navigator.end({ stopRecording: false })
    expect((await openTab()).navigator.read().status).toBe('none')
  })

  it('in a second tab says that another one navigates, and does not start', async () => {
    const { openTab } = device()
    await started(await openTab())
    const taken: TabLock = { ...freeLock, take: async () => false, isElsewhere: async () => true }
    const second = await openTab(fakePorts(), taken)
    expect(second.navigator.read().status).toBe('elsewhere')
    expect(await second.navigator.start(course, { isRecorded: false })).toBe('elsewhere')
  })
})
