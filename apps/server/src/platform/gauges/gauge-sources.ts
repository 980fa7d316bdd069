import type { FloodStages } from '@bluffline/core'
import { createPaced, type Known, type Paced } from '../outside/paced.ts'
import type { Shelf } from '../outside/shelf.ts'
import type { GeologicalSurvey, SiteSeries } from './usgs.ts'
import type { WaterOffice, WaterOfficeForecast, WaterOfficeReading } from './nwps.ts'

/** Readings of stations of the Geological Survey by their numbers. */
export type SurveySeries = Readonly<Record<string, SiteSeries>>

/** The Geological Survey, asked politely. A question names the hours it looks back and the stations, see `surveyKey`. */
export type Survey = Paced<string, SurveySeries>

/** The water office, asked politely; gauges by their ids in capitals. */
export interface Office {
  readonly all: Paced<'all', Readonly<Record<string, WaterOfficeReading>>>
  readonly stages: Paced<string, FloodStages>
  readonly forecast: Paced<string, WaterOfficeForecast>
}

/** Whom gauges are read from; null where nobody is asked. */
export interface GaugeSources {
  readonly survey: Survey | null
  readonly office: Office | null
}

export const surveyKey = (hours: number, sites: readonly string[]): string => `${hours} ${sites.toSorted().join(',')}`

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Gauges measure every 15 minutes and most send once an hour. */
const READING_FRESH_MS = 10 * MINUTE_MS
const FORECAST_FRESH_MS = 30 * MINUTE_MS
/** Flood stages change once in years. */
const STAGES_FRESH_MS = 24 * HOUR_MS

export interface GaugeSourceParts {
  readonly survey: GeologicalSurvey | null
  readonly office: WaterOffice | null
  readonly nowMs: () => number
  readonly shelf: Shelf
}

/** What was known before the start is known again, with its age. */
export async function createGaugeSources({ survey, office, nowMs, shelf }: GaugeSourceParts): Promise<GaugeSources> {
  const paced = async <K extends string, V>(
    name: string,
    freshMs: number,
    ask: (key: K) => ReturnType<Parameters<typeof createPaced<K, V>>[0]['ask']>,
  ) => {
    const source = createPaced<K, V>({ ask, nowMs, freshMs, onGood: (key, known) => shelf.keep(name, key, known) })
    source.restore((await shelf.read(name)) as readonly (readonly [K, Known<V>])[])
    return source
  }
  return {
    survey:
      survey &&
      (await paced<string, SurveySeries>('usgs', READING_FRESH_MS, (key) => {
        const [hours = '0', sites = ''] = key.split(' ')
        return survey.series(sites.split(','), nowMs() - Number(hours) * HOUR_MS)
      })),
    office: office && {
      all: await paced('nwps', READING_FRESH_MS, office.all),
      stages: await paced('nwps-stages', STAGES_FRESH_MS, office.stages),
      forecast: await paced('nwps-forecast', FORECAST_FRESH_MS, office.forecast),
    },
  }
}

/** Nobody is asked. */
export const NO_GAUGE_SOURCES: GaugeSources = { survey: null, office: null }
