import type { Feature, OfflineNeed } from '../../kit/feature.ts'

/** Whether what a route leads to works with no signal, from the manifest of the feature that has the route. */
export function worksOffline(features: readonly Feature[]): (route: string) => OfflineNeed['kind'] {
  const kinds = new Map(
    features.flatMap(({ routes, offline }) => routes.map(({ path }) => [path, offline.kind] as const)),
  )
  return (route) => kinds.get(route.split(/[?#]/)[0] ?? '') ?? 'network'
}
