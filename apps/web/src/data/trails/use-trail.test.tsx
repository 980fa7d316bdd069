import 'fake-indexeddb/auto'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { forgetEverything, renderWithData } from '../testing/render-with-data.tsx'
import { testTrail } from '../testing/test-trail.ts'
import { useTrail } from './use-trail.ts'

const trail = testTrail('brock-creek', { name: 'Brock Creek' })
const geometry = {
  type: 'LineString' as const,
  coordinates: [
    [-92.8, 35.5],
    [-92.81, 35.51],
  ] as [number, number][],
}
const line = { type: 'Feature' as const, id: trail.id, properties: { id: trail.id, name: trail.name }, geometry }

function One({ id = trail.id }: { readonly id?: string }) {
  const { trail: found, fromCache, isMissing, error } = useTrail(id)
  if (isMissing) return <p>No such trail</p>
  if (error) return <p role="alert">{error.message}</p>
  if (!found) return null
  return (
    <p>
      {found.name}, {found.geometry === null ? 'no line' : found.geometry.type}, {fromCache ? 'phone' : 'server'}
    </p>
  )
}

beforeEach(forgetEverything)
afterEach(cleanup)

describe('useTrail', () => {
  it('shows the trail and its line from the server', async () => {
    const ports = fakePorts({ 'GET /api/trails/brock-creek': { ...trail, geometry } })
    renderWithData(<One />, { ports })
    await screen.findByText('Brock Creek, LineString, server')
  })

  it('without a network puts the trail together from the list and the lines on the device', async () => {
    const database = await openDatabase()
    await database.trails.put(trail)
    await database.trailLines.put(line)
    const ports = fakePorts()
    ports.setOnline(false)
    renderWithData(<One />, { ports })
    await screen.findByText('Brock Creek, LineString, phone')
  })

  it('shows the trail without its line where the device has no line', async () => {
    await (await openDatabase()).trails.put(trail)
    const ports = fakePorts()
    ports.setOnline(false)
    renderWithData(<One />, { ports })
    await screen.findByText('Brock Creek, no line, phone')
  })

  it('says that there is no such trail when the server says so, even with a copy of another one', async () => {
    await (await openDatabase()).trails.put(trail)
    renderWithData(<One id="nowhere" />)
    await screen.findByText('No such trail')
  })

  it('raises the error without a network and without a copy', async () => {
    const ports = fakePorts()
    ports.setOnline(false)
    renderWithData(<One />, { ports })
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch')
  })
})
