import { matchPath } from 'react-router'
import type { Feature } from '../../kit/feature.ts'
import { useFeatures } from '../../kit/features-context.ts'

/** Whether some feature draws the page an address leads to. What has no page gets no link: it appears by itself once it has one. */
export function hasPage(features: readonly Feature[], address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return features.some(({ routes }) =>
    routes.some((route) => route.path !== '*' && matchPath(route.path, path) !== null),
  )
}

export function useHasPage(): (address: string) => boolean {
  const features = useFeatures()
  return (address) => hasPage(features, address)
}
