import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { HeaderItem } from '../../kit/feature.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { useFeatures } from '../../kit/features-context.ts'

/** What the page itself needs comes first. */
const FIRST_PAGE_MS = 400
let firstPageAnswers: Promise<void> | null = null

const loaded = new WeakMap<HeaderItem, ComponentType>()

async function load(item: HeaderItem): Promise<ComponentType> {
  firstPageAnswers ??= new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS))
  await firstPageAnswers
  const { Item } = await item.load()
  loaded.set(item, Item)
  return Item
}

/** Not a lazy component: what waits that way is drawn over and over while the first page comes together. */
function Place({ item }: { readonly item: HeaderItem }) {
  const [Item, setItem] = useState(() => loaded.get(item))
  useEffect(() => {
    let isWanted = true
    load(item).then(
      (come) => isWanted && setItem(() => come),
      // Its place stays empty.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [item])
  return Item ? createElement(Item) : <span style={{ width: item.reserveWidthPx }} />
}

/** Controls that features put into the header. One that cannot be loaded leaves its place empty. */
export function HeaderItems() {
  const items = useFeatures().flatMap((feature) => (feature.header ? [feature.header] : []))
  const marksFirst = items.toSorted((a, b) => Number(b.isMark ?? false) - Number(a.isMark ?? false))
  return marksFirst.map((item) => (
    <ErrorBoundary key={item.key} resetKey={item.key} quiet>
      <Place item={item} />
    </ErrorBoundary>
  ))
}
