import type { Weather } from '@bluffline/contract'
import type { Position } from '@bluffline/core'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../today/use-now.ts'
import { PartNote } from './part-note.tsx'
import { useWeather } from './use-weather.ts'
import { WarningList } from './warning-list.tsx'

interface Props {
  readonly place: Position
  /** Address of the whole forecast. */
  readonly more: string
}

/** Nothing to show yet, and why. */
function Waiting({ isUnknown }: { readonly isUnknown: boolean }) {
  if (!isUnknown) return <p className="text-small text-ink-muted">Asking the Weather Service …</p>
  return (
    <p className="text-small">
      <Badge tone="unknown">Unknown</Badge> No connection, and this device has no forecast for this place.
    </p>
  )
}

function Known({ weather, fromDevice }: { readonly weather: Weather; readonly fromDevice: boolean }) {
  const now = useNow()
  const { warnings, forecast } = weather
  const next = forecast.value?.periods.find(({ endsAt }) => Date.parse(endsAt) > now)
  return (
    <>
      <PartNote {...warnings} fromDevice={fromDevice} />
      {warnings.value === null ? (
        <p className="text-small">Whether a warning is in force here is unknown.</p>
      ) : (
        <WarningList warnings={warnings.value} />
      )}
      {next && (
        <p className="text-small">
          <b className="font-[650]">{next.name}</b>: {Math.round(next.temperatureF)} °F. {next.details || next.words}
        </p>
      )}
    </>
  )
}

/** Warnings in force at a place, and the next stretch of its forecast; what is unknown is said to be. */
export function WeatherBrief({ place, more }: Props) {
  const { value, fromDevice, error } = useWeather(place)
  return (
    <div className="space-y-3">
      {value ? <Known weather={value} fromDevice={fromDevice} /> : <Waiting isUnknown={error !== null} />}
      <Link
        to={more}
        className="inline-flex min-h-touch items-center text-small text-accent-text underline underline-offset-3"
      >
        Hours, thunder, daylight and hunters
      </Link>
    </div>
  )
}
