import { gaugeIdOf, slug, type Waterway } from '@bluffline/contract'
import { useParams } from 'react-router'
import { catalogQuery } from '../../../data/catalog/use-catalog.ts'
import { WATERWAYS } from '../../../data/places/place-sources.ts'
import { useAccessPoints, useWaterways } from '../../../data/places/use-places.ts'
import { SourcesButton } from '../../../data/sources/sources-button.tsx'
import { useGauges } from '../../../data/water/use-gauges.ts'
import type { PageStart } from '../../../kit/feature.ts'
import { usePageMeta } from '../../../platform/use-page-meta.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UnknownAddress } from '../../../ui/unknown-address.tsx'
import { AccessList } from '../access/access-list.tsx'
import { NoPromise } from '../no-promise.tsx'
import { GaugePanel } from './gauge-panel.tsx'

function Header({ waterway }: { readonly waterway: Waterway }) {
  const { name, counties, difficulty, lengthMiles, summary, sources, confidence } = waterway
  return (
    <header>
      <Link
        to="/waterway-conditions"
        className="-ml-1 inline-flex min-h-touch items-center gap-1 pr-3 text-small font-[600] text-ink-muted hover:text-accent-text"
      >
        <Icon name="chevronLeft" sizePx={18} />
        Waterway conditions
      </Link>
      <h1 tabIndex={-1} className="type-title">
        {name}
      </h1>
      <p className="mt-1 text-small text-ink-muted">
        {counties.join(', ')} {counties.length === 1 ? 'County' : 'counties'}
        {lengthMiles !== null && ` · ${lengthMiles} miles`}
        {difficulty !== null && ` · Whitewater class: ${difficulty}`}
      </p>
      <p className="mt-2 max-w-2xl">{summary}</p>
      <SourcesButton about={name} sources={sources} confidence={confidence} />
    </header>
  )
}

function Gauges({ waterway }: { readonly waterway: Waterway }) {
  const { byId } = useGauges()
  const { gauges } = waterway
  if (gauges.length === 0) {
    return <p className="text-small text-ink-muted">We know of no gauge on this water: its level is unknown here.</p>
  }
  return (
    <div className="space-y-4">
      {gauges.map((gauge) => (
        <GaugePanel key={gauge.name} waterway={waterway} gauge={gauge} listed={byId?.get(gaugeIdOf(gauge) ?? '')} />
      ))}
    </div>
  )
}

function Notes({ waterway: { hazards, caveats, notes, dam } }: { readonly waterway: Waterway }) {
  const lines = [...hazards, ...caveats, ...notes]
  if (lines.length === 0 && dam === null) return null
  return (
    <Section id="know" title="Good to know">
      <ul className="list-disc space-y-1 pl-5 text-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {dam && (
        <p className="mt-2 text-small">
          Below {dam.name} water comes when power is made, without rain and without notice.{' '}
          {dam.infoPhone === null ? (
            'We know no number that tells the schedule.'
          ) : (
            <a
              href={`tel:${dam.infoPhone.replaceAll(/[^\d+]/g, '')}`}
              className="text-accent-text underline underline-offset-3"
            >
              Schedule: {dam.infoPhone}
            </a>
          )}
        </p>
      )}
    </Section>
  )
}

function Access({ waterway }: { readonly waterway: Waterway }) {
  const { records } = useAccessPoints()
  const ids = new Set(waterway.accessPointIds)
  const points = records?.filter(({ id }) => ids.has(id)) ?? []
  if (points.length === 0) return null
  return (
    <Section id="access" title="Put-ins and take-outs">
      <AccessList points={points} />
    </Section>
  )
}

function WaterwayView({ waterway }: { readonly waterway: Waterway }) {
  usePageMeta(
    waterway.name,
    `${waterway.name}: height, flow, trend, flood stages and forecast of its gauges, with the age of each reading.`,
  )
  return (
    <article className="space-y-6">
      <Header waterway={waterway} />
      <NoPromise />
      <Section id="gauges" title="Gauges">
        <Gauges waterway={waterway} />
      </Section>
      <Notes waterway={waterway} />
      <Access waterway={waterway} />
    </article>
  )
}

function NotFound({ id }: { readonly id: string }) {
  return (
    <UnknownAddress
      noun="water"
      id={id}
      icon="water"
      actions={
        <Link to="/waterway-conditions" className={buttonStyle({ tone: 'primary', size: 'comfortable' })}>
          See all waters
        </Link>
      }
    />
  )
}

/** `/waterway-conditions/:waterwayId` */
export function Page() {
  const { waterwayId: id = '' } = useParams()
  const { records, error, retry, isRetrying } = useWaterways()
  const waterway = records?.find((one) => one.id === id)
  if (waterway) return <WaterwayView key={id} waterway={waterway} />
  if (!slug.safeParse(id).success || records) return <NotFound id={id} />
  if (error) {
    const message = 'Unable to load the waters. Please check your connection and try again.'
    return <ErrorPanel title="Waters Loading Error" message={message} onRetry={retry} retrying={isRetrying} />
  }
  return <Skeleton className="h-64 rounded-md" />
}

/** Reads the list of waters, so that the page can be drawn whole. */
export const prepare = ({ queries, ports }: PageStart) =>
  queries.prefetchQuery(catalogQuery(WATERWAYS, { client: queries, ports }))
