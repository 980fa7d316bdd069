import type { Campground, Waterway } from '@bluffline/contract'
import { campgroundPosition, finderMiles, formatFinderMiles } from '@bluffline/core'
import { useWaterways } from '../../../data/places/use-places.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ContactLink } from './contact-tab.tsx'
import { Section } from '../../../ui/section.tsx'

/** A gauge farther than this says little about the water at camp. */
const TELLS_WITHIN_MILES = 5

interface NearGauge {
  readonly gauge: Waterway['gauges'][number]
  readonly water: string
  readonly miles: number
}

function nearestGauge(campground: Campground, waterways: readonly Waterway[]): NearGauge | null {
  const from = campgroundPosition(campground)
  let nearest: NearGauge | null = null
  for (const { gauges, name } of waterways) {
    for (const gauge of gauges) {
      if (gauge.point === null || (gauge.usgsSite === null && gauge.nwsLid === null)) continue
      const miles = finderMiles(from, gauge.point)
      if (nearest === null || miles < nearest.miles) nearest = { gauge, water: name, miles }
    }
  }
  return nearest
}

function Gauge({ gauge, water, miles }: NearGauge) {
  return (
    <div className="space-y-1 text-small">
      <p>
        Nearest gauge: <b className="font-[650]">{gauge.name}</b> ({water}), {formatFinderMiles(miles)}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="unknown">Reading unknown here</Badge>
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
