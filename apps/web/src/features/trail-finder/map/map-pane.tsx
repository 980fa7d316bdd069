import { Suspense, useEffect, useState, type ComponentProps } from 'react'
import { lazyMap } from '../../../map/lazy-map.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { FinderMap } from './finder-map.tsx'

const LazyMap = lazyMap(async () => (await import('./finder-map.tsx')).FinderMap)
const PAUSE_MS = 300

/** True a moment after the list has been drawn: the map's code must not stand in its way. */
function useAfterPaint(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => (timer = setTimeout(() => setDrawn(true), PAUSE_MS))
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      clearTimeout(timer)
    }
  }, [])
  return isDrawn
}

/** The map beside the list, once the list stands. */
export function MapPane(props: ComponentProps<typeof FinderMap>) {
  const isDrawn = useAfterPaint()
  const bare = <Skeleton className="h-full w-full rounded-none" />
  return isDrawn ? (
    <Suspense fallback={bare}>
      <LazyMap {...props} />
    </Suspense>
  ) : (
    bare
  )
}
