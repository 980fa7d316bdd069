import { gaugeIdOf, type Campground, type Waterway } from '@bluffline/contract'
import { campgroundPosition, finderMiles, formatFinderMiles } from '@bluffline/core'
import { useWaterways } from '../../../data/places/use-places.ts'
import { ReadingLine } from '../../../data/water/reading-line.tsx'
import { useGauges } from '../../../data/water/use-gauges.ts'
import { ContactLink } from './contact-tab.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'

/** A gauge farther than this says little about the water at camp. */
const TELLS_WITHIN_MILES = 5

interface NearGauge {
  readonly gauge: Waterway['gauges'][number]
  readonly water: Pick<Waterway, 'id' | 'name'>
  readonly miles: number
}

function nearestGauge(campground: Campground, waterways: readonly Waterway[]): NearGauge | null {
  const from = campgroundPosition(campground)
  let nearest: NearGauge | null = null
  for (const water of waterways) {
    for (const gauge of water.gauges) {
      if (gauge.point === null || (gauge.usgsSite === null && gauge.nwsLid === null)) continue
      const miles = finderMiles(from, gauge.point)
      if (nearest === null || miles < nearest.miles) nearest = { gauge, water, miles }
    }
  }
  return nearest
}

function Gauge({ gauge, water, miles }: NearGauge) {
  const { byId } = useGauges()
  return (
    <div className="space-y-1 text-small">
      <p>
        Nearest gauge: <b className="font-[650]">{gauge.name}</b> ({water.name}), {formatFinderMiles(miles)}
        as the crow flies. Whether it stands above or below this camp, we do not know.
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <ReadingLine reading={byId?.get(gaugeIdOf(gauge) ?? '')} />
        <Link
          to={`/waterway-conditions/${water.id}`}
          className="inline-flex min-h-touch items-center text-accent-text underline underline-offset-3"
        >
          Three days, forecast, alarm
        </Link>
        {gauge.usgsSite !== null && (
          <ContactLink href={`https://waterdata.usgs.gov/monitoring-location/${gauge.usgsSite}/`} icon="gauge">
            USGS reading
          </ContactLink>
        )}
        {gauge.nwsLid !== null && (
          <ContactLink href={`https://water.noaa.gov/gauges/${gauge.nwsLid.toLowerCase()}`} icon="water">
            NWS forecast
          </ContactLink>
        )}
      </p>
    </div>
  )
}

/** The nearest gauge, and what it does not tell. */
export function WaterSection({ campground }: { readonly campground: Campground }) {
  const { records } = useWaterways()
  const near = records ? nearestGauge(campground, records) : null
  const { features } = campground
  const isByWater = features.river_access === true || features.waterfront === true
  return (
    <Section id="water" title="Water">
      {records === undefined && <p className="text-small text-ink-muted">Looking for the nearest gauge …</p>}
      {near !== null && <Gauge {...near} />}
      {isByWater && (near === null || near.miles > TELLS_WITHIN_MILES) && records !== undefined && (
        <p className="mt-2 rounded-md border border-warn p-3 text-small">
          This camp lies by water, and no gauge stands within {TELLS_WITHIN_MILES} miles. After rain upstream a river
          can rise by many feet in a few hours with no reading to warn you: know your way to high ground.
        </p>
      )}
    </Section>
  )
}
