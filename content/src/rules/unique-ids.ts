import type { CatalogLists } from '../catalog.ts'
import type { Finding } from '../finding.ts'
import { placesOf } from './places.ts'

/** One id, one record, in the whole catalogue: ids stand in addresses, favourites and exports. */
export function uniqueIds(lists: CatalogLists): readonly Finding[] {
  const seenIn = new Map<string, string>()
  const contacts = lists.waterwayContacts.map(({ id }) => ({ id, file: 'waterway-contacts.json' }))
  const counties = lists.counties.map(({ fips }) => ({ id: fips, file: 'counties.json' }))
  return [...placesOf(lists), ...contacts, ...counties].flatMap(({ id, file }) => {
    const first = seenIn.get(id)
    seenIn.set(id, first ?? file)
    return first === undefined ? [] : [{ file, record: id, rule: 'unique-ids', message: `the id is taken in ${first}` }]
  })
}
