import { type FloodCategory, type FloodStages, isMeasured, measuredSamples, type WaterSample } from '@bluffline/core'
import { z } from 'zod'
import { askJson, readAnswer, type OutsideAnswer, type OutsideParts } from '../outside/ask-json.ts'

/** What the Weather Service's water office says of a gauge, in feet and cubic feet a second. */
export interface WaterOfficeReading {
  readonly stage: WaterSample | null
  readonly flow: WaterSample | null
  readonly floodCategory: FloodCategory | 'below' | null
  /** The height it expects, and when. */
  readonly forecast: WaterSample | null
}

/** A forecast of heights; empty where none is issued, which is the rule while nothing is expected. */
export interface WaterOfficeForecast {
  readonly samples: readonly WaterSample[]
  readonly issuedMs: number | null
}

export interface WaterOffice {
  /** Every gauge of Arkansas by its id, in capitals. */
  readonly all: () => Promise<OutsideAnswer<Readonly<Record<string, WaterOfficeReading>>>>
  readonly stages: (lid: string) => Promise<OutsideAnswer<FloodStages>>
  readonly forecast: (lid: string) => Promise<OutsideAnswer<WaterOfficeForecast>>
}

const number = z.number().nullish()
const status = z.object({
  primary: number,
  primaryUnit: z.string().nullish(),
  secondary: number,
  secondaryUnit: z.string().nullish(),
  floodCategory: z.string().nullish(),
  validTime: z.string().nullish(),
})
type Status = z.infer<typeof status>
const listed = z.object({
  lid: z.string(),
  status: z.object({ observed: status.nullish(), forecast: status.nullish() }).nullish(),
})
const list = z.object({ gauges: z.array(listed) })
const level = z.object({ stage: number }).nullish()
const detail = z.object({
  flood: z
    .object({
      stageUnits: z.string().nullish(),
      categories: z.object({ action: level, minor: level, moderate: level, major: level }).nullish(),
    })
    .nullish(),
})
const forecast = z.object({
  issuedTime: z.string().nullish(),
  primaryUnits: z.string().nullish(),
  data: z.array(z.object({ validTime: z.string(), primary: z.number().nullish() })).nullish(),
})

const CATEGORIES: Readonly<Record<string, FloodCategory | 'below'>> = {
  no_flooding: 'below',
  action: 'action',
  minor: 'minor',
  moderate: 'moderate',
  major: 'major',
}

/** A moment; null for the year 1 it writes where there is none. */
const timeOf = (text: string | null | undefined): number | null => {
  const ms = Date.parse(text ?? '')
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
const measured = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && isMeasured(value) ? value : null
const sampleOf = (atMs: number | null, value: number | null): WaterSample | null =>
  atMs === null || value === null ? null : { atMs, value }

const stageOf = (given: Status | null | undefined): WaterSample | null =>
  given?.primaryUnit === 'ft' ? sampleOf(timeOf(given.validTime), measured(given.primary)) : null

const FLOW_UNITS: Readonly<Record<string, number>> = { cfs: 1, kcfs: 1000 }
const flowOf = (given: Status | null | undefined): WaterSample | null => {
  const times = FLOW_UNITS[given?.secondaryUnit ?? '']
  const value = measured(given?.secondary)
  // −9999 kcfs is a sentinel like any other; a river that flows backward by a million is not.
  return times === undefined || value === null || value < 0 ? null : sampleOf(timeOf(given?.validTime), value * times)
}

const readingOf = (given: z.infer<typeof listed>): WaterOfficeReading => {
  const observed = given.status?.observed
  const stage = stageOf(observed)
  return {
    stage,
    flow: flowOf(observed),
    floodCategory: stage === null ? null : (CATEGORIES[observed?.floodCategory ?? ''] ?? null),
    forecast: stageOf(given.status?.forecast),
  }
}

const stagesOf = ({ flood }: z.infer<typeof detail>): FloodStages => {
  const at = (name: 'action' | 'minor' | 'moderate' | 'major') =>
    flood?.stageUnits === 'ft' ? measured(flood.categories?.[name]?.stage) : null
  return { actionFt: at('action'), minorFt: at('minor'), moderateFt: at('moderate'), majorFt: at('major') }
}

const forecastOf = ({ data, primaryUnits, issuedTime }: z.infer<typeof forecast>): WaterOfficeForecast => {
  const samples = (data ?? []).map(({ validTime, primary }) => ({
    atMs: timeOf(validTime) ?? NaN,
    value: primary ?? NaN,
  }))
  return primaryUnits === 'ft'
    ? { samples: measuredSamples(samples), issuedMs: timeOf(issuedTime) }
    : { samples: [], issuedMs: null }
}

/** A box around Arkansas and the gauges just beyond its border. */
const BOX = { 'bbox.xmin': '-95', 'bbox.ymin': '32.9', 'bbox.xmax': '-89.5', 'bbox.ymax': '36.7', srid: 'EPSG_4326' }

/** The National Water Prediction Service: api.water.noaa.gov/nwps/v1. `base` without a slash at its end. */
export function createWaterOffice(parts: OutsideParts & { readonly base: string }): WaterOffice {
  const ask = (path: string) => askJson(parts, `${parts.base}${path}`)
  const of = (lid: string) => `/gauges/${encodeURIComponent(lid)}`
  return {
    all: async () =>
      readAnswer(await ask(`/gauges?${new URLSearchParams(BOX)}`), list, ({ gauges }) =>
        Object.fromEntries(gauges.map((one) => [one.lid.toUpperCase(), readingOf(one)])),
      ),
    stages: async (lid) => readAnswer(await ask(of(lid)), detail, stagesOf),
    forecast: async (lid) => readAnswer(await ask(`${of(lid)}/stageflow/forecast`), forecast, forecastOf),
  }
}
