import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'

interface Reference {
  readonly file: string
  readonly record: string
  readonly to: string
  readonly known: ReadonlySet<string>
}

/** A record that names another names one that exists. */
export function references(lists: CatalogLists): readonly Finding[] {
  const trails = new Set(lists.trails.map(({ id }) => id))
  const access = new Set(lists.accessPoints.map(({ id }) => id))
  const all: readonly Reference[] = [
    ...lists.parks.flatMap(({ id, trailIds }) =>
      trailIds.map((to) => ({ file: 'parks.json', record: id, to, known: trails })),
    ),
    ...lists.waterways.flatMap(({ id, accessPointIds }) =>
      accessPointIds.map((to) => ({ file: 'waterways.json', record: id, to, known: access })),
    ),
  ]
  return all
    .filter(({ to, known }) => !known.has(to))
    .map(({ file, record, to }) => ({ file, record, rule: 'references', message: `names "${to}", which is nowhere` }))
}
