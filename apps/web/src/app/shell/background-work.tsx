import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { FEATURES } from '../features.ts'

const ITEMS = FEATURES.flatMap((feature) => (feature.background ? [feature.background] : []))
  .toSorted((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false))
  .map((item) => ({ ...item, Work: lazy(async () => ({ default: (await item.load()).Work })) }))

/** The first page comes first: its data, its pictures. */
const START_AFTER_MS = 3000
/** On a phone that never rests the next one begins all the same. */
const LATEST_MS = 500
/** Safari has no idle callback. */
const INSTEAD_MS = 50

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, INSTEAD_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** How many have begun: one after the other, for all at once hold a slow phone up for a second. */
function useBegun(): number {
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (begun === ITEMS.length) return
    const next = () => setBegun(begun + 1)
    if (begun > 0) return whenIdle(next)
    const timer = setTimeout(next, START_AFTER_MS)
    return () => clearTimeout(timer)
  }, [begun])
  return begun
}

/** What features do beside the pages, for example sending what was written with no signal. One that fails stops alone. */
export function BackgroundWork() {
  return ITEMS.slice(0, useBegun()).map(({ key, Work }) => (
    <ErrorBoundary key={key} resetKey={key} quiet>
      <Suspense>
        <Work />
      </Suspense>
    </ErrorBoundary>
  ))
}
