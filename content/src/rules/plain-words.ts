import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'

/** Nobody can promise that a river, a trail or a crossing is safe, so the catalogue does not say the word. */
const PROMISE = /\b(safe|safely|safety)\b/i

/** The sentences we wrote ourselves. */
function sentencesOf(lists: CatalogLists): readonly { file: string; record: string; text: string }[] {
  const from = <R extends { id: string }>(
    file: string,
    records: readonly R[],
    texts: (record: R) => readonly string[],
  ) => records.flatMap((record) => texts(record).map((text) => ({ file, record: record.id, text })))
  return [
    ...from('trails.json', lists.trails, (r) => [r.summary, ...r.notes, ...r.advisories.map(({ text }) => text)]),
    ...from('campgrounds.json', lists.campgrounds, (r) => [r.description, ...r.notes]),
    ...from('wmas.json', lists.wmas, (r) => [r.description, ...r.notes]),
    ...from('parks.json', lists.parks, (r) => [r.description, ...r.notes]),
    ...from('waterways.json', lists.waterways, (r) => [r.summary, ...r.notes, ...r.hazards, ...r.caveats]),
    ...from('access-points.json', lists.accessPoints, (r) => [r.description, ...r.notes]),
  ]
}

/** No text promises what nobody can promise. */
export const plainWords = (lists: CatalogLists): readonly Finding[] =>
  sentencesOf(lists)
    .filter(({ text }) => PROMISE.test(text))
    .map(({ file, record, text }) => ({ file, record, rule: 'plain-words', message: `promises too much: "${text}"` }))
