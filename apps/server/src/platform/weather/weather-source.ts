import type { WeatherWarning } from '@bluffline/contract'
import type { Position } from '@bluffline/core'
import { createPaced, type Known, type Paced } from '../outside/paced.ts'
import type { Shelf } from '../outside/shelf.ts'
import type { ForecastPlace, Periods, WeatherService } from './nws.ts'

/** The Weather Service, asked politely. Places are keys as `placeKey` writes them. */
export interface WeatherSource {
  readonly place: Paced<string, ForecastPlace>
  /** By the address that `place` gave. */
  readonly periods: Paced<string, Periods>
  readonly warnings: Paced<string, readonly WeatherWarning[]>
}

/** A hundredth of a degree is half a mile: the service's own squares are a mile and a half wide. */
export const roundPlace = ({ lng, lat }: Position): Position => ({
  lng: Math.round(lng * 100) / 100,
  lat: Math.round(lat * 100) / 100,
})
export const placeKey = ({ lng, lat }: Position): string => `${lng.toFixed(2)},${lat.toFixed(2)}`
const placeOf = (key: string): Position => {
  const [lng = NaN, lat = NaN] = key.split(',').map(Number)
  return { lng, lat }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const PLACE_FRESH_MS = 24 * HOUR_MS
const PERIODS_FRESH_MS = 30 * MINUTE_MS
/** A tornado warning is issued minutes ahead. */
const WARNINGS_FRESH_MS = 2 * MINUTE_MS

export async function createWeatherSource(
  service: WeatherService,
  nowMs: () => number,
  shelf: Shelf,
): Promise<WeatherSource> {
  const restored = async <V>(
    name: string,
    make: (onGood: (key: string, known: Known<V>) => void) => Paced<string, V>,
  ) => {
    const source = make((key, known) => shelf.keep(name, key, known))
    source.restore((await shelf.read(name)) as readonly (readonly [string, Known<V>])[])
    return source
  }
  return {
    place: await restored<ForecastPlace>('nws-place', (onGood) =>
      createPaced({ ask: (key) => service.place(placeOf(key)), nowMs, freshMs: PLACE_FRESH_MS, onGood }),
    ),
    periods: await restored<Periods>('nws-periods', (onGood) =>
      createPaced({ ask: service.periods, nowMs, freshMs: PERIODS_FRESH_MS, onGood }),
    ),
    warnings: await restored<readonly WeatherWarning[]>('nws-warnings', (onGood) =>
      createPaced({ ask: (key) => service.warnings(placeOf(key)), nowMs, freshMs: WARNINGS_FRESH_MS, onGood }),
    ),
  }
}
