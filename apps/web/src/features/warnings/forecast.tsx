import type { Weather, WeatherPeriod } from '@bluffline/contract'
import { epochMs, heatIndexF, heatLevel, windChillF } from '@bluffline/core'
import { useNow } from '../../data/today/use-now.ts'
import { writeMoment } from '../../data/water/water-words.ts'
import { Badge } from '../../ui/badge.tsx'

/** What it feels like, where the Weather Service has a formula for it. */
function feelsLike({ temperatureF, humidityPercent, windMph }: WeatherPeriod) {
  const heat = humidityPercent === null ? null : heatIndexF(temperatureF, humidityPercent)
  if (heat !== null) return { words: `Heat index ${Math.round(heat)} °F`, level: heatLevel(heat) }
  const chill = windMph === null ? null : windChillF(temperatureF, windMph)
  return chill === null
    ? null
    : { words: `Wind chill ${Math.round(chill)} °F`, level: chill < 20 ? ('cold' as const) : null }
}

function FeelsLike({ period }: { readonly period: WeatherPeriod }) {
  const feels = feelsLike(period)
  if (feels === null) return null
  const isGrave = feels.level === 'danger' || feels.level === 'extreme danger' || feels.level === 'cold'
  return (
    <Badge tone={isGrave ? 'danger' : 'neutral'}>
      {feels.words}
      {feels.level !== null && feels.level !== 'cold' && `: ${feels.level}`}
    </Badge>
  )
}

function Hour({ period }: { readonly period: WeatherPeriod }) {
  const now = useNow()
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 text-left font-[450] whitespace-nowrap">
        {writeMoment(epochMs(Date.parse(period.startsAt)), now)}
      </th>
      <td className="py-2 pr-3 tabular-nums whitespace-nowrap">{Math.round(period.temperatureF)} °F</td>
      <td className="py-2 pr-3 tabular-nums whitespace-nowrap">
        {period.rainPercent === null ? '–' : `${period.rainPercent} %`}
      </td>
      <td className="py-2 pr-3 whitespace-nowrap">{period.windWords}</td>
      <td className="py-2">
        {period.words} <FeelsLike period={period} />
      </td>
    </tr>
  )
}

const HOURS_SHOWN = 12

/** The next twelve hours in a table: temperature, rain, wind, and what it feels like. */
export function Hours({ hours }: { readonly hours: Weather['hours'] }) {
  const now = useNow()
  const ahead = (hours.value?.periods ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now).slice(0, HOURS_SHOWN)
  if (ahead.length === 0) return <p className="text-small text-ink-muted">The hours ahead are unknown here.</p>
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table of the next twelve hours">
      <table className="w-full min-w-2xl border-collapse text-small">
        <caption className="sr-only">The next twelve hours</caption>
        <thead>
          <tr className="text-left text-ink-muted">
            {['Time', 'Temperature', 'Rain', 'Wind', 'Sky'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-[600]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ahead.map((period) => (
            <Hour key={period.startsAt} period={period} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The days ahead in the words of the Weather Service. */
export function Days({ forecast }: { readonly forecast: Weather['forecast'] }) {
  const now = useNow()
  const ahead = (forecast.value?.periods ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now)
  if (ahead.length === 0) return <p className="text-small text-ink-muted">The days ahead are unknown here.</p>
  return (
    <ul className="divide-y divide-line">
      {ahead.map((period) => (
        <li key={period.startsAt} className="py-2 text-small">
          <b className="font-[650]">{period.name}</b>: {Math.round(period.temperatureF)} °F.{' '}
          {period.details || period.words}
        </li>
      ))}
    </ul>
  )
}
