import type { Ring } from '@bluffline/core'
import type { CountyOutline } from '../counties.ts'
import type { LngLat } from './read-water-dump.ts'

/** Area centroid of a ring in plane degrees (Bourke, 1988): near enough to set a name by. */
function centroid(ring: Ring): { readonly at: LngLat; readonly area: number } {
  let [area, x, y] = [0, 0, 0]
  ring.slice(1).forEach((to, i) => {
    const from = ring[i] ?? to
    const [x1, y1, x2, y2] = [from.lng, from.lat, to.lng, to.lat]
    const cross = x1 * y2 - x2 * y1
    area += cross / 2
    x += ((x1 + x2) * cross) / 6
    y += ((y1 + y2) * cross) / 6
  })
  return { at: [x / area, y / area], area: Math.abs(area) }
}

/** Where the county's name is printed: the middle of its largest part. */
export function countyLabelAt({ name, polygons }: CountyOutline): LngLat {
  const parts = polygons.flatMap(([outer]) => (outer === undefined ? [] : [centroid(outer)]))
  const largest = parts.toSorted((a, b) => b.area - a.area)[0]
  if (largest === undefined) throw new Error(`${name} County has no outline`)
  return largest.at
}
