import { FLOOD_CATEGORIES } from '@bluffline/core'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Who reads gauges: the Geological Survey, and the National Weather Service's water office. */
export const GAUGE_SERVICES = ['usgs', 'nwps'] as const
export type GaugeService = (typeof GAUGE_SERVICES)[number]

/** Why a service outside said nothing, where it was asked. `off`: this server asks nobody. `missing`: it knows no such place. */
export const SERVICE_PROBLEMS = ['off', 'missing', 'refused', 'busy', 'unreachable', 'slow', 'unreadable'] as const
export type ServiceProblem = (typeof SERVICE_PROBLEMS)[number]

/** Name of a gauge in addresses: its USGS number, else its Weather Service id in lower case. */
export const gaugeId = z.string().regex(/^[a-z0-9]{4,15}$/)

/** `usgsSite ?? nwsLid`, as addresses write it; null for a gauge that has neither. */
export const gaugeIdOf = (gauge: { readonly usgsSite: string | null; readonly nwsLid: string | null }): string | null =>
  gauge.usgsSite ?? gauge.nwsLid?.toLowerCase() ?? null

const moment = z.iso.datetime()
const measured = z.strictObject({ value: z.number(), at: moment })

/**
 * What a gauge said last. `stage`: gage height in feet on its own zero; `flow`: discharge in cubic feet a second. `trend` and `riseFtPerHour` are of
 * the moment of the reading, not of now. `floodCategory` is the Weather Service's; `below`: under every stage it names. `forecast`: the height it
 * expects. Null: nobody says. Sentinels of the services never come this far.
 */
export const gaugeReading = z.strictObject({
  id: gaugeId,
  stage: measured.nullable(),
  flow: measured.nullable(),
  trend: z.enum(['rising', 'falling', 'steady']).nullable(),
  riseFtPerHour: z.number().nullable(),
  floodCategory: z.enum(['below', ...FLOOD_CATEGORIES]).nullable(),
  forecast: measured.nullable(),
})
export type GaugeReading = z.infer<typeof gaugeReading>

/** How a service stands: when it answered last, and why there is nothing newer. */
export const serviceState = z.strictObject({
  service: z.enum(GAUGE_SERVICES),
  answeredAt: moment.nullable(),
  problem: z.enum(SERVICE_PROBLEMS).nullable(),
})
export type GaugeServiceState = z.infer<typeof serviceState>

const stageFt = z.number().nullable()

/** Samples of a series: seconds since 1970, and the value. Oldest first. */
const series = z.array(z.tuple([z.int(), z.number()]))

/** A gauge with its last three days, the Weather Service's stages and its forecast. */
export const gaugeDetail = gaugeReading.extend({
  stageSeries: series,
  flowSeries: series,
  /** Heights the Weather Service expects, feet; empty where it issues no forecast. */
  forecastSeries: series,
  forecastIssuedAt: moment.nullable(),
  /** As the Weather Service names them today; null where it names none or was not reached. */
  floodStages: z
    .strictObject({ actionFt: stageFt, minorFt: stageFt, moderateFt: stageFt, majorFt: stageFt, readAt: moment })
    .nullable(),
  services: z.array(serviceState),
})
export type GaugeDetail = z.infer<typeof gaugeDetail>

/**
 * `GET /api/gauges`: what every gauge of the catalogue said last, from what is known. What is older than 15 minutes is asked for in the background
 * (`asking`); ask again in a few seconds.
 */
export const listGauges = defineEndpoint({
  id: 'gauges.list',
  method: 'GET',
  path: '/api/gauges',
  summary: 'The last readings of river and lake gauges',
  who: 'guest',
  offline: 'cache',
  output: z.strictObject({ readings: z.array(gaugeReading), services: z.array(serviceState), asking: z.boolean() }),
  errors: [],
})

/** `GET /api/gauges/:id`: one gauge with its last three days and its forecast. Waits for the services, 15 seconds at most. */
export const getGauge = defineEndpoint({
  id: 'gauges.get',
  method: 'GET',
  path: '/api/gauges/:id',
  summary: 'A gauge with its last three days, its flood stages and its forecast',
  who: 'guest',
  offline: 'cache',
  params: z.strictObject({ id: gaugeId }),
  output: gaugeDetail,
  errors: ['not_found'],
})
