import type { TrailDetail } from '@bluffline/contract'
import { WeatherBrief } from '../../../data/weather/weather-brief.tsx'
import { Section } from '../../../ui/section.tsx'

/** Warnings and forecast of the National Weather Service where the trail is. */
export function WeatherSection({ trail }: { readonly trail: TrailDetail }) {
  if (trail.point === null) return null
  return (
    <Section id="weather" title="Weather" lead="Where the trail is marked on the map; along all of it under the link.">
      <WeatherBrief place={trail.point} more={`/safety/weather?trail=${trail.id}`} />
    </Section>
  )
}
