import { lazy, Suspense } from 'react'
import { FEATURES } from '../features.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'

const ITEMS = FEATURES.flatMap((feature) => (feature.header ? [feature.header] : [])).map((item) => ({
  ...item,
  Item: lazy(async () => ({ default: (await item.load()).Item })),
}))

/** Controls that features put into the header. One that cannot be loaded leaves its place empty. */
export function HeaderItems() {
  return ITEMS.map(({ key, Item, reserveWidthPx }) => (
    <ErrorBoundary key={key} resetKey={key} quiet>
      <Suspense fallback={<span style={{ width: reserveWidthPx }} />}>
        <Item />
      </Suspense>
    </ErrorBoundary>
  ))
}
