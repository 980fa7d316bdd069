import type { Weather } from '@bluffline/contract'
import type { Position } from '@bluffline/core'
import type { Asked, Paced } from '../../platform/outside/paced.ts'
import { type Result, success } from '../../platform/result.ts'
import type { Periods } from '../../platform/weather/nws.ts'
import { placeKey, roundPlace, type WeatherSource } from '../../platform/weather/weather-source.ts'

export interface WeatherModule {
  readonly get: (near: Position) => Promise<Result<Weather, never>>
}

type Problem = Weather['forecast']['problem']

const partOf = <V>({ known, problem }: { known: Asked<V>['known']; problem: Problem }) => ({
  value: known?.value ?? null,
  readAt: known === null ? null : new Date(known.atMs).toISOString(),
  problem,
})

const OFF = { known: null, problem: 'off' } as const

/** `source` null: this server asks nobody for the weather. */
export function createWeatherModule(source: WeatherSource | null): WeatherModule {
  /** Forecasts lie at an address that must be known first. */
  const periods = async (address: string | undefined, place: Asked<unknown>, paced: Paced<string, Periods>) =>
    address === undefined ? { known: null, problem: place.problem } : paced.ask(address)
  return {
    get: async (near) => {
      const at = roundPlace(near)
      if (source === null) return success({ at, forecast: partOf(OFF), hours: partOf(OFF), warnings: partOf(OFF) })
      const key = placeKey(at)
      // Warnings first: a slow forecast must not keep them.
      const warnings = source.warnings.ask(key)
      const place = await source.place.ask(key)
      const forecast = await periods(place.known?.value.forecast, place, source.periods)
      const hours = await periods(place.known?.value.hours, place, source.periods)
      const warned = partOf(await warnings)
      return success({
        at,
        forecast: partOf(forecast),
        hours: partOf(hours),
        warnings: { ...warned, value: warned.value && [...warned.value] },
      })
    },
  }
}
