import book from '@bluffline/content/field-guide.json' with { type: 'json' }
import { fieldGuide, type Campground, type Guide, type TrailDetail } from '@bluffline/contract'
import { rideToday, type IsoDay } from '@bluffline/core'
import { FEATURES } from '../app/features.ts'
import {
  pageDescription as campgroundDescription,
  pageTitle as campgroundTitle,
} from '../features/campgrounds/details/page-words.ts'
import type { LandingFacts } from '../features/landing/landing-facts.ts'
import { EMPTY_STATE } from '../features/trail-finder/filters/finder-state.ts'
import { riddenAs } from '../features/trail-finder/filters/ridden-as.ts'
import { sortTrails } from '../features/trail-finder/filters/sort-trails.ts'
import { PrivacyText } from '../features/legal/privacy-text.tsx'
import { TermsText } from '../features/legal/terms-text.tsx'
import { pageDescription, pageTitle } from '../features/trail/facts/page-words.ts'
import { DEFAULT_VEHICLE } from '../data/vehicle/vehicle-store.ts'
import { isPage, type PageRoute } from '../kit/feature.ts'
import { CampgroundPage, CampgroundsPage } from './campground-pages.tsx'
import { EmergencyPage } from './emergency-page.tsx'
import type { FirstPage } from './first-page.ts'
import { FinderPage } from './finder-page.tsx'
import { GuidePage } from './guide-page.tsx'
import { LandingPage } from './landing-page.tsx'
import { MapPage } from './map-page.tsx'
import { PlainPage, TextPage } from './plain-page.tsx'
import { appData, LANDING_KEYWORDS, trailData, trailKeywords } from './structured-data.ts'
import { TrailPage } from './trail-page.tsx'

/** Cards that fill the first screen of a desktop. */
const FIRST_CARDS = 6

/** What first pages are made of. */
export interface Known {
  readonly trails: readonly TrailDetail[]
  readonly campgrounds: readonly Campground[]
  /** Only orders the list: what is probably open comes first. */
  readonly day: IsoDay
  readonly landing: LandingFacts
}

/** In the order the finder will have, as long as the rider has said nothing. */
function inOrder({ trails, day }: Known): readonly TrailDetail[] {
  const mine = { vehicle: DEFAULT_VEHICLE, isChosen: false }
  const verdicts = new Map(
    trails.map((trail) => [trail.id, rideToday(trail, riddenAs(trail, EMPTY_STATE, mine), day)] as const),
  )
  const byId = new Map(trails.map((trail) => [trail.id, trail]))
  const facts = { hits: null, verdicts, milesAway: null, nearWma: null, anchorName: '' }
  return sortTrails(trails, 'best', facts).flatMap(({ id }) => byId.get(id) ?? [])
}

const finder = ({ title, description }: PageRoute, known: Known): Partial<FirstPage> => ({
  main: <FinderPage title={title} description={description} trails={inOrder(known)} shown={FIRST_CARDS} />,
  module: 'features/trail-finder/trail-finder-page.tsx',
  data: '/api/trails',
})

const map = ({ title, description }: PageRoute): Partial<FirstPage> => ({
  main: <MapPage title={title} description={description} />,
  module: 'features/map/map-page.tsx',
  data: '/api/trails',
})

const campgrounds = ({ title, description }: PageRoute, known: Known): Partial<FirstPage> => ({
  main: <CampgroundsPage title={title} description={description} campgrounds={known.campgrounds} />,
  module: 'features/campgrounds/campgrounds-page.tsx',
  data: '/api/campgrounds',
})

const landing = ({ description }: PageRoute, { landing: facts }: Known): Partial<FirstPage> => ({
  main: <LandingPage facts={facts} />,
  module: 'features/landing/landing-page.tsx',
  keywords: LANDING_KEYWORDS,
  structured: appData(description),
  beforePaint: '/gate.js',
})

const emergency = ({ title }: PageRoute): Partial<FirstPage> => ({
  main: <EmergencyPage title={title} />,
  module: 'features/sos/emergency-page.tsx',
  beforePaint: '/emergency.js',
})

const BY_PATH: Readonly<Record<string, (route: PageRoute, known: Known) => Partial<FirstPage>>> = {
  '/': landing,
  '/ai-trails': finder,
  '/campgrounds': campgrounds,
  '/emergency': emergency,
  '/map': map,
  '/privacy-policy': () => ({ main: <TextPage text={<PrivacyText removal={null} />} /> }),
  '/terms-of-service': () => ({ main: <TextPage text={<TermsText />} /> }),
}

const pageOf = (route: PageRoute, known: Known): FirstPage => ({
  path: route.path,
  title: route.title,
  description: route.description,
  main: <PlainPage title={route.title} description={route.description} />,
  ...BY_PATH[route.path]?.(route, known),
})

const trailPageOf = (trail: TrailDetail): FirstPage => ({
  path: `/map/${trail.id}`,
  title: pageTitle(trail),
  description: pageDescription(trail),
  keywords: trailKeywords(trail),
  structured: trailData(trail, pageDescription(trail)),
  main: <TrailPage trail={trail} />,
  module: 'features/trail/trail-page.tsx',
  data: `/api/trails/${trail.id}`,
})

const campgroundPageOf = (campground: Campground): FirstPage => ({
  path: `/campgrounds/${campground.id}`,
  title: campgroundTitle(campground),
  description: campgroundDescription(campground),
  main: <CampgroundPage campground={campground} />,
  module: 'features/campgrounds/campground-page.tsx',
  data: '/api/campgrounds',
})

const guidePageOf = (guide: Guide): FirstPage => ({
  path: `/field-guide/${guide.id}`,
  title: guide.title,
  description: `${guide.title}: ${guide.summary}`,
  main: <GuidePage guide={guide} />,
  module: 'features/field-guide/guide-page.tsx',
})

/** Every page that can be known when the app is built: those without parameters, and one for each trail and each page of the field guide. */
export function firstPages(known: Known): readonly FirstPage[] {
  const routes = FEATURES.flatMap(({ routes }) => routes).filter(isPage)
  const plain = routes.filter(({ path }) => !/[:*]/.test(path))
  return [
    ...plain.map((route) => pageOf(route, known)),
    ...known.trails.map(trailPageOf),
    ...known.campgrounds.map(campgroundPageOf),
    ...fieldGuide.parse(book).guides.map(guidePageOf),
  ]
}
