/** A place on the WGS 84 ellipsoid: longitude −180…180 and latitude −90…90, in degrees. GeoJSON's `[lng, lat]` stays at the edge. */
export interface Position {
  readonly lng: number
  readonly lat: number
}

/** West, south, east, north, in degrees; never across the antimeridian. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}
