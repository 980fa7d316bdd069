import type { Database } from './db/client.ts'
import type { Implementation } from './http/implementation.ts'
import { createGaugeRepository } from './modules/gauges/repository.ts'
import { gaugeRoutes } from './modules/gauges/routes.ts'
import { createGaugeService } from './modules/gauges/service.ts'
import { type AnnounceRise, createWaterWatchRepository } from './modules/water-watches/repository.ts'
import { waterWatchRoutes } from './modules/water-watches/routes.ts'
import { createWaterWatchService } from './modules/water-watches/service.ts'
import { weatherRoutes } from './modules/weather/routes.ts'
import { createWeatherModule } from './modules/weather/service.ts'
import type { GaugeSources } from './platform/gauges/gauge-sources.ts'
import type { WeatherSource } from './platform/weather/weather-source.ts'

/** Whom the water and the weather are read from. */
export interface WaterParts {
  readonly database: Pick<Database, 'db'>
  readonly gauges: GaugeSources
  /** Null where nobody is asked. */
  readonly weather: WeatherSource | null
  /** Runs something again and again until stopped. */
  readonly every: (periodMs: number, run: () => Promise<unknown>) => () => void
  readonly now: () => Date
}

/** How riders hear of what they wait for, beside the app itself. */
export interface WaterTelling {
  readonly announceRise: AnnounceRise
  readonly channelsOf: (accountId: string) => Promise<readonly ('push' | 'email')[]>
}
const IN_THE_APP: WaterTelling = { announceRise: async () => {}, channelsOf: async () => [] }

/** How often it is looked whether a watched gauge is due. */
const WATCH_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** Readings of gauges, what riders wait for there, and the weather. */
export const wireWater = (parts: WaterParts, { announceRise, channelsOf }: WaterTelling = IN_THE_APP) => {
  const { gauges: sources, weather, every, now } = parts
  const { db } = parts.database
  const gauges = createGaugeService(createGaugeRepository(db), sources)
  const repository = createWaterWatchRepository(db, announceRise)
  const watches = createWaterWatchService({ repository, lookUp: gauges.lookUp, channelsOf, now })
  const implementations: readonly Implementation[] = [
    ...gaugeRoutes(gauges),
    ...weatherRoutes(createWeatherModule(weather)),
    ...waterWatchRoutes(watches),
  ]
  const stops = [every(WATCH_MS, watches.check), every(DAY_MS, watches.forgetOld)]
  return { implementations, stopWatching: async () => stops.forEach((stop) => stop()) }
}
