import type { Feature, Position as LngLat } from 'geojson'
import type { MapLayer } from '../layers/map-layer.ts'
import type { Frame } from './frame.ts'

/** How a thing is coloured: by its verdict, or as what is selected, or plainly. */
export type StillColor = 'selected' | 'open' | 'closed' | 'unknown' | 'point'

export interface StillPaths {
  readonly lines: ReadonlyMap<StillColor, string>
  readonly points: ReadonlyMap<StillColor, string>
}

const VERDICTS: ReadonlySet<unknown> = new Set(['open', 'closed', 'unknown'])

function colorOf({ properties }: Feature, selectedId: string | null): StillColor {
  if (selectedId !== null && properties?.['id'] === selectedId) return 'selected'
  const verdict: unknown = properties?.['verdict']
  return VERDICTS.has(verdict) ? (verdict as StillColor) : 'point'
}

/** Bends smaller than this cannot be seen, and a state of trails has a hundred thousand of them. */
const LEAST_STEP_PX = 1.5

function pathOf(line: readonly LngLat[], { place }: Frame): string {
  let path = ''
  let [lastX, lastY] = [-Infinity, -Infinity]
  line.forEach((lngLat, i) => {
    const [x, y] = place(lngLat)
    const isNear = Math.abs(x - lastX) < LEAST_STEP_PX && Math.abs(y - lastY) < LEAST_STEP_PX
    if (isNear && i < line.length - 1) return
    path += `${path === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    ;[lastX, lastY] = [x, y]
  })
  return path
}

/** A step of no length, which a round line end makes a dot. */
function dotOf(lngLat: LngLat, { place }: Frame): string {
  const [x, y] = place(lngLat)
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`
}

const linesOf = ({ geometry }: Feature): readonly (readonly LngLat[])[] => {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : []
}

/** Lines and places of the layers as path data, one path for each colour. */
export function stillPaths(layers: readonly MapLayer[], selectedId: string | null, frame: Frame): StillPaths {
  const lines = new Map<StillColor, string>()
  const points = new Map<StillColor, string>()
  const add = (to: Map<StillColor, string>, color: StillColor, path: string) =>
    void to.set(color, (to.get(color) ?? '') + path)
  for (const feature of layers.flatMap(({ data }) => data.features)) {
    const color = colorOf(feature, selectedId)
    for (const line of linesOf(feature)) add(lines, color, pathOf(line, frame))
    if (feature.geometry.type === 'Point') add(points, color, dotOf(feature.geometry.coordinates, frame))
  }
  return { lines, points }
}
