import type { AccessPoint } from '@bluffline/contract'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { lazyMap } from '../../../map/lazy-map.tsx'
import { useSearchParams } from 'react-router'
import { catalogQuery } from '../../../data/catalog/use-catalog.ts'
import { FromPhone } from '../../../data/catalog/from-phone.tsx'
import { ACCESS_POINTS } from '../../../data/places/place-sources.ts'
import { useAccessPoints } from '../../../data/places/use-places.ts'
import type { PageStart } from '../../../kit/feature.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WaterLinks } from '../water-links.tsx'
import { AccessList } from './access-list.tsx'

const LazyMap = lazyMap(async () => (await import('./access-map.tsx')).AccessMap)
const PAUSE_MS = 300

/** The map a moment after the list: its code must not stand in the way of the words. */
function useAfterPaint(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDrawn
}

const ALL = ''

function Places({ points }: { readonly points: readonly AccessPoint[] }) {
  const [params, setParams] = useSearchParams()
  const river = params.get('river') ?? ALL
  const selectedId = params.get('place')
  const isDrawn = useAfterPaint()
  const rivers = useMemo(() => [...new Set(points.map((point) => point.river))].toSorted(), [points])
  const shown = useMemo(
    () => (rivers.includes(river) ? points.filter((point) => point.river === river) : points),
    [points, rivers, river],
  )
  const change = (next: Readonly<Record<string, string | null>>) => {
    const kept = { river: river === ALL ? null : river, place: selectedId, ...next }
    setParams(
      Object.fromEntries(Object.entries(kept).flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
      { replace: true },
    )
  }
  useEffect(() => {
    if (selectedId !== null) document.getElementById(`access-${selectedId}`)?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  const bare = <Skeleton className="h-full w-full rounded-none" />
  return (
    <div className="space-y-4 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-6 lg:space-y-0">
      <div className="-mx-gutter h-72 border-y border-line lg:sticky lg:top-shell-top lg:order-2 lg:mx-0 lg:h-[70dvh] lg:rounded-md lg:border">
        {isDrawn ? (
          <Suspense fallback={bare}>
            <LazyMap points={shown} selectedId={selectedId} onSelect={(place) => change({ place })} />
          </Suspense>
        ) : (
          bare
        )}
      </div>
      <div className="space-y-4 lg:order-1">
        <SelectField
          label="River"
          value={rivers.includes(river) ? river : ALL}
          options={[
            { value: ALL, label: `All ${rivers.length} rivers` },
            ...rivers.map((value) => ({ value, label: value })),
          ]}
          onValue={(value) => change({ river: value === ALL ? null : value, place: null })}
        />
        <p role="status" className="text-small text-ink-muted">
          {shown.length} {shown.length === 1 ? 'place' : 'places'}. Miles count along the water as their sources count
          them.
        </p>
        <AccessList points={shown} selectedId={selectedId} onSelect={(place) => change({ place })} />
      </div>
    </div>
  )
}

/** `/access-point-map` */
export function Page() {
  const { records, fromCache, fetchedAt, error, retry, isRetrying } = useAccessPoints()
  return (
    <>
      <PageHeader
        title="Access point map"
        lead="Where a boat goes in or out: ramps, bridges and gravel bars with their river miles, and who runs them."
      />
      <div className="mt-5 space-y-4">
        <WaterLinks here="/access-point-map" />
        {fromCache && fetchedAt !== undefined && (
          <FromPhone fetchedAt={fetchedAt} onRetry={retry} retrying={isRetrying} />
        )}
        {error && (
          <ErrorPanel
            title="Access Points Loading Error"
            message="Unable to load the access points. Please check your connection and try again."
            onRetry={retry}
            retrying={isRetrying}
          />
        )}
        {records && <Places points={records} />}
        {!records && !error && <Skeleton className="h-64 rounded-md" />}
      </div>
    </>
  )
}

/** Reads the list, so that the page can be drawn whole. */
export const prepare = ({ queries, ports }: PageStart) =>
  queries.prefetchQuery(catalogQuery(ACCESS_POINTS, { client: queries, ports }))
