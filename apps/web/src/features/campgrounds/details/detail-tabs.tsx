import type { Campground, CampgroundAvailability } from '@bluffline/contract'
import type { CampRatings } from '@bluffline/core'
import { useState } from 'react'
import {
  ACTIVITIES,
  AMENITIES,
  AMENITY_WORDS,
  CAMP_FEATURES,
  FEATURE_WORDS,
  priceWords,
  SITE_COUNTS,
  SITE_WORDS,
  TYPE_WORDS,
} from '../../../data/campgrounds/campground-words.ts'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { SourceList } from '../../../data/sources/source-list.tsx'
import { writePartialDay } from '../../../data/sources/source-words.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { RatingLine } from '../cards/rating-line.tsx'
import { ContactTab } from './contact-tab.tsx'
import { FactList, YesNoList, type Fact } from './fact-list.tsx'
import { Photos } from './photos.tsx'

interface Props {
  readonly campground: Campground
  readonly availability: CampgroundAvailability | undefined
  readonly ratings: CampRatings | undefined
}

const yesNo = (fact: boolean | null): string | null => (fact === null ? null : fact ? 'Yes' : 'No')
const SEASONS = { year_round: 'All year', seasonal: 'Part of the year', summer_only: 'Summer only' } as const

function Ratings({ ratings }: Pick<Props, 'ratings'>) {
  if (ratings === undefined) return <RatingLine ratings={ratings} />
  const parts = [
    ['cleanliness', ratings.cleanliness],
    ['facilities', ratings.facilities],
    ['location', ratings.location],
    ['value', ratings.value],
  ] as const
  return (
    <>
      <RatingLine ratings={ratings} />
      <span className="block text-caption text-ink-muted">
        {parts.map(([name, value]) => `${name} ${value.toFixed(1)}`).join(' · ')}
      </span>
    </>
  )
}

function Overview({ campground, ratings }: Props) {
  const { description, type, location, seasonal_info: season, closure, siteNote, nearby_attractions: near } = campground
  const facts: readonly Fact[] = [
    { label: 'Run by', value: TYPE_WORDS[type] },
    { label: 'Where', value: `${location.city === null ? '' : `${location.city}, `}${location.county} County, ${location.region} Arkansas` }, // prettier-ignore
    { label: 'Rating', value: <Ratings ratings={ratings} /> },
    { label: 'Best months', value: season.best_months },
    { label: 'Peak season', value: season.peak_season },
    { label: 'Off season', value: season.off_season },
    { label: 'Open in winter', value: yesNo(season.winter_access) },
    { label: 'Last updated', value: writePartialDay(campground.last_updated) },
  ]
  return (
    <div className="space-y-5">
      {closure !== null && (
        <div className="rounded-md border border-danger p-3 text-small">
          <p className="font-[650]">{closure.text}</p>
          <SourceList sources={[closure.source]} />
        </div>
      )}
      <Photos campground={campground} />
      <p>{description}</p>
      {siteNote !== null && <p className="text-small text-ink-muted">{siteNote}</p>}
      <FactList facts={facts} />
      <YesNoList title="Features" names={CAMP_FEATURES} words={FEATURE_WORDS} facts={campground.features} />
      {near.length > 0 && (
        <section aria-label="Nearby attractions">
          <h3 className="text-small font-[650]">Nearby attractions</h3>
          <ul className="mt-1 space-y-1 text-small">
            {near.map(({ name, distance_miles: miles, type: kind }) => (
              <li key={name} className="flex gap-3">
                <span className="min-w-0 flex-1">
                  {name} <span className="text-ink-muted">({kind.replaceAll('_', ' ')})</span>
                </span>
                <span className="type-figure">{miles.toFixed(1)} mi</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SourcesButton about={campground.name} sources={campground.sources} confidence={campground.confidence} />
    </div>
  )
}

const IS_ACTIVITY = new Set<string>(ACTIVITIES)
const TO_USE = AMENITIES.filter((name) => !IS_ACTIVITY.has(name))

function Amenities({ campground }: Pick<Props, 'campground'>) {
  const { amenities, drinkingWater } = campground
  const counts = SITE_COUNTS.map((site): Fact => ({ label: SITE_WORDS[site], value: amenities[site] }))
  return (
    <div className="space-y-5">
      <FactList
        facts={[
          ...counts,
          { label: 'Drinking water', value: yesNo(drinkingWater) },
          { label: 'Cell coverage', value: amenities.cell_coverage },
        ]}
      />
      <YesNoList title="Amenities" names={TO_USE} words={AMENITY_WORDS} facts={amenities} />
    </div>
  )
}

function Pricing({ campground }: Pick<Props, 'campground'>) {
  const { pricing, feeNote } = campground
  return (
    <div className="space-y-3">
      <FactList
        facts={[
          { label: 'Tent site', value: priceWords(pricing.tent_site_min, pricing.tent_site_max) },
          { label: 'RV site', value: priceWords(pricing.rv_site_min, pricing.rv_site_max) },
          { label: 'Cabin', value: priceWords(pricing.cabin_min, pricing.cabin_max) },
          { label: 'Season', value: pricing.season === null ? null : SEASONS[pricing.season] },
          { label: 'Reservation needed', value: yesNo(pricing.reservation_required) },
        ]}
      />
      {feeNote !== null && <p className="text-small text-ink-muted">{feeNote}</p>}
      <p className="text-caption text-ink-muted">Dollars a night, as our sources say. Ask before you count on it.</p>
    </div>
  )
}

const TABS = ['overview', 'activities', 'amenities', 'pricing', 'contact'] as const
type DetailTab = (typeof TABS)[number]

/** The five tabs of a campground, in its dialog and on its page. */
export function DetailTabs(props: Props) {
  const [tab, setTab] = useState<DetailTab>('overview')
  const { campground } = props
  const contents = {
    overview: { label: 'Overview', content: <Overview {...props} /> },
    activities: {
      label: 'Activities',
      content: <YesNoList title="Activities" names={ACTIVITIES} words={AMENITY_WORDS} facts={campground.amenities} />,
    },
    amenities: { label: 'Amenities', content: <Amenities campground={campground} /> },
    pricing: { label: 'Pricing', content: <Pricing campground={campground} /> },
    contact: { label: 'Contact', content: <ContactTab campground={campground} /> },
  }
  return (
    <Tabs
      label={`About ${campground.name}`}
      tabs={TABS.map((key) => ({ key, ...contents[key] }))}
      value={tab}
      onValue={setTab}
    />
  )
}
