import type { Campground } from '@bluffline/contract'
import { campgroundPosition } from '@bluffline/core'
import { useMemo } from 'react'
import { WeatherBrief } from '../../../data/weather/weather-brief.tsx'
import { Section } from '../../../ui/section.tsx'

/** Warnings and forecast of the National Weather Service for the camp. */
export function WeatherSection({ campground }: { readonly campground: Campground }) {
  const place = useMemo(() => campgroundPosition(campground), [campground])
  return (
    <Section id="weather" title="Weather">
      <WeatherBrief place={place} more={`/safety/weather?camp=${campground.id}`} />
    </Section>
  )
}
