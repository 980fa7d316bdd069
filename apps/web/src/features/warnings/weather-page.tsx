import { useWeather } from '../../data/weather/use-weather.ts'
import { PartNote } from '../../data/weather/part-note.tsx'
import { WarningList } from '../../data/weather/warning-list.tsx'
import { AnchorNote } from '../../data/place/anchor-note.tsx'
import { ExternalLink } from '../../data/sources/external-link.tsx'
import { useTowns } from '../../data/towns/use-towns.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ClosuresSection } from './closures-section.tsx'
import { DaylightSection } from './daylight-section.tsx'
import { Days, Hours } from './forecast.tsx'
import { HuntingSection } from './hunting-section.tsx'
import type { WeatherPlace } from './places.ts'
import { ThunderSection } from './thunder-section.tsx'
import { useWeatherPlaces, type WeatherPlaces } from './use-places.ts'

const PROBLEMS = {
  denied: 'Your position is not shared with the app. Choose a town instead.',
  unsupported: 'This browser cannot tell where you are. Choose a town instead.',
  timeout: 'Your position did not come in time. Try again, or choose a town.',
  unavailable: 'Your position cannot be found here. Try again, or choose a town.',
} as const

function ChoosePlace({ anchor, townId, chooseTown }: WeatherPlaces) {
  const towns = useTowns()
  const options = [
    { value: '', label: 'Where I am' },
    ...(towns ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="max-w-md space-y-3">
      <SelectField
        label="Weather for"
        value={townId ?? ''}
        options={options}
        onValue={(id) => chooseTown(id === '' ? null : id)}
      />
      <AnchorNote place={anchor} problems={PROBLEMS} />
    </div>
  )
}

function Warnings({ place, isOnly }: { readonly place: WeatherPlace; readonly isOnly: boolean }) {
  const { value, fromDevice, error, isAsking, retry } = useWeather(place.at)
  const warnings = value?.warnings
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-4">
        {!isOnly && <h3 className="font-[650]">{place.name}</h3>}
        {warnings && <PartNote {...warnings} fromDevice={fromDevice} />}
        <Button tone="quiet" icon="refresh" busy={isAsking} onClick={retry}>
          Ask again
        </Button>
      </div>
      {warnings?.value && <WarningList warnings={warnings.value} />}
      {warnings && warnings.value === null && (
        <p className="text-small">
          Whether a warning is in force here is unknown. Look at the sky, and ask at weather.gov.
        </p>
      )}
      {!warnings &&
        (error ? (
          <p className="text-small">
            <Badge tone="unknown">Unknown</Badge> The server cannot be reached, and this phone has no forecast for this
            place.
          </p>
        ) : (
          <Skeleton className="h-16 rounded-md" />
        ))}
    </div>
  )
}

function Forecast({ place }: { readonly place: WeatherPlace }) {
  const { value, fromDevice } = useWeather(place.at)
  if (!value) return null
  return (
    <>
      <Section id="hours" title="Hour by hour" lead={place.name}>
        <PartNote {...value.hours} fromDevice={fromDevice} />
        <Hours hours={value.hours} />
      </Section>
      <Section id="days" title="Days ahead">
        <PartNote {...value.forecast} fromDevice={fromDevice} />
        <Days forecast={value.forecast} />
      </Section>
    </>
  )
}

function FireSection() {
  return (
    <Section id="fire" title="Fire bans">
      <p className="text-small">
        <Badge tone="unknown">Unknown</Badge> Burn bans are set county by county by the county judge; nobody tells us of
        them. Ask the sheriff or the ranger, or look at the Forestry Division’s map. A Red Flag Warning stands above,
        when there is one.
      </p>
      <ExternalLink href="https://agriculture.arkansas.gov">
        Arkansas Department of Agriculture, Forestry Division
      </ExternalLink>
    </Section>
  )
}

/** `/safety/weather` */
export function Page() {
  const chosen = useWeatherPlaces()
  const { places, isNamed } = chosen
  const [first] = places
  return (
    <>
      <PageHeader
        title="Weather and warnings"
        lead="Warnings and forecast of the National Weather Service, thunder, daylight, closed trails, hunters and fire: what may end a ride early."
      />
      <div className="mt-5 space-y-6">
        {!isNamed && <ChoosePlace {...chosen} />}
        {isNamed && places.length === 0 && <Skeleton className="h-16 rounded-md" />}
        <Section
          id="warnings"
          title="Warnings"
          {...(places.length > 1 && { lead: 'Along the ride, at its start, its middle and its end.' })}
        >
          <div className="space-y-5">
            {places.length === 0 && (
              <p className="text-small text-ink-muted">Without a place nobody knows which warnings count.</p>
            )}
            {places.map((place) => (
              <Warnings key={place.name} place={place} isOnly={places.length === 1} />
            ))}
          </div>
        </Section>
        <ThunderSection />
        <DaylightSection place={first?.at ?? null} />
        {first && <Forecast place={first} />}
        <ClosuresSection places={places} />
        <HuntingSection />
        <FireSection />
        <ExternalLink href="https://www.weather.gov/lzk/">National Weather Service, Little Rock</ExternalLink>
      </div>
    </>
  )
}
