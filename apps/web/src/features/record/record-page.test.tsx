import 'fake-indexeddb/auto'
import {
  degrees,
  destination,
  epochMs,
  formatDuration,
  formatMiles,
  metres,
  seconds,
  trackStatistics,
  type Fix,
} from '@bluffline/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openRideDatabase } from '../../data/rides/ride-database.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { VEHICLE_KEY } from '../../data/vehicle/vehicle-store.ts'
import { MapKitProvider } from '../../map/map-kit.ts'
import { fakeMap } from '../../map/testing/fake-map-kit.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page } from './record-page.tsx'

const START_MS = Date.UTC(2026, 4, 1, 14)
const fixAt = (second: number, more: Partial<Fix> = {}): Fix => ({
  ...destination({ lng: -92.8, lat: 35.5 }, degrees(30), metres(second * 7)),
  timeMs: epochMs(START_MS + second * 1000),
  accuracyM: metres(4),
  altitudeM: metres(200),
  speedMps: null,
  headingDeg: null,
  ...more,
})

const open = (ports = fakePorts(), path = '/record') => {
  const at = (second: number) => ports.setNow(new Date(START_MS + second * 1000).toISOString())
  at(0)
  ports.setRoutes({ 'GET /api/trails': [], 'GET /api/trail-lines': { type: 'FeatureCollection', features: [] } })
  const view = renderWithData(
    <MapKitProvider value={fakeMap().kit}>
      <Routes>
        <Route path="/record" element={<Page />} />
        <Route path="/rides/:rideId" element={<h1>The ride</h1>} />
      </Routes>
    </MapKitProvider>,
    { ports, path },
  )
  /** Rides from one second to another, the clock of the phone with it. */
  const ride = (from: number, to: number, more: Partial<Fix> = {}) => {
    for (let second = from; second < to; second++) {
      at(second)
      ports.sendFix(fixAt(second, more))
    }
  }
  return { ...view, ports, ride, at }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const state = (name: string) => screen.findByRole('heading', { level: 1, name })
const begin = async (ports = fakePorts()) => {
  const opened = open(ports)
  await press('Start recording')
  await state('Recording')
  return opened
}

beforeEach(async () => {
  await forgetEverything()
  const database = await openRideDatabase()
  await database.transaction('rw', database.tables, async () =>
    Promise.all(database.tables.map((table) => table.clear())),
  )
})
afterEach(cleanup)

describe('before the start', () => {
  it('says where the position will go, and that a locked screen makes a gap', async () => {
    open()
    expect(await screen.findByText(/written to this phone and nowhere else/)).toBeTruthy()
    expect(screen.getByText(/what is missing then is shown as a gap/)).toBeTruthy()
  })

  it('says what to do where location was denied', async () => {
    const ports = fakePorts()
    ports.setPermission('denied')
    open(ports)
    expect((await screen.findByRole('alert')).textContent).toMatch(/location/i)
  })

  it('offers a ride that was left open, to go on with or to finish', async () => {
    const { ride, unmount } = await begin()
    ride(0, 5)
    await waitFor(async () => expect(await (await openRideDatabase()).events.count()).toBe(6))
    unmount()
    const { router } = open()
    expect(await screen.findByRole('heading', { name: 'Your ride from 09:00 is still open' })).toBeTruthy()
    expect(screen.getByText(/To start a new ride, go on with this one or finish it first/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start recording' }).disabled).toBe(true)
    await press('Finish it')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/rides\//))
  })
})

describe('a link that asks to start', () => {
  it('begins at once, and once', async () => {
    const { router } = open(fakePorts(), '/record?start')
    await state('Recording')
    expect(router.state.location.search).toBe('')
    expect(await (await openRideDatabase()).rides.count()).toBe(1)
  })

  it('does not begin beside a ride that was left open', async () => {
    const { ride, unmount } = await begin()
    ride(0, 5)
    await waitFor(async () => expect(await (await openRideDatabase()).events.count()).toBe(6))
    unmount()
    open(fakePorts(), '/record?start')
    expect(await screen.findByRole('heading', { name: 'Your ride from 09:00 is still open' })).toBeTruthy()
    expect(await (await openRideDatabase()).rides.count()).toBe(1)
  })
})

describe('the machine of a ride', () => {
  const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)
  const recordedUse = async () => (await (await openRideDatabase()).rides.toArray()).map(({ use }) => use)

  it('is nobody’s guess: nothing is chosen, and a ride begun without a word has none', async () => {
    open()
    await screen.findByRole('button', { name: 'Start recording' })
    expect(chosen()).toBeUndefined()
    await press('Start recording')
    await state('Recording')
    await waitFor(async () => expect(await recordedUse()).toEqual([null]))
  })

  it('is the one the rider has said, until another is chosen for today', async () => {
    const ports = fakePorts()
    ports.storage.write(VEHICLE_KEY, JSON.stringify({ use: 'atv', widthInches: null, permits: [] }))
    open(ports)
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'ATV' })).toBe(chosen())
    await userEvent.click(screen.getByRole('radio', { name: 'Dirt bike' }))
    await press('Start recording')
    await state('Recording')
    await waitFor(async () => expect(await recordedUse()).toEqual(['motorcycle']))
  })
})

describe('what the receiver does', () => {
  it('is looked for, then found, then lost, and the speed is not shown after that', async () => {
    const { ride, at } = await begin()
    expect(screen.getByText('Waiting for the first position')).toBeTruthy()
    ride(0, 20)
    expect(await screen.findByText('GPS')).toBeTruthy()
    at(60)
    expect(await screen.findByText('GPS lost')).toBeTruthy()
    expect(screen.getByText(/What is missing is kept as a gap, never drawn as ridden/)).toBeTruthy()
    expect(screen.getByText('Speed').nextElementSibling?.textContent).toContain('–')
  })

  it('is denied in the middle of a ride: said loudly, and asked again at a press', async () => {
    const { ports } = await begin()
    ports.sendProblem('denied')
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Looking for GPS')).toBeTruthy()
  })

  it('is weak under trees, and says how weak', async () => {
    const { ride } = await begin()
    ride(0, 3, { accuracyM: metres(90) })
    expect(await screen.findByText('Position only good to 295 ft')).toBeTruthy()
  })

  it('stands still with the rider, which pauses the ride without a press', async () => {
    const { ride, ports, at } = await begin()
    ride(0, 60)
    for (let second = 60; second < 150; second++) {
      at(second)
      ports.sendFix({ ...fixAt(60), timeMs: epochMs(START_MS + second * 1000) })
    }
    expect(await state('Standing still')).toBeTruthy()
    for (let second = 150; second < 210; second++) {
      at(second)
      ports.sendFix({ ...fixAt(second - 90), timeMs: epochMs(START_MS + second * 1000) })
    }
    expect(await state('Recording')).toBeTruthy()
  })
})

describe('the buttons of a ride', () => {
  it('pause it and go on', async () => {
    await begin()
    await press('Pause')
    expect(await state('Paused')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lap' }).disabled).toBe(true)
    await press('Go on')
    expect(await state('Recording')).toBeTruthy()
  })

  it('count a lap', async () => {
    const { ride } = await begin()
    ride(0, 10)
    await press('Lap')
    expect(await screen.findByText('Lap 2')).toBeTruthy()
  })

  it('ask before the ride ends, keep it, and take the end back', async () => {
    const { ride, router } = await begin()
    ride(0, 30)
    await press('Finish')
    await press('Keep riding')
    expect(await state('Recording')).toBeTruthy()
    await press('Finish')
    const said = within(await screen.findByRole('dialog')).getByText(/of riding/).textContent
    await press('Finish ride')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/rides\//))
    const [row] = await (await openRideDatabase()).rides.toArray()
    const { distanceM, movingS } = row?.statistics ?? trackStatistics([])
    expect(said).toContain(`${formatMiles(distanceM)} in ${formatDuration(movingS ?? seconds(0))} of riding`)
    await press('Undo')
    await waitFor(() => expect(router.state.location.pathname).toBe('/record'))
    expect(await state('Recording')).toBeTruthy()
  })

  it('keep nothing of a ride without a position', async () => {
    await begin()
    await press('Finish')
    await press('Discard it')
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeTruthy()
    await waitFor(async () => expect(await (await openRideDatabase()).rides.count()).toBe(0))
  })
})

describe('a phone without room', () => {
  const fill = async () => {
    const { events } = await openRideDatabase()
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    events.hook('creating', refuse)
    const makeRoom = () => events.hook('creating').unsubscribe(refuse)
    onTestFinished(makeRoom)
    return makeRoom
  }

  it('is said at once, with a file as the way out, and no longer once there is room', async () => {
    const { ride, ports } = await begin()
    ride(0, 3)
    const makeRoom = await fill()
    ride(3, 10)
    expect(await screen.findByText('The phone refuses to store this ride')).toBeTruthy()
    await press('Save file')
    expect(String(ports.saved[0]?.content).match(/<trkpt/g)).toHaveLength(10)
    makeRoom()
    ride(10, 12)
    await waitFor(() => expect(screen.queryByText('The phone refuses to store this ride')).toBeNull())
    const kinds = (await (await openRideDatabase()).events.toArray()).map(({ event }) => event.kind)
    expect(kinds.filter((kind) => kind === 'fix')).toHaveLength(12)
  })

  it('keeps a finished ride in memory until it can be stored', async () => {
    const { ride } = await begin()
    ride(0, 3)
    const makeRoom = await fill()
    await press('Finish')
    await press('Finish ride')
    expect(await state('This ride is not on your phone yet')).toBeTruthy()
    makeRoom()
    await press('Try to store it again')
    await waitFor(async () => expect((await (await openRideDatabase()).rides.toArray())[0]?.stoppedMs).not.toBeNull())
  })
})
