import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { FEATURES } from '../features.ts'

const ITEMS = FEATURES.flatMap((feature) => (feature.background ? [feature.background] : [])).map((item) => ({
  ...item,
  Work: lazy(async () => ({ default: (await item.load()).Work })),
}))

/** The first page comes first: its data, its pictures. */
const START_AFTER_MS = 3000

/** What features do beside the pages, for example sending what was written with no signal. One that fails stops alone. */
export function BackgroundWork() {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), START_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!started) return null
  return ITEMS.map(({ key, Work }) => (
    <ErrorBoundary key={key} resetKey={key} quiet>
      <Suspense>
        <Work />
      </Suspense>
    </ErrorBoundary>
  ))
}
