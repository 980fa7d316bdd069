import type { Campground } from '@bluffline/contract'
import {
  campgroundPosition,
  epochMs,
  moonLook,
  moonTimes,
  nightsOf,
  sunTimes,
  type EpochMs,
  type IsoDay,
  type MoonPhase,
  type Stay,
} from '@bluffline/core'
import { arkansasMidnight, clockTime } from '../../../data/today/arkansas-time.ts'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { useToday } from '../../../data/today/use-today.ts'
import { ContactLink } from './contact-tab.tsx'
import { Section } from '../../../ui/section.tsx'

const PHASES: Readonly<Record<MoonPhase, string>> = {
  new: 'New moon',
  waxingCrescent: 'Waxing crescent',
  firstQuarter: 'First quarter',
  waxingGibbous: 'Waxing gibbous',
  full: 'Full moon',
  waningGibbous: 'Waning gibbous',
  lastQuarter: 'Last quarter',
  waningCrescent: 'Waning crescent',
}

const DAY_MS = 86_400_000
const dayAfter = (day: IsoDay): IsoDay => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
const timeOr = (at: EpochMs | null, otherwise: string): string => (at === null ? otherwise : clockTime(at))

function skyOf(campground: Campground, day: IsoDay) {
  const place = campgroundPosition(campground)
  const span = [arkansasMidnight(day), arkansasMidnight(dayAfter(day))] as const
  const [sun, moon] = [sunTimes(place, span), moonTimes(place, span)]
  // The look of the coming night: at nine in the evening.
  const look = moonLook(epochMs(span[0] + 21 * 3_600_000))
  return {
    day,
    sunrise: timeOr(sun.rise, 'none'),
    sunset: timeOr(sun.set, 'none'),
    moonrise: timeOr(moon.rise, 'none'),
    moonset: timeOr(moon.set, 'none'),
    moon: `${PHASES[look.phase]}, ${Math.round(look.lit * 100)} % lit`,
  }
}

const HEADS = ['Day', 'Sunrise', 'Sunset', 'Moonrise', 'Moonset', 'Moon'] as const

/** Sun and moon for the days of the stay, computed on the device. */
export function SkySection({ campground, stay }: { readonly campground: Campground; readonly stay: Stay | null }) {
  const today = useToday()
  const days = stay === null ? [today] : nightsOf(stay)
  const { latitude, longitude } = campground.location
  return (
    <Section
      id="sky"
      title="Sun, moon and weather"
      lead="Computed for a level horizon, Arkansas time. Hills and bluffs take their share."
    >
      <div
        className="-mx-gutter overflow-x-auto px-gutter"
        tabIndex={0}
        role="region"
        aria-label="Sun and moon, day by day"
      >
        <table className="w-full min-w-[32rem] border-collapse text-small">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="py-1.5 pr-3 text-left font-[400] text-ink-muted">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day) => skyOf(campground, day))
              .map(({ day, sunrise, sunset, moonrise, moonset, moon }) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="py-2 pr-3 text-left font-[560]">
                    {writePartialDay(day)}
                  </th>
                  {[sunrise, sunset, moonrise, moonset].map((time, at) => (
                    <td key={HEADS[at + 1]} className="type-figure py-2 pr-3 whitespace-nowrap">
                      {time}
                    </td>
                  ))}
                  <td className="py-2">{moon}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <ContactLink href={`https://forecast.weather.gov/MapClick.php?lat=${latitude}&lon=${longitude}`} icon="external">
        Forecast of the National Weather Service for this place
      </ContactLink>
    </Section>
  )
}
