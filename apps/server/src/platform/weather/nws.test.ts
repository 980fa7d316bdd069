import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answering, FAILURES, type StandIn, startStandIn } from '../../testing/stand-in-service.ts'
import { createWeatherService } from './nws.ts'

let service: StandIn
beforeAll(async () => {
  service = await startStandIn()
})
afterAll(() => service.stop())

const weather = () =>
  createWeatherService({
    fetch,
    base: service.base,
    userAgent: 'Bluffline/test (+https://x.example)',
    nowMs: () => 0,
    timeoutMs: 300,
  })
const PLACE = { lng: -92.6771234, lat: 35.749 }
const GRID = 'https://api.weather.gov/gridpoints/LZK/83,73/forecast'

const period = {
  number: 1,
  name: 'This Afternoon',
  startTime: '2026-11-21T14:00:00-06:00',
  endTime: '2026-11-21T18:00:00-06:00',
  isDaytime: true,
  temperature: 41,
  temperatureUnit: 'F',
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 20 },
  relativeHumidity: { unitCode: 'wmoUnit:percent', value: 63 },
  windSpeed: '10 to 20 mph',
  windDirection: 'S',
  shortForecast: 'Chance Showers',
  detailedForecast: 'A chance of showers.',
}
const alert = {
  id: 'urn:oid:1',
  event: 'Flash Flood Warning',
  status: 'Actual',
  messageType: 'Alert',
  severity: 'Severe',
  headline: null,
  areaDesc: 'Newton, AR',
  description: 'HAZARD...',
  instruction: 'Turn around.',
  senderName: 'NWS Little Rock AR',
  sent: '2026-11-21T12:00:00-06:00',
  onset: '2026-11-21T12:00:00-06:00',
  expires: '2026-11-21T13:00:00-06:00',
  ends: '2026-11-21T15:00:00-06:00',
}
const alertsOf = (...alerts: object[]) => ({ features: alerts.map((properties) => ({ properties })) })

describe('the Weather Service', () => {
  it('is asked where it keeps the forecasts of a place, with four decimals and by name', async () => {
    service.asked.length = 0
    service.answer = answering({ properties: { forecast: GRID, forecastHourly: `${GRID}/hourly` } })
    expect(await weather().place(PLACE)).toEqual({ ok: true, value: { forecast: GRID, hours: `${GRID}/hourly` } })
    expect(service.asked[0]).toMatchObject({
      url: '/points/35.749,-92.6771',
      headers: { 'user-agent': 'Bluffline/test (+https://x.example)' },
    })
  })

  it('forecasts: degrees, rain, and the strongest wind in its words', async () => {
    service.answer = answering({ properties: { updateTime: '2026-11-21T17:00:00+00:00', periods: [period] } })
    const answer = await weather().periods(GRID)
    expect(answer.ok && answer.value).toEqual({
      issuedAt: '2026-11-21T17:00:00.000Z',
      periods: [
        {
          name: 'This Afternoon',
          startsAt: '2026-11-21T20:00:00.000Z',
          endsAt: '2026-11-22T00:00:00.000Z',
          isDaytime: true,
          temperatureF: 41,
          humidityPercent: 63,
          rainPercent: 20,
          windWords: 'S 10 to 20 mph',
          windMph: 20,
          words: 'Chance Showers',
          details: 'A chance of showers.',
        },
      ],
    })
  })

  it('is asked for forecasts at its own address alone, whatever an answer says', async () => {
    service.asked.length = 0
    for (const address of ['http://169.254.169.254/latest', 'file:///etc/passwd', 'no address']) {
      expect(await weather().periods(address)).toMatchObject({ ok: false, problem: 'unreadable' })
    }
    expect(service.asked).toEqual([])
  })

  it('warns until the danger ends, not until the message runs out', async () => {
    service.answer = answering(alertsOf(alert))
    const answer = await weather().warnings(PLACE)
    expect(answer.ok && answer.value).toMatchObject([
      { event: 'Flash Flood Warning', severity: 'Severe', endsAt: '2026-11-21T21:00:00.000Z', headline: null },
    ])
  })

  it('tests and cancels: neither is a warning', async () => {
    service.answer = answering(
      alertsOf(
        { ...alert, status: 'Test' },
        { ...alert, messageType: 'Cancel' },
        { ...alert, severity: 'Odd', ends: null },
      ),
    )
    const answer = await weather().warnings(PLACE)
    expect(answer.ok && answer.value).toMatchObject([{ severity: 'Unknown', endsAt: '2026-11-21T19:00:00.000Z' }])
  })

  it.each(FAILURES)('answering %s is told from a quiet sky', async (_what, answer, problem, waitS) => {
    service.answer = answer
    expect(await weather().warnings(PLACE)).toEqual({ ok: false, problem, waitS })
  })
})

const folder = new URL('../../../../../../shared/testdata/samples/nws/', import.meta.url)
describe.skipIf(!existsSync(folder))('recorded answers of the Weather Service (../shared/testdata/samples)', () => {
  const serve = (name: string) => {
    service.answer = answering(readFileSync(new URL(name, folder), 'utf8'))
  }
  it('of a point', async () => {
    serve('points_35.749_-92.677.json')
    expect(await weather().place(PLACE)).toEqual({ ok: true, value: { forecast: GRID, hours: `${GRID}/hourly` } })
  })
  it('of forecasts, hours and alerts', async () => {
    serve('pynws/gridpoints_forecast_us.json')
    const forecast = await weather().periods(GRID)
    expect(forecast.ok && forecast.value.periods[0]).toMatchObject({
      name: 'This Afternoon',
      temperatureF: 41,
      windMph: 10,
    })
    serve('pynws/gridpoints_forecast_hourly_us.json')
    expect(await weather().periods(GRID)).toMatchObject({ ok: true })
    serve('pynws/alerts_active_zone.json')
    const warnings = await weather().warnings(PLACE)
    expect(warnings.ok && warnings.value.length).toBeGreaterThan(0)
  })
})
