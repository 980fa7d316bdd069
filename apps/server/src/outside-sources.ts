import type { Config } from './config.ts'
import { createAnswerShelf } from './db/answer-shelf.ts'
import type { Db } from './db/client.ts'
import { createGaugeSources, type GaugeSources } from './platform/gauges/gauge-sources.ts'
import { createWaterOffice } from './platform/gauges/nwps.ts'
import { createGeologicalSurvey } from './platform/gauges/usgs.ts'
import type { Integration } from './platform/integrations.ts'
import { createWeatherService } from './platform/weather/nws.ts'
import { createWeatherSource, type WeatherSource } from './platform/weather/weather-source.ts'

export interface OutsideSources {
  readonly gauges: GaugeSources
  readonly weather: WeatherSource | null
  readonly integrations: readonly Integration[]
}

type OutsideConfig = Pick<Config, 'USGS_WATER_URL' | 'USGS_API_KEY' | 'NWPS_URL' | 'NWS_URL' | 'PUBLIC_URL'>

const QUICK_MS = 10_000
/** The list of all gauges takes the water office a minute on a bad day; nobody waits for it. */
const PATIENT_MS = 75_000

/** Water and weather of the agencies, asked politely and by name; what they said last is kept in the database. */
export async function createOutsideSources(
  config: OutsideConfig,
  db: Db,
  about: { readonly version: string; readonly onProblem: (error: unknown) => void },
): Promise<OutsideSources> {
  const nowMs = () => Date.now()
  const userAgent = `Bluffline/${about.version} (${config.PUBLIC_URL === undefined ? 'water and weather for riders' : `+${config.PUBLIC_URL}`})`
  const shelf = createAnswerShelf(db, about.onProblem)
  const at = (timeoutMs: number, address: string) => ({
    fetch,
    userAgent,
    nowMs,
    timeoutMs,
    base: address.replace(/\/+$/, ''),
  })
  const { USGS_WATER_URL: usgs, NWPS_URL: nwps, NWS_URL: nws, USGS_API_KEY: apiKey = null } = config
  const gauges = await createGaugeSources({
    survey: usgs === 'off' ? null : createGeologicalSurvey({ ...at(QUICK_MS, usgs), apiKey }),
    office: nwps === 'off' ? null : createWaterOffice(at(PATIENT_MS, nwps)),
    nowMs,
    shelf,
  })
  const weather =
    nws === 'off' ? null : await createWeatherSource(createWeatherService(at(QUICK_MS, nws)), nowMs, shelf)
  return {
    gauges,
    weather,
    integrations: [
      { name: 'water.usgs.gov', state: () => gauges.survey?.state() ?? 'off' },
      { name: 'water.noaa.gov', state: () => gauges.office?.all.state() ?? 'off' },
      { name: 'weather.gov', state: () => weather?.warnings.state() ?? 'off' },
    ],
  }
}
