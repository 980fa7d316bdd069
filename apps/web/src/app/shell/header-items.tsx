import { createElement, lazy, Suspense, type ComponentType } from 'react'
import type { HeaderItem } from '../../kit/feature.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { useFeatures } from '../../kit/features-context.ts'

/** What the page itself needs comes first. */
const FIRST_PAGE_MS = 400
const firstPageAnswers = new Promise<void>((resolve) => setTimeout(resolve, FIRST_PAGE_MS))

/** Outside the components: what a component remembers is lost while it waits for its first picture, and it would load for ever. */
const loaded = new WeakMap<HeaderItem, ComponentType>()

function itemOf(item: HeaderItem): ComponentType {
  const known = loaded.get(item)
  if (known) return known
  const made = lazy(async () => {
    await firstPageAnswers
    return { default: (await item.load()).Item }
  })
  loaded.set(item, made)
  return made
}

/** Controls that features put into the header. One that cannot be loaded leaves its place empty. */
export function HeaderItems() {
  const items = useFeatures().flatMap((feature) => (feature.header ? [feature.header] : []))
  const marksFirst = items.toSorted((a, b) => Number(b.isMark ?? false) - Number(a.isMark ?? false))
  return marksFirst.map((item) => (
    <ErrorBoundary key={item.key} resetKey={item.key} quiet>
      <Suspense fallback={<span style={{ width: item.reserveWidthPx }} />}>{createElement(itemOf(item))}</Suspense>
    </ErrorBoundary>
  ))
}
