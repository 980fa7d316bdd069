import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { ALWAYS_OPEN, testTrail } from '../../data/testing/test-trail.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { SavedPage } from './saved-page.tsx'

const trails = [
  testTrail('brock', { name: 'Brock Creek', uses: ['fourwheeldrive'], lengthMiles: 14.35, season: ALWAYS_OPEN }),
  testTrail('cedar', { name: 'Cedar Falls', uses: ['hiking'] }),
]
const saved = [
  { trailId: 'brock', savedAtMs: 1 },
  { trailId: 'cedar', savedAtMs: 2 },
]
const keep = async (rows = saved) => (await openDatabase()).savedTrails.bulkPut(rows)
const names = () =>
  within(screen.getByRole('list', { name: 'Saved trails' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const open = (ports = fakePorts({ 'GET /api/trails': trails })) => ({
  user: userEvent.setup(),
  ...renderWithData(<SavedPage />, { path: '/saved', ports }),
})

beforeEach(forgetEverything)
afterEach(cleanup)

describe('saved trails', () => {
  it('stand with the last saved first and say whether they are open today', async () => {
    await keep()
    open()
    await screen.findByText('Open today for 4x4s')
    expect(names()).toEqual(['Cedar Falls', 'Brock Creek'])
    expect(screen.getByText('Unknown today for hikers')).toBeTruthy()
    expect(screen.getByText(/14\.4 mi$/)).toBeTruthy()
  })

  it('can be sorted', async () => {
    await keep()
    const { user } = open()
    await screen.findByText('Brock Creek')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Open today first')
    expect(names()).toEqual(['Brock Creek', 'Cedar Falls'])
  })

  it('come back in their place when a removal is undone', async () => {
    await keep()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Brock Creek' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Brock Creek')
    expect(names()).toEqual(['Cedar Falls', 'Brock Creek'])
    expect(await (await openDatabase()).savedTrails.get('brock')).toEqual(saved[0])
  })

  it('work with no network, from the copy of the trails on the device', async () => {
    await keep()
    await (await openDatabase()).trails.bulkPut(trails)
    const ports = fakePorts()
    ports.setOnline(false)
    open(ports)
    await screen.findByText('Brock Creek')
  })

  it('keep a trail that has left our list until the rider lets it go', async () => {
    await keep([{ trailId: 'gone', savedAtMs: 1 }])
    open()
    await screen.findByText('This trail is no longer on our list.')
    expect(screen.getByRole('button', { name: 'Remove gone' })).toBeTruthy()
  })

  it('show the way to the finder when there are none', async () => {
    open()
    await screen.findByText('Nothing saved yet')
    expect(screen.getByRole('link', { name: 'Find a trail' }).getAttribute('href')).toBe('/ai-trails')
  })
})
