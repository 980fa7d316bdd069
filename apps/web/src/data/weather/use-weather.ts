import { getWeather, weather, type Weather } from '@bluffline/contract'
import type { Position } from '@bluffline/core'
import { usePorts } from '../../platform/ports.ts'
import { useOutside, type Outside } from '../outside/use-outside.ts'

const EVERY_MS = 5 * 60_000
const round = (degrees: number) => Math.round(degrees * 100) / 100

/** Each part keeps its last word when the service has none this time. */
const mergeWeather = (kept: Weather, fresh: Weather): Weather => ({
  at: fresh.at,
  forecast: fresh.forecast.value === null ? { ...kept.forecast, problem: fresh.forecast.problem } : fresh.forecast,
  hours: fresh.hours.value === null ? { ...kept.hours, problem: fresh.hours.problem } : fresh.hours,
  warnings: fresh.warnings.value === null ? { ...kept.warnings, problem: fresh.warnings.problem } : fresh.warnings,
})

/** Forecast, hours and warnings for a place; null asks nothing. The place is rounded to half a mile before it leaves the device. */
export function useWeather(place: Position | null): Outside<Weather> {
  const { http } = usePorts()
  const near = place === null ? { lng: 0, lat: 0 } : { lng: round(place.lng), lat: round(place.lat) }
  return useOutside<Weather>(
    {
      key: `${getWeather.path} ${near.lng},${near.lat}`,
      schema: weather,
      ask: (signal) => http.call(getWeather, { query: { near }, signal }),
      merge: mergeWeather,
      everyMs: EVERY_MS,
    },
    place !== null,
  )
}
