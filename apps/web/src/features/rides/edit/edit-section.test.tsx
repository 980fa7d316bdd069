import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRideDatabase } from '../../../data/rides/ride-database.ts'
import { CLIMB_AT, forgetRides, keep, keptRide, laterBy, NOON_MS } from '../testing/kept-rides.ts'
import { renderRides } from '../testing/render-rides.tsx'

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
const rows = async () => (await openRideDatabase()).rides.toArray()
const here = async () => (await rows()).filter(({ deletedMs }) => deletedMs === null)
const toMiddle = async () => {
  const slider = await marker()
  for (let press = 0; press < 5; press++) fireEvent.keyDown(slider, { key: 'PageUp' })
}
const undo = async (title: string) => {
  const toast = (await screen.findByText(title)).closest('li')
  await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }))
}

describe('editing a ride', () => {
  it('cuts off the start at the marker, keeps the original, and can be undone', async () => {
    await keep(keptRide())
    const { router } = renderRides('/rides/ride')
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Cut off the start' })).disabled).toBe(true)
    await toMiddle()
    const lengthM = (await here())[0]?.statistics?.distanceM ?? 0
    await userEvent.click(screen.getByRole('button', { name: /^Cut off the first/ }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/rides/ride'))
    const [cut] = await here()
    expect((cut?.statistics?.distanceM ?? 0) / lengthM).toBeCloseTo(0.5, 1)
    expect(cut).toMatchObject({ name: 'Brock Creek', use: 'utv', origin: 'edited' })
    await undo('Start cut off')
    await waitFor(() => expect(router.state.location.pathname).toBe('/rides/ride'))
    expect((await rows()).map(({ id, deletedMs }) => [id, deletedMs])).toEqual([['ride', null]])
  })

  it('splits in two, with the photos where their waypoints are', async () => {
    const early = { id: 'w1', atMs: epochMs(NOON_MS + 5000), at: CLIMB_AT, note: 'Gate' }
    const image = new Blob(['jpeg'])
    const photo = { id: 'p1', rideId: 'ride', waypointId: 'w1', takenMs: NOON_MS, image }
    await keep(keptRide({ waypoints: [early], photos: [photo] }))
    renderRides('/rides/ride')
    await toMiddle()
    await userEvent.click(screen.getByRole('button', { name: /^Split into/ }))
    await waitFor(async () => expect((await here()).map(({ name }) => name).sort()).toEqual(['Brock Creek, part 1', 'Brock Creek, part 2'])) // prettier-ignore
    const first = (await here()).find(({ name }) => name === 'Brock Creek, part 1')
    const photos = await (await openRideDatabase()).photos.toArray()
    expect(photos.map(({ rideId }) => rideId).sort()).toEqual([first?.id, 'ride'].sort())
  })

  it('joins with a ride that came before or after, and says where there is none', async () => {
    await keep(keptRide(), keptRide({ id: 'later', name: 'Second half', startMs: laterBy(60) }))
    renderRides('/rides/ride')
    await userEvent.click(await screen.findByRole('button', { name: 'Join with another ride' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Second half/ }))
    expect(await screen.findByText('Rides joined')).toBeTruthy()
    const [joined, ...others] = await here()
    expect(others).toEqual([])
    expect(joined?.statistics?.gaps).toHaveLength(3)
  })

  it('says that a ride alone has nothing to be joined with', async () => {
    await keep(keptRide())
    renderRides('/rides/ride')
    await userEvent.click(await screen.findByRole('button', { name: 'Join with another ride' }))
    expect(await screen.findByText(/No other ride comes before or after/)).toBeTruthy()
  })

  it('renames, and takes the old name back', async () => {
    await keep(keptRide())
    renderRides('/rides/ride')
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Rename this ride' }))
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'Mud day{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mud day' })).toBeTruthy()
    await undo('Renamed')
    expect(await screen.findByRole('heading', { level: 1, name: 'Brock Creek' })).toBeTruthy()
  })

  it('changes what it was ridden with', async () => {
    await keep(keptRide())
    renderRides('/rides/ride')
    await userEvent.selectOptions(await screen.findByLabelText('Ridden with'), 'atv')
    await waitFor(async () => expect((await here())[0]?.use).toBe('atv'))
  })

  it('changes nothing where the phone refuses, and says so', async () => {
    await keep(keptRide())
    renderRides('/rides/ride')
    await toMiddle()
    const database = await openRideDatabase()
    vi.spyOn(database.rides, 'bulkAdd').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await userEvent.click(screen.getByRole('button', { name: /^Cut off the last/ }))
    expect(await screen.findByText('Not changed')).toBeTruthy()
    expect((await rows()).map(({ id, deletedMs }) => [id, deletedMs])).toEqual([['ride', null]])
  })
})

describe('deleting a ride', () => {
  it('goes to the list, which still has it put away, and can be undone there', async () => {
    await keep(keptRide())
    const { router } = renderRides('/rides/ride')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this ride' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/rides'))
    expect(await screen.findByText('Deleted and replaced (1)')).toBeTruthy()
    await undo('Ride deleted')
    expect(await screen.findByRole('heading', { level: 1, name: 'Brock Creek' })).toBeTruthy()
  })
})
