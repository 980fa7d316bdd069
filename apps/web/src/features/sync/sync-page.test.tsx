import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import type { NewOutboxRow } from '../../data/outbox/outbox-row.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page } from './sync-page.tsx'

const OWNER = '11111111-1111-4111-8111-111111111111'
const row = (change: Partial<NewOutboxRow>): NewOutboxRow => ({
  key: crypto.randomUUID(),
  owner: OWNER,
  noun: 'trips',
  action: 'change',
  recordId: 'trips-1',
  body: { name: 'Mine' },
  title: 'Trip: Mine',
  writtenMs: Date.parse('2026-06-15T12:00:00Z'),
  attempts: 1,
  state: 'waiting',
  problem: null,
  current: null,
  refs: [],
  ...change,
})
const show = async (...rows: readonly NewOutboxRow[]) => {
  const database = await openDatabase()
  await database.outbox.bulkAdd(rows)
  const view = renderWithData(<Page />, { ports: fakePorts(), path: '/sync' })
  return { database, user: userEvent.setup(), ...view }
}
const items = async () => within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem')

beforeEach(forgetEverything)
afterEach(cleanup)

describe('the page of what waits', () => {
  it('says when nothing does', async () => {
    await show()
    expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy()
  })

  it('shows each write in order with the reason why it is still here', async () => {
    await show(
      row({ state: 'refused', problem: 'name is not allowed', recordId: 'trips-2', title: 'Trip: Bad' }),
      row({ recordId: 'trips-2', title: 'Trip: Behind it' }),
      row({ title: 'Trip: Free' }),
    )
    expect((await items()).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Trip: Bad.*Not accepted.*name is not allowed.*Edit.*Try again.*Drop/),
      expect.stringMatching(/Behind it.*Waits for the one above it/),
      expect.stringMatching(/Free.*Log in to send it/),
    ])
  })

  it('lets a refused write be corrected and sent again', async () => {
    const { user, database } = await show(
      row({ state: 'refused', problem: 'no', action: 'create', recordId: 'temp-1' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.type(screen.getByLabelText('Name'), ' own')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () =>
      expect((await database.outbox.toArray())[0]).toMatchObject({ state: 'waiting', body: { name: 'Mine own' } }),
    )
  })

  it('lets a write be dropped', async () => {
    const { user } = await show(row({ state: 'refused', problem: 'no' }))
    await user.click(await screen.findByRole('button', { name: 'Drop' }))
    expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy()
  })

  it('shows two versions side by side and takes the one that is chosen', async () => {
    const current = { id: 'trips-1', revision: 9, deletedAt: null, name: 'Theirs', status: 'planned' }
    const { user, database } = await show(
      row({ state: 'conflict', problem: 'This was also changed on another device.', current }),
    )
    await database.trips.put({ id: 'trips-1', name: 'Mine', status: 'planned' })
    const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent)
    expect(cells).toEqual(['Mine', 'Theirs'])
    expect(screen.getByRole('button', { name: 'Keep both' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep the other' }))
    expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy()
    expect(await database.trips.get('trips-1')).toMatchObject({ name: 'Theirs' })
  })

  it('says what is on this device alone', async () => {
    await (await openDatabase()).savedTrails.put({ trailId: 'brock', savedAtMs: 1 })
    await show()
    expect(await screen.findByText(/You have 1 saved trail here/)).toBeTruthy()
  })
})
