import {
  writeGeoJson,
  writeGpx,
  writeTcx,
  type ExportedPoint,
  type ExportedTrack,
  type Fix,
  type Gap,
  type Track,
} from '@bluffline/core'
import type { FileToSave } from '../../platform/download.ts'
import { arkansasDay } from '../today/arkansas-day.ts'
import { unpackTrack } from './packed-track.ts'
import { rideTitle } from './ride-words.ts'
import type { Ride } from './ride-rows.ts'

export type ExportFormat = 'gpx' | 'geojson' | 'tcx'

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  gpx: 'application/gpx+xml',
  geojson: 'application/geo+json',
  tcx: 'application/vnd.garmin.tcx+xml',
}

const pointOf = ({ lng, lat, timeMs, altitudeM, accuracyM }: Fix): ExportedPoint => ({
  lng,
  lat,
  timeMs,
  elevationM: altitudeM,
  accuracyM,
})

/** A silence in a recording begins a new part in the file, never a straight line across. */
export const partsBetweenGaps = (track: Track, gaps: readonly Gap[]): Fix[][] =>
  track.flatMap((piece) => {
    const parts: Fix[][] = []
    for (const [i, fix] of piece.entries()) {
      const beforeMs = piece[i - 1]?.timeMs ?? Infinity
      const atMs = fix.timeMs ?? -Infinity
      const isAfterGap = gaps.some(({ fromMs, toMs }) => beforeMs <= fromMs && atMs >= toMs)
      const part = parts.at(-1)
      if (part && !isAfterGap) part.push(fix)
      else parts.push([fix])
    }
    return parts
  })

const exportedTrack = ({ row, pieces, waypoints }: Ride): ExportedTrack => ({
  name: rideTitle(row),
  parts: partsBetweenGaps(unpackTrack(pieces), row.statistics?.gaps ?? []).map((part) => part.map(pointOf)),
  waypoints: waypoints.flatMap(({ at, atMs, note }) =>
    at === null ? [] : [{ ...at, timeMs: atMs, name: note === '' ? 'Waypoint' : note }],
  ),
  createdMs: row.stoppedMs,
})

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** `bluffline-2026-05-01-brock-creek.gpx` */
export const fileNameOf = ({ name, startedMs }: Ride['row'], ending: string): string =>
  ['bluffline', startedMs === null ? '' : arkansasDay(startedMs), slug(name ?? 'ride')]
    .filter((part) => part !== '')
    .join('-') + `.${ending}`

/** The ride as a file; null where the format cannot hold it (TCX knows no point without a time). */
export function exportRide(ride: Ride, format: ExportFormat): FileToSave | null {
  const track = exportedTrack(ride)
  const content = {
    gpx: () => writeGpx(track),
    geojson: () => writeGeoJson(track),
    tcx: () => writeTcx({ ...track, lapsMs: ride.lapsMs }),
  }[format]()
  return content === null ? null : { name: fileNameOf(ride.row, format), mediaType: MEDIA_TYPES[format], content }
}
