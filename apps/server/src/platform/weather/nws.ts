import type { WeatherPeriod, WeatherWarning } from '@bluffline/contract'
import { type Position, WARNING_SEVERITIES, type WarningSeverity } from '@bluffline/core'
import { z } from 'zod'
import { askJson, failedOutside, readAnswer, type OutsideAnswer, type OutsideParts } from '../outside/ask-json.ts'

/** Where the Weather Service keeps the forecasts for a place. */
export interface ForecastPlace {
  readonly forecast: string
  readonly hours: string
}

export interface Periods {
  readonly periods: WeatherPeriod[]
  readonly issuedAt: string | null
}

export interface WeatherService {
  readonly place: (at: Position) => Promise<OutsideAnswer<ForecastPlace>>
  /** `address` as `place` gave it. */
  readonly periods: (address: string) => Promise<OutsideAnswer<Periods>>
  readonly warnings: (at: Position) => Promise<OutsideAnswer<readonly WeatherWarning[]>>
}

const time = z.iso.datetime({ offset: true })
const point = z.object({ properties: z.object({ forecast: z.string(), forecastHourly: z.string() }) })
const amount = z.object({ value: z.number().nullable() }).nullish()
const period = z.object({
  name: z.string().nullish(),
  startTime: time,
  endTime: time,
  isDaytime: z.boolean(),
  temperature: z.number(),
  temperatureUnit: z.string(),
  probabilityOfPrecipitation: amount,
  relativeHumidity: amount,
  windSpeed: z.string().nullish(),
  windDirection: z.string().nullish(),
  shortForecast: z.string(),
  detailedForecast: z.string().nullish(),
})
const forecast = z.object({ properties: z.object({ updateTime: z.string().nullish(), periods: z.array(period) }) })
const alert = z.object({
  id: z.string(),
  event: z.string(),
  status: z.string(),
  messageType: z.string(),
  severity: z.string().nullish(),
  headline: z.string().nullish(),
  areaDesc: z.string().nullish(),
  description: z.string().nullish(),
  instruction: z.string().nullish(),
  senderName: z.string().nullish(),
  sent: time,
  onset: time.nullish(),
  ends: time.nullish(),
  expires: time.nullish(),
})
const alerts = z.object({ features: z.array(z.object({ properties: alert })) })

const iso = (text: string): string => new Date(text).toISOString()
const isoOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || !Number.isFinite(Date.parse(text)) ? null : iso(text)
const cut = (text: string | null | undefined, longest: number): string => (text ?? '').trim().slice(0, longest)
const cutOrNull = (text: string | null | undefined, longest: number): string | null => cut(text, longest) || null

/** The highest number in words such as "10 to 20 mph"; null where there is none. */
const mphOf = (words: string): number | null => {
  const numbers = words.match(/\d+/g)?.map(Number) ?? []
  return numbers.length > 0 && /mph/i.test(words) ? Math.max(...numbers) : null
}
const percent = (given: z.infer<typeof amount>): number | null =>
  given?.value === null || given?.value === undefined ? null : Math.min(100, Math.max(0, given.value))

function periodOf(raw: z.infer<typeof period>): WeatherPeriod {
  const wind = cut(raw.windSpeed, 40)
  return {
    name: cut(raw.name, 60),
    startsAt: iso(raw.startTime),
    endsAt: iso(raw.endTime),
    isDaytime: raw.isDaytime,
    temperatureF: raw.temperatureUnit === 'C' ? raw.temperature * 1.8 + 32 : raw.temperature,
    humidityPercent: percent(raw.relativeHumidity),
    rainPercent: percent(raw.probabilityOfPrecipitation),
    windWords: cut(`${cut(raw.windDirection, 10)} ${wind}`, 60),
    windMph: mphOf(wind),
    words: cut(raw.shortForecast, 200),
    details: cut(raw.detailedForecast, 2000),
  }
}

const isSeverity = (word: string): word is WarningSeverity => WARNING_SEVERITIES.some((known) => known === word)

function warningOf(raw: z.infer<typeof alert>): WeatherWarning {
  const severity = raw.severity ?? ''
  return {
    id: cut(raw.id, 300),
    event: cut(raw.event, 120),
    severity: isSeverity(severity) ? severity : 'Unknown',
    headline: cutOrNull(raw.headline, 500),
    area: cut(raw.areaDesc, 1000),
    description: cut(raw.description, 8000),
    instruction: cutOrNull(raw.instruction, 4000),
    sender: cut(raw.senderName, 120),
    sentAt: iso(raw.sent),
    onsetAt: isoOrNull(raw.onset),
    // `expires` is when the message runs out, `ends` when the danger does.
    endsAt: isoOrNull(raw.ends ?? raw.expires),
  }
}

/** Drills, tests and cancelled messages are no warnings. */
const isReal = ({ status, messageType }: z.infer<typeof alert>): boolean =>
  status === 'Actual' && (messageType === 'Alert' || messageType === 'Update')

const MOST_PERIODS = 160

/** Degrees as the service wants them: at most four decimals. */
const degreesOf = ({ lat, lng }: Position) => `${Number(lat.toFixed(4))},${Number(lng.toFixed(4))}`

/** The API of the National Weather Service, api.weather.gov, which asks for a `User-Agent` that says who asks. `base` without a slash at its end. */
export function createWeatherService(parts: OutsideParts & { readonly base: string }): WeatherService {
  const ask = (url: string) => askJson(parts, url, { accept: 'application/geo+json' })
  /** An address out of an answer is only followed back to the same service. */
  const ours = (address: string) => {
    const path = URL.canParse(address) ? new URL(address).pathname : ''
    return path.startsWith('/gridpoints/') ? `${parts.base}${path}` : null
  }
  return {
    place: async (at) =>
      readAnswer(await ask(`${parts.base}/points/${degreesOf(at)}`), point, ({ properties }) => ({
        forecast: properties.forecast,
        hours: properties.forecastHourly,
      })),
    periods: async (address) => {
      const url = ours(address)
      if (url === null) return failedOutside('unreadable')
      return readAnswer(await ask(url), forecast, ({ properties }) => ({
        periods: properties.periods.slice(0, MOST_PERIODS).map(periodOf),
        issuedAt: isoOrNull(properties.updateTime),
      }))
    },
    warnings: async (at) =>
      readAnswer(await ask(`${parts.base}/alerts/active?point=${degreesOf(at)}`), alerts, ({ features }) =>
        features
          .map(({ properties }) => properties)
          .filter(isReal)
          .map(warningOf),
      ),
  }
}
