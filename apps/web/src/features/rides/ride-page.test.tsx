import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRideDatabase } from '../../data/rides/ride-database.ts'
import { CLIMB_AT, forgetRides, keep, keptRide, laterBy } from './testing/kept-rides.ts'
import { renderRides } from './testing/render-rides.tsx'

beforeEach(async () => {
  await forgetRides()
  // The database of the tests gives photos back as bare objects.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const marker = () => screen.findByRole('slider', { name: 'Place along the ride' })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const figure = async (label: string) =>
  within(await screen.findByLabelText('Figures of the ride')).getByText(label).nextElementSibling?.textContent

describe('the page of a ride', () => {
  it('says that there is none by this address', async () => {
    renderRides('/rides/nowhere')
    expect(await screen.findByText('No such ride on this phone')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your rides' }).getAttribute('href')).toBe('/rides')
  })

  it('sends a ride that still runs to the recorder', async () => {
    const ride = keptRide()
    await keep({ ...ride, row: { ...ride.row, stoppedMs: null } })
    renderRides('/rides/ride')
    expect((await screen.findByRole('link', { name: 'Go to the recorder' })).getAttribute('href')).toBe('/record')
  })

  it('says so where the browser keeps nothing', async () => {
    vi.spyOn((await openRideDatabase()).rides, 'get').mockRejectedValue(new Error('refused'))
    renderRides('/rides/ride')
    expect(await screen.findByText('This ride cannot be read')).toBeTruthy()
  })

  it('shows what the ride was, for the reader and for the document', async () => {
    await keep(keptRide())
    renderRides('/rides/ride')
    expect(await screen.findByRole('heading', { level: 1, name: 'Brock Creek' })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain('Brock Creek'))
    expect(await figure('Distance')).toMatch(/^\d\.\d mi$/)
    expect(await figure('Climb')).toMatch(/^[\d,]+ ft$/)
    expect(screen.getByText('Recorded')).toBeTruthy()
  })

  it('says "Unknown" of climb, descent and height where no altitude was recorded, and draws none', async () => {
    await keep(keptRide({ hasElevation: false }))
    renderRides('/rides/ride')
    for (const label of ['Climb', 'Descent', 'Highest']) expect(await figure(label)).toBe('Unknown')
    expect(await screen.findByText('Elevation is not known for this ride.')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }))
    expect(screen.getAllByRole('cell', { name: 'Unknown' }).length).toBeGreaterThan(3)
  })

  it('knows no speed and no duration of a line without times', async () => {
    await keep(keptRide({ hasTimes: false }))
    renderRides('/rides/ride')
    for (const label of ['Moving', 'Top speed', 'From start to end']) expect(await figure(label)).toBe('Unknown')
    expect(screen.getByText('Date unknown')).toBeTruthy()
    expect(await screen.findByText('Speed is not known: the line carries no times.')).toBeTruthy()
  })

  it('lists miles, laps, gaps and waypoints with their photos', async () => {
    const waypoints = [
      { id: 'w1', atMs: laterBy(5), at: CLIMB_AT, note: 'Gate' },
      { id: 'w2', atMs: null, at: null, note: '' },
    ]
    const image = new Blob(['jpeg'], { type: 'image/jpeg' })
    const photo = { id: 'p1', rideId: 'ride', waypointId: 'w1', takenMs: laterBy(5), image }
    await keep(keptRide({ lapsMs: [laterBy(2)], waypoints, photos: [photo] }))
    renderRides('/rides/ride')
    expect((await region('Mile by mile')).getAllByText(/^Mile \d$/).length).toBeGreaterThan(2)
    expect((await region('Laps')).getByText('Lap 2')).toBeTruthy()
    const [gap] = (await region('Gaps and pauses')).getAllByRole('row').slice(1)
    expect(gap?.textContent).toContain('4 min')
    const places = await region('Waypoints')
    expect(places.getByRole('img', { name: 'Photo of Gate' })).toBeTruthy()
    expect(places.getByText('Position unknown')).toBeTruthy()
  })
})

describe('the marker of charts and map', () => {
  it('is walked by keys and read out, and the map shows where it is', async () => {
    await keep(keptRide())
    const { map } = renderRides('/rides/ride')
    const slider = await marker()
    const drawn = () => map.scenes.at(-1)?.layers.map(({ id }) => id) ?? []
    await waitFor(() => expect(drawn()).toContain('ride'))
    expect(drawn()).not.toContain('ride-mark')
    expect(slider.getAttribute('aria-valuetext')).toBe('Start')
    fireEvent.keyDown(slider, { key: 'End' })
    expect(slider.getAttribute('aria-valuenow')).toBe(slider.getAttribute('aria-valuemax'))
    await waitFor(() => expect(drawn()).toContain('ride-mark'))
    const atEnd = Number(slider.getAttribute('aria-valuenow'))
    fireEvent.keyDown(slider, { key: 'PageDown' })
    expect(Number(slider.getAttribute('aria-valuenow')) / atEnd).toBeCloseTo(0.9, 1)
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^[\d.]+ mi · [\d,]+ ft · \d+ mph · \d\d:\d\d$/)
  })

  it('follows a mouse that moves and a finger that slides', async () => {
    await keep(keptRide())
    renderRides('/rides/ride')
    const slider = await marker()
    slider.setPointerCapture = () => undefined
    fireEvent.pointerMove(slider, { clientX: 200, pointerType: 'touch', buttons: 0 })
    expect(slider.getAttribute('aria-valuetext')).toBe('Start')
    fireEvent.pointerMove(slider, { clientX: 200, pointerType: 'mouse', buttons: 0 })
    const byMouse = Number(slider.getAttribute('aria-valuenow'))
    expect(byMouse).toBeGreaterThan(100)
    fireEvent.pointerDown(slider, { clientX: 250, pointerType: 'touch', pointerId: 1, buttons: 1 })
    expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(byMouse)
  })

  it('comes to where the line on the map is tapped', async () => {
    await keep(keptRide())
    const { map } = renderRides('/rides/ride')
    const slider = await marker()
    await waitFor(() => expect(map.scenes.length).toBeGreaterThan(0))
    map.events().onTap([{ layerId: 'ride-touch', id: '300', at: CLIMB_AT }] as never)
    await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(0))
  })
})

describe('taking a ride along', () => {
  it('writes GPX, GeoJSON and TCX on the phone', async () => {
    await keep(keptRide())
    const { ports } = renderRides('/rides/ride')
    for (const name of ['GPX file', 'GeoJSON file', 'TCX file']) {
      await userEvent.click(await screen.findByRole('button', { name }))
    }
    await waitFor(() => expect(ports.saved).toHaveLength(3))
    expect(ports.saved.map(({ name }) => name)).toEqual(
      ['gpx', 'geojson', 'tcx'].map((ending) => `bluffline-2026-05-01-brock-creek.${ending}`),
    )
    expect(ports.requests).toEqual([])
  })

  it('says why a line without times makes no TCX', async () => {
    await keep(keptRide({ hasTimes: false }))
    const { ports } = renderRides('/rides/ride')
    await userEvent.click(await screen.findByRole('button', { name: 'TCX file' }))
    expect(await screen.findByText('TCX needs a time at every point, and this line has none.')).toBeTruthy()
    expect(ports.saved).toEqual([])
  })

  it('shows the card it would share, and says so where a browser makes no pictures', async () => {
    await keep(keptRide())
    const { ports } = renderRides('/rides/ride')
    const open = await screen.findByRole<HTMLButtonElement>('button', { name: 'Share card' })
    await waitFor(() => expect(open.disabled).toBe(false))
    await userEvent.click(open)
    const dialog = within(await screen.findByRole('dialog', { name: 'Share card' }))
    expect(dialog.getByRole('img', { name: /^Card of Brock Creek: Distance [\d.]+ mi/ })).toBeTruthy()
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])))
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(ports.sharedFiles.map(({ mediaType }) => mediaType)).toEqual(['image/png']))
    await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }))
    await waitFor(() => expect(ports.saved.map(({ name }) => name)).toEqual(['bluffline-2026-05-01-brock-creek.png']))
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }))
    expect(await screen.findByText('This browser cannot make one.')).toBeTruthy()
  })
})
