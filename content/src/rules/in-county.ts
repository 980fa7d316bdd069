import type { CatalogLists } from '../catalog.ts'
import { countyAt } from '../counties.ts'
import type { Finding } from '../finding.ts'
import { placesOf, type Place } from './places.ts'

const rule = 'in-county'

function trouble({ county, point }: Place, known: ReadonlySet<string>): string | null {
  if (!known.has(county)) return `there is no ${county} County`
  if (point === null) return null
  const actual = countyAt(point)
  if (actual === county) return null
  return `says ${county} County, but the point lies ${actual === null ? 'outside Arkansas' : `in ${actual} County`}`
}

/** Every point lies in the county its record states, and every county that is named exists. */
export function inCounty(lists: CatalogLists): readonly Finding[] {
  const known = new Set(lists.counties.map(({ name }) => name))
  const extra = lists.parks.flatMap(({ id, extraPoints }) =>
    extraPoints.map((extraPoint) => ({ file: 'parks.json', id, ...extraPoint })),
  )
  const points = [...placesOf(lists), ...extra].flatMap((place) => {
    const message = trouble(place, known)
    return message === null ? [] : [{ file: place.file, record: place.id, rule, message }]
  })
  const named = [...lists.wmas, ...lists.waterways].flatMap(({ id, counties }) =>
    counties
      .filter((county) => !known.has(county))
      .map((county) => ({ file: 'counties', record: id, rule, message: `there is no ${county} County` })),
  )
  return [...points, ...named]
}
