import type { Weather } from '@bluffline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { failedOutside } from '../../platform/outside/ask-json.ts'
import { NO_SHELF } from '../../platform/outside/shelf.ts'
import type { WeatherService } from '../../platform/weather/nws.ts'
import { createWeatherSource } from '../../platform/weather/weather-source.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const asked: object[] = []
const service: WeatherService = {
  place: async (at) => {
    asked.push(at)
    return { ok: true, value: { forecast: 'f', hours: 'h' } }
  },
  periods: async (address) =>
    address === 'f' ? { ok: true, value: { periods: [], issuedAt: null } } : failedOutside('unreachable'),
  warnings: async () => ({ ok: true, value: [] }),
}
const read = async (near: string, given: WeatherService | null = service) => {
  const nowMs = () => Date.parse('2027-05-07T18:00:00Z')
  const weather = given && (await createWeatherSource(given, nowMs, NO_SHELF))
  const { app } = await createTestApp(database, { weather })
  const response = await app.inject(`/api/weather?near=${near}`)
  await app.close()
  return response
}

describe('the weather of a place', () => {
  it('has three parts, each with its own time and its own trouble', async () => {
    const at = '2027-05-07T18:00:00.000Z'
    expect((await read('-93.12345,35.98765')).json<Weather>()).toEqual({
      at: { lng: -93.12, lat: 35.99 },
      forecast: { value: { periods: [], issuedAt: null }, readAt: at, problem: null },
      hours: { value: null, readAt: null, problem: 'unreachable' },
      warnings: { value: [], readAt: at, problem: null },
    })
    expect(asked).toEqual([{ lng: -93.12, lat: 35.99 }])
  })

  it('is unknown, and says why, where the place is unknown or nobody is asked', async () => {
    const unknown = { ...service, place: async () => failedOutside('missing') }
    expect((await read('-93,36', unknown)).json<Weather>()).toMatchObject({
      forecast: { value: null, problem: 'missing' },
      hours: { value: null, problem: 'missing' },
      warnings: { value: [], problem: null },
    })
    expect((await read('-93,36', null)).json<Weather>()).toMatchObject({ warnings: { value: null, problem: 'off' } })
  })

  it('needs a place', async () => {
    expect((await read('here')).statusCode).toBe(400)
  })
})
