import type { Campground } from '@bluffline/contract'
import { fromPrice, priceWords, TYPE_WORDS } from '../data/campgrounds/campground-words.ts'
import { CONFIDENCE_WORDS } from '../data/trails/trail-words.ts'
import { Badge } from '../ui/badge.tsx'
import { PageHeader } from '../ui/page-header.tsx'

const Unknown = () => <i className="text-ink-muted">Unknown</i>

interface ListProps {
  readonly title: string
  readonly description: string
  readonly campgrounds: readonly Campground[]
}

/** Every campground as a plain link; the finder takes the place over. */
export function CampgroundsPage({ title, description, campgrounds }: ListProps) {
  return (
    <div className="h-stage w-full overflow-hidden px-gutter py-6 md:py-10">
      <PageHeader title={title} lead={description} />
      <ul aria-label="Campgrounds" className="mt-6 grid gap-x-6 gap-y-2 text-small md:grid-cols-3">
        {campgrounds.map((one) => (
          <li key={one.id}>
            <a href={`/campgrounds/${one.id}`}>{one.name}</a>{' '}
            <span className="text-ink-muted">
              {one.location.county} County, {fromPrice(one) ?? 'price unknown'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is known of a campground whatever the day: whether there is room tonight comes with the app. */
export function CampgroundPage({ campground }: { readonly campground: Campground }) {
  const { name, type, location, pricing, contact, description, confidence, sources } = campground
  const facts: readonly (readonly [string, string | null])[] = [
    ['Run by', TYPE_WORDS[type]],
    ['Tent site', priceWords(pricing.tent_site_min, pricing.tent_site_max)],
    ['RV site', priceWords(pricing.rv_site_min, pricing.rv_site_max)],
    ['Phone', contact.phone],
    ['GPS', `${location.latitude}, ${location.longitude}`],
  ]
  return (
    <article className="w-full px-gutter py-5 md:py-8 lg:max-w-[40rem]">
      <header className="-mt-3">
        <div className="flex min-h-touch items-center justify-between gap-3">
          <a href="/campgrounds?tab=all" className="text-small font-[600] text-ink-muted">
            Campgrounds
          </a>
          <Badge tone={confidence === 'recalled' ? 'warn' : 'accent'}>{CONFIDENCE_WORDS[confidence].label}</Badge>
        </div>
        <p className="mt-1 type-label text-accent-text">{TYPE_WORDS[type]}</p>
        <h1 className="mt-0.5 type-title">{name}</h1>
        <p className="mt-1 text-small text-ink-muted">
          {location.city !== null && `${location.city} · `}
          {location.county} County · {location.region} Arkansas
        </p>
      </header>
      <p className="mt-6 text-lead">{description}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd>{value ?? <Unknown />}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-ink-muted">Sources: {sources.map(({ title }) => title).join('; ')}.</p>
    </article>
  )
}
