/**
 * The northing of a latitude in the Web Mercator projection (EPSG:3857), on the scale of its degrees of longitude: at the equator one degree is one unit,
 * and a picture drawn in `(longitude, northing)` keeps angles.
 *
 * @param lat degrees, between −85 and 85; beyond that the projection runs to infinity
 * @returns degrees of longitude at the equator, north positive
 */
export const mercatorNorthing = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
