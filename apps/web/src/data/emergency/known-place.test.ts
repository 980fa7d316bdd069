import 'fake-indexeddb/auto'
import type { Fix } from '@bluffline/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { forgetEverything } from '../testing/render-with-data.tsx'
import { testTrail } from '../testing/test-trail.ts'
import { knownPlace } from './known-place.ts'

const fix = (lng: number, lat: number) => ({ lng, lat, accuracyM: 5, timeMs: null, altitudeM: null, headingDeg: null, speedMps: null }) as unknown as Fix // prettier-ignore
const noServer = () => Promise.reject(new Error('There is no network'))

/** One road of the Forest Service, running east, and a trail beside it. */
async function keep() {
  const database = await openDatabase()
  const line = (id: string, lat: number) => ({ type: 'Feature' as const, id, properties: { id }, geometry: { type: 'LineString' as const, coordinates: [[-93.7, lat], [-93.6, lat]] } }) // prettier-ignore
  await database.trails.bulkPut([
    testTrail('fr-1604', { name: 'Shoal Creek Road (FR 1604)' }),
    testTrail('ridge', { name: 'Ridge Trail' }),
  ])
  await database.trailLines.bulkPut([line('fr-1604', 35.2), line('ridge', 35.21)] as never)
}

beforeEach(forgetEverything)

describe('the road that rescuers are told', () => {
  it('is the nearest the device holds, measured to its line, and never a trail', async () => {
    await keep()
    const { road } = await knownPlace(fix(-93.65, 35.209), noServer)
    expect(road?.name).toBe('Shoal Creek Road (FR 1604)')
    expect(road?.position.lng).toBeCloseTo(-93.65, 3)
    expect(road?.awayM).toBeCloseTo(1001, -1)
  })

  it('leaves the trails to themselves, told by their line', async () => {
    await keep()
    const { trailhead } = await knownPlace(fix(-93.65, 35.2001), noServer)
    expect(trailhead?.name).toBe('Ridge Trail')
    expect(trailhead?.awayM).toBeCloseTo(1101, -1)
  })

  it('is unknown where the nearest one held is too far to be the nearest there is', async () => {
    await keep()
    expect((await knownPlace(fix(-93.65, 35.3), noServer)).road).toBeNull()
  })

  it('is unknown on a device that holds none', async () => {
    expect((await knownPlace(fix(-93.65, 35.2), noServer)).road).toBeNull()
  })
})
