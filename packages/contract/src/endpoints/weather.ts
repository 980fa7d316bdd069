import { WARNING_SEVERITIES } from '@bluffline/core'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { SERVICE_PROBLEMS } from './gauges.ts'
import { positionQuery } from './query.ts'

const moment = z.iso.datetime()
const text = (longest: number) => z.string().max(longest)

/** A stretch of a forecast: half a day, or an hour. Wind in miles an hour: the words of the service, and the highest number in them. */
export const weatherPeriod = z.strictObject({
  name: text(60),
  startsAt: moment,
  endsAt: moment,
  isDaytime: z.boolean(),
  temperatureF: z.number(),
  humidityPercent: z.number().min(0).max(100).nullable(),
  rainPercent: z.number().min(0).max(100).nullable(),
  windWords: text(60),
  windMph: z.number().nonnegative().nullable(),
  words: text(200),
  details: text(2000),
})
export type WeatherPeriod = z.infer<typeof weatherPeriod>

/** A watch, warning, advisory or statement of the National Weather Service, in its own words. */
export const weatherWarning = z.strictObject({
  id: text(300),
  event: text(120),
  severity: z.enum(WARNING_SEVERITIES),
  headline: text(500).nullable(),
  area: text(1000),
  description: text(8000),
  instruction: text(4000).nullable(),
  sender: text(120),
  sentAt: moment,
  onsetAt: moment.nullable(),
  endsAt: moment.nullable(),
})
export type WeatherWarning = z.infer<typeof weatherWarning>

const part = <T extends z.ZodType>(of: T) =>
  z.strictObject({
    /** Null: never read. */
    value: of.nullable(),
    /** When the service answered; null with the value. */
    readAt: moment.nullable(),
    /** Why there is nothing newer. */
    problem: z.enum(SERVICE_PROBLEMS).nullable(),
  })

const periods = z.strictObject({ periods: z.array(weatherPeriod), issuedAt: moment.nullable() })

/** What the National Weather Service says of a place. `at` is what was asked for, rounded to a hundredth of a degree. */
export const weather = z.strictObject({
  at: z.strictObject({ lng: z.number(), lat: z.number() }),
  forecast: part(periods),
  hours: part(periods),
  /** An empty list says that nothing is in force, as of `readAt`. */
  warnings: part(z.array(weatherWarning)),
})
export type Weather = z.infer<typeof weather>

/**
 * `GET /api/weather?near=lng,lat`: forecast, hours and warnings for a place. The position is rounded to a hundredth of a degree before it leaves
 * this server. Waits for the service, 20 seconds at most; with the service out of reach the last answer comes with its time.
 */
export const getWeather = defineEndpoint({
  id: 'weather.get',
  method: 'GET',
  path: '/api/weather',
  summary: 'Forecast and warnings of the National Weather Service for a place',
  who: 'guest',
  offline: 'cache',
  query: z.strictObject({ near: positionQuery.describe('lng,lat of the place') }),
  output: weather,
  errors: [],
  perMinute: 60,
})
