import type { TrailDetail } from '@bluffline/contract'
import { partsOfGeometry, writeGeoJson, writeGpx, type ExportedTrack } from '@bluffline/core'
import type { FileToSave } from '../../../platform/download.ts'

const trackOf = ({ name, summary, geometry }: TrailDetail): ExportedTrack => ({
  name,
  description: summary,
  parts: partsOfGeometry(geometry),
})

/** The line as GPX 1.1: byte for byte what `GET /api/trails/:id/gpx` answers. */
export const gpxFile = (trail: TrailDetail): FileToSave => ({
  name: `${trail.id}.gpx`,
  mediaType: 'application/gpx+xml',
  content: writeGpx(trackOf(trail)),
})

export const geoJsonFile = (trail: TrailDetail): FileToSave => ({
  name: `${trail.id}.geojson`,
  mediaType: 'application/geo+json',
  content: writeGeoJson(trackOf(trail)),
})

/** Why there is nothing to download, or null where there is. */
export function whyNoFile({ geometry, mappedMiles }: Pick<TrailDetail, 'geometry' | 'mappedMiles'>): string | null {
  if (geometry !== null) return null
  if (mappedMiles !== null) return 'The line of this trail is not on this phone yet. It comes with the next connection.'
  return 'We hold no line of this trail, so there is nothing to put into a file.'
}
