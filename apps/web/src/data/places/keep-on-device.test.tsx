import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { openDatabase } from '../db/open-database.ts'
import { forgetEverything, renderWithData } from '../testing/render-with-data.tsx'
import { Work } from './keep-on-device.ts'

beforeEach(forgetEverything)

describe('keeping the catalogue on the device', () => {
  it('asks for every list once, whatever the others answer', async () => {
    const paths = ['trails', 'trail-lines', 'parks', 'campgrounds', 'wmas', 'waterways', 'access-points']
    const empty = { type: 'FeatureCollection', features: [] }
    const ports = fakePorts({
      'GET /api/trail-lines': empty,
      'GET /api/parks': () => new Response('', { status: 404 }),
    })
    renderWithData(<Work />, { ports })
    await waitFor(() => expect(ports.requests).toHaveLength(paths.length))
    expect(ports.requests.map((request) => request.replace(/^GET \/api\//, ''))).toEqual(paths)
  })

  it('leaves what the device has when there is no network', async () => {
    const ports = fakePorts()
    ports.setOnline(false)
    renderWithData(<Work />, { ports })
    await waitFor(() => expect(ports.requests.length).toBeGreaterThan(0))
    expect(await (await openDatabase()).trails.count()).toBe(0)
  })
})
