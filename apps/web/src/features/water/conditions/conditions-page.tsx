import { useState } from 'react'
import { catalogQuery } from '../../../data/catalog/use-catalog.ts'
import { FromPhone } from '../../../data/catalog/from-phone.tsx'
import { WATERWAYS } from '../../../data/places/place-sources.ts'
import { useWaterways } from '../../../data/places/use-places.ts'
import { ServiceNotes } from '../../../data/water/service-notes.tsx'
import { useGauges } from '../../../data/water/use-gauges.ts'
import type { PageStart } from '../../../kit/feature.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoPromise } from '../no-promise.tsx'
import { WaterLinks } from '../water-links.tsx'
import { findWaters, WATER_FILTERS, type WaterFilter } from './sort-waters.ts'
import { WaterCard } from './water-card.tsx'

const FILTER_WORDS: Readonly<Record<WaterFilter, string>> = {
  all: 'All waters',
  rising: 'Rising',
  high: 'At a flood stage',
  unread: 'No reading',
}

const EMPTY: Readonly<Record<WaterFilter, string>> = {
  all: 'No water of that name',
  rising: 'No gauge reported rising water last',
  high: 'No gauge was at a flood stage when it was last read',
  unread: 'Every water here has a reading',
}

function Waters() {
  const { records, fromCache, fetchedAt, error, retry, isRetrying } = useWaterways()
  const gauges = useGauges()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<WaterFilter>('all')
  if (error) {
    const message = 'Unable to load the waters. Please check your connection and try again.'
    return <ErrorPanel title="Waters Loading Error" message={message} onRetry={retry} retrying={isRetrying} />
  }
  if (!records) return <Skeleton className="h-64 rounded-md" />
  const rows = findWaters(records, gauges.byId, { typed, filter })
  return (
    <>
      <ServiceNotes {...gauges} onRetry={gauges.retry} />
      {fromCache && fetchedAt !== undefined && !gauges.fromDevice && (
        <FromPhone fetchedAt={fetchedAt} onRetry={retry} retrying={isRetrying} />
      )}
      <div className="space-y-3">
        <SearchField
          label="Search rivers, creeks and lakes"
          placeholder="Buffalo, Mulberry, Newton …"
          value={typed}
          onValue={setTyped}
          className="max-w-xl"
        />
        <div className="flex flex-wrap gap-x-2" role="group" aria-label="Show">
          {WATER_FILTERS.map((one) => (
            <Chip key={one} selected={filter === one} onClick={() => setFilter(one)}>
              {FILTER_WORDS[one]}
            </Chip>
          ))}
        </div>
        <p role="status" className="text-small text-ink-muted">
          {rows.length} {rows.length === 1 ? 'water' : 'waters'}
          {gauges.isServerAsking && ' · asking the gauges …'}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon="water" title={EMPTY[filter]} />
      ) : (
        <ul aria-label="Waters" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map((row) => (
            <WaterCard key={row.waterway.id} {...row} />
          ))}
        </ul>
      )}
    </>
  )
}

/** `/waterway-conditions` */
export function Page() {
  return (
    <>
      <PageHeader
        title="Waterway conditions"
        lead="What the river and lake gauges said last: height, flow, which way it goes, and how old the reading is."
      />
      <div className="mt-5 space-y-5">
        <NoPromise />
        <WaterLinks here="/waterway-conditions" />
        <Waters />
      </div>
    </>
  )
}

/** Reads the list of waters, so that the page can be drawn whole. */
export const prepare = ({ queries, ports }: PageStart) =>
  queries.prefetchQuery(catalogQuery(WATERWAYS, { client: queries, ports }))
