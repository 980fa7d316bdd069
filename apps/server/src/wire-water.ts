import type { Database } from './db/client.ts'
import type { Implementation } from './http/implementation.ts'
import { createGaugeRepository } from './modules/gauges/repository.ts'
import { gaugeRoutes } from './modules/gauges/routes.ts'
import { createGaugeService } from './modules/gauges/service.ts'
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
  readonly now: () => Date
}

/** Readings of gauges, and the weather. */
export const wireWater = ({ database: { db }, gauges: sources, weather }: WaterParts) => {
  const gauges = createGaugeService(createGaugeRepository(db), sources)
  const implementations: readonly Implementation[] = [
    ...gaugeRoutes(gauges),
    ...weatherRoutes(createWeatherModule(weather)),
  ]
  return { implementations }
}
