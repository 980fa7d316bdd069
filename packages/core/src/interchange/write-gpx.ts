import { boundsOf } from '../geo/bounds.ts'
import {
  isOnEarth,
  writeDecimal,
  writeTime,
  type ExportedPoint,
  type ExportedTrack,
  type ExportedWaypoint,
} from './exported-track.ts'
import { writeXmlText } from './xml-text.ts'

/** Where the accuracy of a fix stands: GPX has no word for it, and without it a ride read back would not measure the same. */
const OWN_NAMESPACE = ' xmlns:bluffline="urn:bluffline:gpx:1"'

const rootOf = (isOwn: boolean): string =>
  [
    `<gpx version="1.1" creator="Bluffline" xmlns="http://www.topografix.com/GPX/1/1"${isOwn ? OWN_NAMESPACE : ''}`,
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    ' xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
  ].join('')

/** The schema's longitudes end before 180. */
const writeLng = (lng: number): string => writeDecimal(lng === 180 ? -180 : lng, 7)

const at = ({ lng, lat }: ExportedPoint): string => `lat="${writeDecimal(lat, 7)}" lon="${writeLng(lng)}"`

const element = (name: string, text: string | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${text}</${name}>`

const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

const inner = ({ elevationM, timeMs }: ExportedPoint): string =>
  element('ele', isKnown(elevationM) ? writeDecimal(elevationM, 2) : null) + element('time', writeTime(timeMs))

const extra = ({ accuracyM }: ExportedPoint): string =>
  isKnown(accuracyM)
    ? `<extensions><bluffline:accuracy>${writeDecimal(accuracyM, 2)}</bluffline:accuracy></extensions>`
    : ''

const writePoint = (point: ExportedPoint): string => `<trkpt ${at(point)}>${inner(point)}${extra(point)}</trkpt>`

const describe = (name: string, description: string | null | undefined): string =>
  element('name', writeXmlText(name)) + element('desc', writeXmlText(description ?? ''))

const writeWaypoint = (point: ExportedWaypoint): string =>
  `<wpt ${at(point)}>${inner(point)}${describe(point.name, point.description)}</wpt>`

function writeMetadata(track: ExportedTrack, points: readonly ExportedPoint[]): string {
  const box = boundsOf(points)
  const bounds =
    box === null
      ? ''
      : `<bounds minlat="${writeDecimal(box.south, 7)}" minlon="${writeLng(box.west)}" maxlat="${writeDecimal(box.north, 7)}" maxlon="${writeLng(box.east)}"/>`
  return `<metadata>${describe(track.name, track.description)}${element('time', writeTime(track.createdMs))}${bounds}</metadata>`
}

/**
 * A trail or ride as GPX 1.1 (http://www.topografix.com/GPX/1/1/): one `trkseg` a part, elevation and time where known,
 * seven decimals of a degree, the accuracy of a fix as an extension. Points that are no place on Earth and parts without points are left out; an empty track gives a valid empty file.
 */
export function writeGpx(track: ExportedTrack): string {
  const parts = track.parts.map((part) => part.filter(isOnEarth)).filter((part) => part.length > 0)
  const waypoints = (track.waypoints ?? []).filter(isOnEarth)
  const segments = parts.map((part) => `<trkseg>\n${part.map(writePoint).join('\n')}\n</trkseg>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    rootOf(parts.some((part) => part.some(({ accuracyM }) => isKnown(accuracyM)))),
    writeMetadata(track, [...waypoints, ...parts.flat()]),
    ...waypoints.map(writeWaypoint),
    `<trk>${describe(track.name, track.description)}`,
    ...segments,
    '</trk>',
    '</gpx>',
    '',
  ].join('\n')
}
