import { slug, type Campground } from '@bluffline/contract'
import type { Stay } from '@bluffline/core'
import { useParams, useSearchParams } from 'react-router'
import { directionsHref, telHref, TYPE_WORDS } from '../../data/campgrounds/campground-words.ts'
import { useOneAvailability } from '../../data/campgrounds/use-availability.ts'
import { useRatings } from '../../data/campgrounds/use-ratings.ts'
import { catalogQuery } from '../../data/catalog/use-catalog.ts'
import { CAMPGROUNDS } from '../../data/places/place-sources.ts'
import { useCampgrounds } from '../../data/places/use-places.ts'
import { SourcesButton } from '../../data/sources/sources-button.tsx'
import { CONFIDENCE_WORDS } from '../../data/trails/trail-words.ts'
import type { PageStart } from '../../kit/feature.ts'
import { usePageMeta } from '../../platform/use-page-meta.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UnknownAddress } from '../../ui/unknown-address.tsx'
import { FavoriteButton } from './cards/favorite-button.tsx'
import { CopyGps, ContactLink } from './details/contact-tab.tsx'
import { DetailTabs } from './details/detail-tabs.tsx'
import { FromCampSection } from './details/from-camp-section.tsx'
import { SkySection } from './details/sky-section.tsx'
import { StaySection } from './details/stay-section.tsx'
import { WeatherSection } from './details/weather-section.tsx'
import { WaterSection } from './details/water-section.tsx'
import { pageDescription, pageTitle } from './details/page-words.ts'
import { readStay } from './filters/finder-url.ts'
import { CampMapPane } from './map/map-pane.tsx'
import { NotesSection } from './say/notes-section.tsx'
import { ReviewsSection } from './say/reviews-section.tsx'
import { WatchSection } from './watch/watch-section.tsx'

function Header({ campground }: { readonly campground: Campground }) {
  const { id, name, type, location, confidence, sources, contact } = campground
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to="/campgrounds?tab=all"
          className="-ml-1 inline-flex min-h-touch items-center gap-1 pr-3 text-small font-[600] text-ink-muted hover:text-accent-text"
        >
          <Icon name="chevronLeft" sizePx={18} />
          Campgrounds
        </Link>
        <div className="flex items-center gap-3">
          <Badge tone={confidence === 'recalled' ? 'warn' : 'accent'}>{CONFIDENCE_WORDS[confidence].label}</Badge>
          <SourcesButton about={name} sources={sources} confidence={confidence} />
        </div>
      </div>
      <p className="mt-1 type-label text-accent-text">{TYPE_WORDS[type]}</p>
      <h1 tabIndex={-1} className="mt-0.5 type-title">
        {name}
      </h1>
      <p className="mt-1 text-small text-ink-muted">
        {location.city !== null && `${location.city} · `}
        {location.county} County · {location.region} Arkansas
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FavoriteButton id={id} name={name} look="button" />
        <CopyGps campground={campground} />
        {contact.phone !== null && (
          <ContactLink href={telHref(contact.phone)} icon="phone">
            Call {contact.phone}
          </ContactLink>
        )}
        <ContactLink href={directionsHref(campground)} icon="navigate">
          Directions
        </ContactLink>
      </div>
    </header>
  )
}

/** The nights of the visit, which stand in the address. */
function useStay(): readonly [Stay | null, (stay: Stay | null) => void] {
  const [params, setParams] = useSearchParams()
  const stay = readStay(params.get('arrive'), params.get('depart'))
  const change = (next: Stay | null) =>
    setParams(next === null ? {} : { arrive: next.arrive, depart: next.depart }, { replace: true })
  return [stay, change]
}

function CampgroundView({ campground }: { readonly campground: Campground }) {
  usePageMeta(pageTitle(campground), pageDescription(campground))
  const [stay, setStay] = useStay()
  const found = useOneAvailability(campground.id, stay)
  const ratings = useRatings().get(campground.id)
  return (
    <article className="-my-5 md:-my-8 lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="pt-2 pb-5 lg:col-start-1 lg:pt-5">
        <Header campground={campground} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="-mx-gutter h-64 border-y border-line lg:sticky lg:top-shell-top lg:ml-0 lg:h-stage lg:border-y-0 lg:border-l">
          <CampMapPane campground={campground} />
        </div>
      </div>
      <div className="space-y-6 pt-4 pb-6 lg:col-start-1 lg:pt-0">
        <h2 className="sr-only">About {campground.name}</h2>
        <DetailTabs campground={campground} availability={found.availability} ratings={ratings} />
        <StaySection campground={campground} stay={stay} onStay={setStay} found={found} />
        <WatchSection campground={campground} stay={stay} />
        <FromCampSection campground={campground} />
        <WaterSection campground={campground} />
        <WeatherSection campground={campground} />
        <SkySection campground={campground} stay={stay} />
        <ReviewsSection campground={campground} />
        <NotesSection campground={campground} />
      </div>
    </article>
  )
}

function NotFound({ id }: { readonly id: string }) {
  return (
    <UnknownAddress
      noun="campground"
      id={id}
      icon="camp"
      actions={
        <Link to="/campgrounds?tab=all" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
          See all campgrounds
        </Link>
      }
    />
  )
}

/** `/campgrounds/:id` */
export function CampgroundPage() {
  const { id = '' } = useParams()
  const { records, error, retry, isRetrying } = useCampgrounds()
  const campground = records?.find((one) => one.id === id)
  if (campground) return <CampgroundView key={id} campground={campground} />
  if (!slug.safeParse(id).success || records) return <NotFound id={id} />
  if (error) {
    return (
      <ErrorPanel
        title="Campground Loading Error"
        message="Unable to load campground data. Please check your connection and try again."
        onRetry={retry}
        retrying={isRetrying}
      />
    )
  }
  return (
    <div role="status" aria-busy className="space-y-4">
      <span className="sr-only">Loading Arkansas Campground Intelligence...</span>
      <Skeleton className="h-9 w-3/4 max-w-md" />
      <Skeleton className="h-44 w-full rounded-lg" />
    </div>
  )
}

/** Reads the list, so that the page can be drawn whole. */
export const prepare = ({ queries, ports }: PageStart) =>
  queries.prefetchQuery(catalogQuery(CAMPGROUNDS, { client: queries, ports }))
