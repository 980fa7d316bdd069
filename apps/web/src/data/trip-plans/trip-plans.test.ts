import 'fake-indexeddb/auto'
import { epochMs } from '@bluffline/core'
import { afterEach, describe, expect, it } from 'vitest'
import { awaitsSync } from '../outbox/outbox-row.ts'
import { fakeRecords } from '../testing/fake-records.ts'
import { syncDevice } from '../testing/sync-device.ts'
import { keepTripPlan, readTripPlans } from './trip-plans.ts'

const NOW_MS = epochMs(Date.parse('2026-06-15T12:00:00Z'))
let device: ReturnType<typeof syncDevice> | undefined
afterEach(() => device?.delete())

describe('trip plans on this device', () => {
  it('lose those with generic names when they are read', async () => {
    device = syncDevice({})
    const { tripPlans } = device.database
    const names = ['Basic Trip Plan', ' trip plan ', 'FALLBACK PLAN', 'basic trip', 'Ozark trip plan']
    await tripPlans.bulkPut(names.map((name, at) => ({ id: String(at), name, status: 'active' })))
    expect((await readTripPlans(device.database)).map(({ name }) => name)).toEqual(['Ozark trip plan'])
    expect(await tripPlans.count()).toBe(1)
  })

  it('made with no signal are pending with the agreed defaults, and the server’s afterwards', async () => {
    const server = fakeRecords()
    device = syncDevice(server.routes())
    await device.signIn()
    const id = await keepTripPlan(
      device.database,
      { planData: { days: 2 } },
      { nowMs: NOW_MS, newKey: device.parts.newKey },
    )
    const [plan] = await readTripPlans(device.database)
    expect(id).toMatch(/^temp-1781524800000-/)
    expect(plan).toMatchObject({
      id,
      userId: 'anonymous',
      status: 'pending',
      description: 'AI-generated trip plan (offline)',
      aiConfidence: 0.8,
      difficulty: 5,
      totalDuration: 0,
      totalDistance: 0,
      estimatedCost: 0,
    })
    expect(String(plan?.['name'])).toMatch(/^Offline Plan \d\d\/\d\d\/2026/)
    expect(plan && awaitsSync(plan)).toBe(true)
    await device.sync()
    expect(await readTripPlans(device.database)).toMatchObject([{ id: 'trip-plans-1', status: 'active' }])
    expect(server.live('trip-plans')[0]).not.toHaveProperty('userId')
  })
})
