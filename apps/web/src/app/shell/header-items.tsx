import { createElement, lazy, Suspense, useState } from 'react'
import type { HeaderItem } from '../../kit/feature.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { useFeatures } from './features-context.ts'

function Slot({ item }: { readonly item: HeaderItem }) {
  const [Item] = useState(() => lazy(async () => ({ default: (await item.load()).Item })))
  return createElement(Item)
}

/** Controls that features put into the header. One that cannot be loaded leaves its place empty. */
export function HeaderItems() {
  const items = useFeatures().flatMap((feature) => (feature.header ? [feature.header] : []))
  return items.map((item) => (
    <ErrorBoundary key={item.key} resetKey={item.key} quiet>
      <Suspense fallback={<span style={{ width: item.reserveWidthPx }} />}>
        <Slot item={item} />
      </Suspense>
    </ErrorBoundary>
  ))
}
