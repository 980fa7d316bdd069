import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { exportRide } from '../../data/rides/export-ride.ts'
import { openRideDatabase } from '../../data/rides/ride-database.ts'
import { putAway } from '../../data/rides/ride-shelf.ts'
import { runTask, TaskFailure } from '../../data/rides/work/run-task.ts'
import { CLEANUP_KEY } from '../../data/session/session.ts'
import { CLEANUP_VERSION } from '../../data/session/session-machine.ts'
import { testUser } from '../../data/testing/test-user.ts'
import { USER_KEY } from '../../platform/credentials.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { TOKENS_KEY } from '../../platform/tokens.ts'
import { forgetRides, keep, keptRide, laterBy, NOON_MS } from './testing/kept-rides.ts'
import { renderRides } from './testing/render-rides.tsx'

vi.mock('../../data/rides/work/run-task.ts', { spy: true })

beforeEach(forgetRides)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.mocked(runTask).mockReset()
})

const gpxOf = (ride: ReturnType<typeof keptRide>) => String(exportRide(ride, 'gpx')?.content)
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Import files')
const list = async () => within(await screen.findByRole('list', { name: 'Rides' }))

describe('the list of rides', () => {
  it('says what to do where there is none yet', async () => {
    renderRides('/rides')
    expect(screen.getByRole('status', { name: 'Loading rides' })).toBeTruthy()
    expect(await screen.findByText('No rides yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Record a ride' })[0]?.getAttribute('href')).toBe('/record')
    expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull()
  })

  it('shows rides newest first, each with what is known of it and "Unknown" for what is not', async () => {
    await keep(
      keptRide({ id: 'old', name: 'Old Road', hasElevation: false, origin: 'file', use: null }),
      keptRide({ id: 'new', name: null, startMs: laterBy(60 * 24 * 40) }),
    )
    renderRides('/rides')
    const [first, second] = (await list()).getAllByRole('listitem')
    expect(first?.textContent).toContain('UTV / side-by-side ride, 06/10/2026 12:00')
    expect(first?.textContent).toContain('Recorded')
    expect(second?.textContent).toContain('Old Road')
    expect(second?.textContent).toContain('climb Unknown')
    expect(screen.getByRole('link', { name: 'Old Road' }).getAttribute('href')).toBe('/rides/old')
  })

  it('says where the rides live: on the device, with an account in that too', async () => {
    renderRides('/rides')
    expect(await screen.findByText('They live on this device and nowhere else.')).toBeTruthy()
    cleanup()
    const ports = fakePorts()
    ports.storage.write(CLEANUP_KEY, CLEANUP_VERSION)
    ports.storage.write(USER_KEY, JSON.stringify(testUser('rider')))
    ports.storage.write(
      TOKENS_KEY,
      JSON.stringify({ accessToken: 'a', refreshToken: 'r', expiresAt: ports.clock.now() + 900_000, expiresInS: 900 }),
    )
    renderRides('/rides', ports)
    expect(await screen.findByText(/in your account/)).toBeTruthy()
    expect(screen.queryByText(/nowhere else/)).toBeNull()
  })

  it('adds rides up in all, by machine and by month', async () => {
    await keep(
      keptRide({ id: 'a' }),
      keptRide({ id: 'b', use: 'atv' }),
      keptRide({ id: 'c', startMs: laterBy(60 * 24 * 40) }),
    )
    renderRides('/rides')
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    expect(totals.getByText('Rides').nextElementSibling?.textContent).toBe('3')
    expect(totals.getByText('UTV / side-by-side').nextElementSibling?.textContent).toBe('2 rides')
    expect(totals.getByText('May 2026').closest('li')?.textContent).toContain('2 rides')
    expect(totals.getByText('June 2026').closest('li')?.textContent).toContain('1 ride')
  })

  it('says so where the browser keeps nothing', async () => {
    const database = await openRideDatabase()
    vi.spyOn(database.rides, 'toArray').mockRejectedValue(new Error('refused'))
    renderRides('/rides')
    expect(await screen.findByText('Your rides cannot be read')).toBeTruthy()
  })
})

describe('what was deleted', () => {
  beforeEach(async () => {
    await keep(keptRide({ name: 'Thrown away' }))
    await putAway(openRideDatabase, ['ride'], NOON_MS)
  })

  it('can be brought back from the list', async () => {
    renderRides('/rides')
    await userEvent.click(await screen.findByText('Deleted and replaced (1)'))
    await userEvent.click(screen.getByRole('button', { name: 'Bring back' }))
    expect((await list()).getByText('Thrown away')).toBeTruthy()
    expect(screen.queryByText(/Deleted and replaced/)).toBeNull()
  })

  it('can be taken off the phone for good', async () => {
    renderRides('/rides')
    await userEvent.click(await screen.findByText('Deleted and replaced (1)'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(screen.queryByText(/Deleted and replaced/)).toBeNull())
    const database = await openRideDatabase()
    expect([await database.rides.count(), await database.tracks.count()]).toEqual([0, 0])
  })
})

describe('files that are brought in', () => {
  it('become rides with the same figures, and the page says which', async () => {
    const ride = keptRide({ name: 'From the other phone' })
    renderRides('/rides')
    await screen.findByText('No rides yet')
    await userEvent.upload(fileInput(), new File([gpxOf(ride)], 'other.gpx'))
    const report = within(await screen.findByRole('status', { name: 'Import' }))
    expect(report.getByText('other.gpx: 1 ride')).toBeTruthy()
    const [row] = await (await openRideDatabase()).rides.toArray()
    expect(report.getByRole('link', { name: 'From the other phone' }).getAttribute('href')).toBe(`/rides/${row?.id}`)
    expect(row?.statistics?.distanceM).toBeCloseTo(ride.row.statistics?.distanceM ?? 0, 0)
    await userEvent.click(report.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('status', { name: 'Import' })).toBeNull()
  })

  it('that hold nothing readable are named, each with one sentence, and the others come in', async () => {
    renderRides('/rides')
    await screen.findByText('No rides yet')
    const good = new File([gpxOf(keptRide())], 'good.gpx')
    const bad = [new File([], 'empty.gpx'), new File(['<gpx><trk>'], 'torn.gpx'), new File(['hello'], 'note.txt')]
    fireEvent.change(fileInput(), { target: { files: [...bad, good] } })
    const report = within(await screen.findByRole('status', { name: 'Import' }))
    for (const { name } of bad) {
      const item = report.getByText(`${name}: nothing was imported`)
      expect(item.nextElementSibling?.textContent).toMatch(/^[A-Z].*\.$/)
    }
    expect(report.getByText('good.gpx: 1 ride')).toBeTruthy()
    expect(await (await openRideDatabase()).rides.count()).toBe(1)
  })

  it('may be dropped on the page, which shows that it takes them', async () => {
    const { container } = renderRides('/rides')
    await screen.findByText('No rides yet')
    const page = container.firstElementChild as HTMLElement
    const dataTransfer = { types: ['Files'], files: [new File([gpxOf(keptRide())], 'dropped.gpx')] }
    fireEvent.dragOver(page, { dataTransfer })
    expect(page.className).toContain('outline-dashed')
    fireEvent.drop(page, { dataTransfer })
    expect(page.className).not.toContain('outline-dashed')
    expect(await screen.findByText('dropped.gpx: 1 ride')).toBeTruthy()
  })

  it('show how far they are, and can be given up', async () => {
    vi.mocked(runTask).mockImplementation((_name, _input, { signal, onProgress } = {}) => {
      onProgress?.(0.4)
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new TaskFailure('Cancelled.', false)))
      })
    })
    renderRides('/rides')
    await screen.findByText('No rides yet')
    fireEvent.change(fileInput(), { target: { files: [new File(['x'], 'huge.gpx'), new File(['x'], 'next.gpx')] } })
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Reading huge.gpx' })
    await waitFor(() => expect(bar.value).toBe(40))
    expect(fileInput().disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('huge.gpx: nothing was imported')).toBeTruthy()
    expect(screen.getByText('Cancelled.')).toBeTruthy()
    expect(screen.queryByText(/next\.gpx/)).toBeNull()
    expect(await (await openRideDatabase()).rides.count()).toBe(0)
  })

  it('that the phone has no room for are said to be refused, and nothing half of them stays', async () => {
    const database = await openRideDatabase()
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    database.tracks.hook('creating', refuse)
    onTestFinished(() => database.tracks.hook('creating').unsubscribe(refuse))
    renderRides('/rides')
    await screen.findByText('No rides yet')
    fireEvent.change(fileInput(), { target: { files: [new File([gpxOf(keptRide())], 'big.gpx')] } })
    expect(await screen.findByText(/refused to store what was read/)).toBeTruthy()
    expect(await database.rides.count()).toBe(0)
  })
})
