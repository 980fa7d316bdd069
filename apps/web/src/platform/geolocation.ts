import { degrees, epochMs, metres, metresPerSecond, type Fix } from '@bluffline/core'

/** `unsupported`: no receiver, or a page without a secure address. */
export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported'
export type LocationPermission = 'granted' | 'denied' | 'prompt' | 'unsupported'

export interface LocationOptions {
  readonly highAccuracy?: boolean
  readonly timeoutMs?: number
  /** How old a remembered fix may be. */
  readonly maxAgeMs?: number
}

export interface GeolocationPort {
  readonly permission: () => Promise<LocationPermission>
  readonly current: (options?: LocationOptions) => Promise<{ fix: Fix } | { problem: LocationProblem }>
  /** Calls back with every fix until the returned function is called. A problem does not end the watch. */
  readonly watch: (
    onFix: (fix: Fix) => void,
    onProblem: (problem: LocationProblem) => void,
    options?: LocationOptions,
  ) => () => void
}

const given = (value: number | null): value is number => value !== null && Number.isFinite(value)

export function toFix({ coords, timestamp }: GeolocationPosition): Fix {
  return {
    lng: coords.longitude,
    lat: coords.latitude,
    timeMs: epochMs(timestamp),
    accuracyM: given(coords.accuracy) ? metres(coords.accuracy) : null,
    altitudeM: given(coords.altitude) ? metres(coords.altitude) : null,
    headingDeg: given(coords.heading) ? degrees(coords.heading) : null,
    speedMps: given(coords.speed) ? metresPerSecond(coords.speed) : null,
  }
}

export function toProblem(code: number): LocationProblem {
  if (code === 1) return 'denied'
  return code === 3 ? 'timeout' : 'unavailable'
}

const toBrowser = (options: LocationOptions = {}): PositionOptions => ({
  enableHighAccuracy: options.highAccuracy ?? true,
  timeout: options.timeoutMs ?? 20_000,
  maximumAge: options.maxAgeMs ?? 5_000,
})

const supported = () => 'geolocation' in navigator && window.isSecureContext

export const browserGeolocation: GeolocationPort = {
  permission: async () => {
    if (!supported()) return 'unsupported'
    try {
      return (await navigator.permissions.query({ name: 'geolocation' })).state
    } catch {
      // Some browsers know geolocation but not its permission: asking is then the only way to find out.
      return 'prompt'
    }
  },
  current: (options) =>
    new Promise((resolve) => {
      if (!supported()) return resolve({ problem: 'unsupported' })
      navigator.geolocation.getCurrentPosition(
        (position) => resolve({ fix: toFix(position) }),
        (error) => resolve({ problem: toProblem(error.code) }),
        toBrowser(options),
      )
    }),
  watch: (onFix, onProblem, options) => {
    if (!supported()) {
      onProblem('unsupported')
      return () => undefined
    }
    const id = navigator.geolocation.watchPosition(
      (position) => onFix(toFix(position)),
      (error) => onProblem(toProblem(error.code)),
      toBrowser(options),
    )
    return () => navigator.geolocation.clearWatch(id)
  },
}
