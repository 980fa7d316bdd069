import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { ALWAYS_OPEN, testTrail } from '../../data/testing/test-trail.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page as FormPage } from './trip-form-page.tsx'
import { Page as TripPage } from './trip-page.tsx'
import { Page as TripsPage } from './trips-page.tsx'

const trails = [
  testTrail('brock', {
    name: 'Brock Creek',
    uses: ['fourwheeldrive'],
    lengthMiles: 14.4,
    season: ALWAYS_OPEN,
    point: { lng: -92.9, lat: 35.5 },
  }),
  testTrail('mill', { name: 'Mill Creek', uses: ['fourwheeldrive'], lengthMiles: 25 }),
]

function open(path: string, ports = fakePorts({ 'GET /api/trails': trails })) {
  const pages = (
    <Routes>
      <Route path="/trips" element={<TripsPage />} />
      <Route path="/trips/new" element={<FormPage />} />
      <Route path="/trips/:tripId" element={<TripPage />} />
      <Route path="/trips/:tripId/edit" element={<FormPage />} />
    </Routes>
  )
  return { user: userEvent.setup(), ...renderWithData(pages, { path, ports }) }
}
const rows = async () => (await openDatabase()).trips.toArray()
const keep = async (change = {}) =>
  (await openDatabase()).trips.put({
    id: 'temp-1',
    name: 'Saturday',
    status: 'pending',
    trailIds: ['brock'],
    ...change,
  })

beforeEach(forgetEverything)
afterEach(cleanup)

describe('planning a trip', () => {
  it('keeps it with no network, and shows it', async () => {
    await (await openDatabase()).trails.bulkPut(trails)
    const ports = fakePorts()
    ports.setOnline(false)
    const { user } = open('/trips/new', ports)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Saturday at Brock Creek')
    await user.type(screen.getByRole('searchbox', { name: 'Add a trail' }), 'brock')
    await user.click(await screen.findByRole('button', { name: /Brock Creek/ }))
    fireEvent.change(screen.getByLabelText('Leave'), { target: { value: '2026-11-28T07:30' } })
    fireEvent.change(screen.getByLabelText('Back by'), { target: { value: '2026-11-28T16:00' } })
    await user.click(screen.getByRole('button', { name: 'Keep this trip' }))
    await screen.findByRole('heading', { level: 1, name: 'Saturday at Brock Creek' })
    expect(screen.getByText('November 28, 2026, 7:30 AM to 4:00 PM')).toBeTruthy()
    expect(await screen.findByText('Open on November 28 for 4x4s')).toBeTruthy()
    expect(screen.getByText(/You mean to be back \d+ min before sunset\./)).toBeTruthy()
    expect(await rows()).toMatchObject([{ status: 'pending', startsOn: '2026-11-28', trailIds: ['brock'] }])
  })

  it('asks for a name, and keeps what was typed', async () => {
    const { user } = open('/trips/new?trail=brock')
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Bring the winch')
    await user.click(screen.getByRole('button', { name: 'Keep this trip' }))
    expect(screen.getByText('Give the trip a name.')).toBeTruthy()
    expect(screen.getByDisplayValue('Bring the winch')).toBeTruthy()
    expect(await rows()).toEqual([])
  })

  it('puts trails in the order they are ridden', async () => {
    const { user } = open('/trips/new?trail=brock&trail=mill')
    await user.click(await screen.findByRole('button', { name: 'Move Mill Creek up' }))
    const chosen = within(screen.getByRole('list', { name: 'Trails of this trip' })).getAllByRole('listitem')
    expect(chosen.map(({ textContent }) => textContent.slice(0, 5))).toEqual(['Mill ', 'Brock'])
  })
})

describe('a trip', () => {
  it('begins, and is over when they are back', async () => {
    await keep()
    const { user } = open('/trips/temp-1')
    await user.click(await screen.findByRole('button', { name: 'We are off' }))
    await user.click(await screen.findByRole('button', { name: 'We are back' }))
    await screen.findByRole('button', { name: 'It is not over' })
    expect(await rows()).toMatchObject([{ status: 'completed' }])
  })

  it('is found under the name the server gave it, by its address from before', async () => {
    await keep({ id: 'trips-9', formerId: 'temp-1', status: 'planned' })
    const { router } = open('/trips/temp-1')
    await screen.findByRole('heading', { level: 1, name: 'Saturday' })
    expect(router.state.location.pathname).toBe('/trips/trips-9')
  })

  it('comes back when its deletion is undone', async () => {
    await keep()
    const { user } = open('/trips/temp-1')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText('No trips yet')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('link', { name: 'Saturday' })
  })

  it('that is not on this device leads to those that are', async () => {
    open('/trips/nothing')
    await screen.findByText('This trip is not on this device')
    expect(screen.getByRole('link', { name: 'Your trips' }).getAttribute('href')).toBe('/trips')
  })
})

describe('a watched trip of somebody with an account', () => {
  it('that ends is written in one step: the trip, and the word to the server', async () => {
    const database = await openDatabase()
    await database.account.put({ key: 'account', userId: 'sam', username: 'sam', cursor: 0 })
    const watch = { planId: 'e0a7c8a2-6c1f-4c9b-9d3b-0e8f5a6b7c8d', graceMin: 60 }
    const times = { leaveAtMs: Date.parse('2026-06-15T08:00:00Z'), returnAtMs: Date.parse('2026-06-15T20:00:00Z') }
    const known = { planId: watch.planId, stage: 'underWay', contactsAt: '2026-06-15T21:00:00.000Z' }
    await keep({ id: 'trips-1', status: 'active', details: { ...times, watch }, watch: known })
    await database.synced.put({
      noun: 'trips',
      id: 'trips-1',
      state: 'account',
      serverId: 'trips-1',
      revision: 1,
      sent: null,
      isHere: true,
    })
    const { user } = open('/trips/trips-1')
    const [back] = await screen.findAllByRole('button', { name: 'We are back' })
    if (back) await user.click(back)
    await screen.findByText(/^The last change waits for a network\./)
    expect(screen.queryByText('Not changed')).toBeNull()
    expect(await database.outbox.orderBy('seq').toArray()).toMatchObject([
      { noun: 'trips', action: 'change', body: { status: 'completed' } },
      { noun: 'ride-plans', action: 'remove', recordId: watch.planId, body: { isBack: true } },
    ])
  })
})
