import type { ExportedPoint } from './exported-track.ts'

/** A GeoJSON line as the catalogue and the API hold it: `[lng, lat]` or `[lng, lat, elevation in metres]`. */
export type LineGeometry =
  | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly (readonly number[])[])[] }

const toPoint = ([lng, lat, elevationM]: readonly number[]): ExportedPoint => ({
  lng: lng ?? NaN,
  lat: lat ?? NaN,
  elevationM: elevationM ?? null,
})

/** The unbroken stretches of a GeoJSON line as `{ lng, lat, elevationM }`; null gives none. */
export function partsOfGeometry(geometry: LineGeometry | null): readonly (readonly ExportedPoint[])[] {
  if (geometry === null) return []
  return geometry.type === 'LineString'
    ? [geometry.coordinates.map(toPoint)]
    : geometry.coordinates.map((part) => part.map(toPoint))
}
