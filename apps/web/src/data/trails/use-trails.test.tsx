import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { readCatalog } from '../catalog/read-catalog.ts'
import { openDatabase } from '../db/open-database.ts'
import { forgetEverything, renderWithData } from '../testing/render-with-data.tsx'
import { testTrail } from '../testing/test-trail.ts'
import { TRAILS } from './trail-sources.ts'
import { useTrails } from './use-trails.ts'

const trails = [testTrail('brock-creek', { name: 'Brock Creek' }), testTrail('buckhorn', { name: 'Buckhorn' })]

function List() {
  const { records, fromCache, fetchedAt, error, retry } = useTrails()
  if (error) {
    return (
      <>
        <p role="alert">{error.message}</p>
        <button onClick={retry}>Retry</button>
      </>
    )
  }
  return (
    <>
      <p>{fromCache ? `from the phone, ${String(fetchedAt)}` : 'from the server'}</p>
      <ul>
        {records?.map((trail) => (
          <li key={trail.id}>{trail.name}</li>
        ))}
      </ul>
    </>
  )
}

const kept = async () => (await openDatabase()).trails.count()
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

beforeEach(forgetEverything)
afterEach(cleanup)

describe('useTrails', () => {
  it('shows what the server says and keeps a copy on the device', async () => {
    renderWithData(<List />, { ports: fakePorts({ 'GET /api/trails': trails }) })
    await screen.findByText('Buckhorn')
    expect(screen.getByText('from the server')).toBeTruthy()
    await waitFor(async () => expect(await kept()).toBe(2))
  })

  it('serves the copy, with its age, when the network is gone', async () => {
    const ports = fakePorts({ 'GET /api/trails': trails })
    renderWithData(<List />, { ports })
    await waitFor(async () => expect(await kept()).toBe(2))
    cleanup()
    const fetchedAt = ports.clock.now()
    ports.setOnline(false)
    ports.setNow('2026-06-17T12:00:00Z')
    renderWithData(<List />, { ports })
    await screen.findByText('Brock Creek')
    expect(screen.getByText(`from the phone, ${String(fetchedAt)}`)).toBeTruthy()
  })

  it('serves the copy when the server breaks', async () => {
    await (await openDatabase()).trails.bulkPut(trails)
    const broken = () => new Response('down for repair', { status: 503 })
    renderWithData(<List />, { ports: fakePorts({ 'GET /api/trails': broken }) })
    await screen.findByText('Brock Creek')
  })

  it('raises the error when there is nothing on the device, and the next try may succeed', async () => {
    const ports = fakePorts({ 'GET /api/trails': () => new Response('down for repair', { status: 503 }) })
    renderWithData(<List />, { ports })
    expect((await screen.findByRole('alert')).textContent).toBe('503: down for repair')
    ports.setRoutes({ 'GET /api/trails': trails })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Buckhorn')
  })

  it('raises the error at once with no network and no copy, and tries again when the network is back', async () => {
    const ports = fakePorts({ 'GET /api/trails': trails })
    ports.setOnline(false)
    renderWithData(<List />, { ports })
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch')
    ports.setOnline(true)
    await screen.findByText('Buckhorn')
  })

  it('raises the error when the answer is not a list of trails', async () => {
    renderWithData(<List />, { ports: fakePorts({ 'GET /api/trails': [{ id: 'brock-creek' }] }) })
    await screen.findByRole('alert')
    expect(await kept()).toBe(0)
  })

  it('shows each id once', async () => {
    const twice = [...trails, testTrail('buckhorn', { name: 'Buckhorn, corrected' })]
    renderWithData(<List />, { ports: fakePorts({ 'GET /api/trails': twice }) })
    await screen.findByText('Buckhorn, corrected')
    expect(shown()).toEqual(['Brock Creek', 'Buckhorn, corrected'])
  })

  it('leaves out records on the device that an older version of the app wrote in another shape', async () => {
    const database = await openDatabase()
    await database.table('trails').bulkPut([{ id: 'old', name: 'Old shape' }, ...trails])
    const ports = fakePorts()
    ports.setOnline(false)
    renderWithData(<List />, { ports })
    await screen.findByText('Brock Creek')
    expect(shown()).toEqual(['Brock Creek', 'Buckhorn'])
  })
})

describe('with one bar of signal', () => {
  it('gives the copy when patience is over, and the answer of the server when it comes', async () => {
    await (await openDatabase()).trails.bulkPut(trails.slice(0, 1))
    let answer: (value: unknown) => void = () => undefined
    const slow = new Promise((resolve) => (answer = resolve))
    const ports = fakePorts({ 'GET /api/trails': () => slow })
    const onLate = vi.fn()
    const first = await readCatalog(TRAILS, { ports, signal: new AbortController().signal, onLate, patienceMs: 1 })
    expect(first).toMatchObject({ fromCache: true, records: [{ id: 'brock-creek' }] })
    expect(onLate).not.toHaveBeenCalled()
    answer(trails)
    await waitFor(() =>
      expect(onLate).toHaveBeenCalledWith(expect.objectContaining({ fromCache: false, records: trails })),
    )
  })
})
