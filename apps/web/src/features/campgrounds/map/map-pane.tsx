import { Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { lazyMap } from '../../../map/lazy-map.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CampMap } from './camp-map.tsx'
import type { FinderMap } from './finder-map.tsx'

const LazyFinderMap = lazyMap(async () => (await import('./finder-map.tsx')).FinderMap)
const LazyCampMap = lazyMap(async () => (await import('./camp-map.tsx')).CampMap)
const PAUSE_MS = 300

/** Shows a map a moment after the words have been drawn: its code must not stand in their way. */
function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  const bare = <Skeleton className="h-full w-full rounded-none" />
  return isDrawn ? <Suspense fallback={bare}>{children}</Suspense> : bare
}

/** The map beside the list, once the list stands. */
export const FinderMapPane = (props: ComponentProps<typeof FinderMap>) => (
  <AfterPaint>
    <LazyFinderMap {...props} />
  </AfterPaint>
)

/** The map on the page of a campground. */
export const CampMapPane = (props: ComponentProps<typeof CampMap>) => (
  <AfterPaint>
    <LazyCampMap {...props} />
  </AfterPaint>
)
