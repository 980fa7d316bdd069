import type { Fix } from '../track/fix.ts'
import { trackStatistics } from '../track/statistics.ts'
import type { EpochMs } from '../units.ts'
import { isOnEarth, writeDecimal, writeTime, type ExportedPoint, type ExportedTrack } from './exported-track.ts'
import { writeXmlText } from './xml-text.ts'

const ROOT = [
  '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"',
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  ' xsi:schemaLocation="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2',
  ' http://www.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd">',
].join('')

type Timed = ExportedPoint & { readonly timeMs: EpochMs }
type Part = readonly Timed[]

const isTimed = (point: ExportedPoint): point is Timed => writeTime(point.timeMs) !== null

const writePoint = ({ lng, lat, elevationM, timeMs }: Timed): string => {
  const known = elevationM !== null && elevationM !== undefined && Number.isFinite(elevationM)
  return [
    `<Trackpoint><Time>${writeTime(timeMs) ?? ''}</Time><Position>`,
    `<LatitudeDegrees>${writeDecimal(lat, 7)}</LatitudeDegrees>`,
    `<LongitudeDegrees>${writeDecimal(lng, 7)}</LongitudeDegrees></Position>`,
    known ? `<AltitudeMeters>${writeDecimal(elevationM, 2)}</AltitudeMeters>` : '',
    '</Trackpoint>',
  ].join('')
}

const toFix = (point: Timed): Fix => ({
  ...point,
  accuracyM: point.accuracyM ?? null,
  altitudeM: null,
  speedMps: null,
  headingDeg: null,
})

/** The parts of one lap, cut where the next lap begins. */
const partsWithin = (parts: readonly Part[], fromMs: number, toMs: number): readonly Part[] =>
  parts.map((part) => part.filter(({ timeMs }) => timeMs >= fromMs && timeMs < toMs)).filter((part) => part.length > 0)

/** The schema asks for calories in every lap; nobody measured any, so it says 0, as loggers without a heart belt do. */
const writeLap = (parts: readonly Part[]): string => {
  const { distanceM, elapsedS } = trackStatistics(parts.map((part) => part.map(toFix)))
  const [first, last] = [parts[0]?.[0], parts.at(-1)?.at(-1)]
  const wholeS = elapsedS ?? ((last?.timeMs ?? 0) - (first?.timeMs ?? 0)) / 1000
  return [
    `<Lap StartTime="${writeTime(first?.timeMs) ?? ''}">`,
    `<TotalTimeSeconds>${writeDecimal(wholeS, 3)}</TotalTimeSeconds>`,
    `<DistanceMeters>${writeDecimal(distanceM, 2)}</DistanceMeters>`,
    '<Calories>0</Calories><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>',
    ...parts.map((part) => `<Track>\n${part.map(writePoint).join('\n')}\n</Track>`),
    '</Lap>',
  ].join('\n')
}

/**
 * A ride as Garmin's Training Center XML v2: one activity of sport `Other`, a `Lap` from each lap press to the next, in it a `Track` for
 * each unbroken part. The format knows no point without a time, so those are left out; null where none is left. Waypoints have no place
 * in an activity.
 */
export function writeTcx(track: ExportedTrack & { readonly lapsMs?: readonly EpochMs[] }): string | null {
  const parts = track.parts.map((part) => part.filter(isOnEarth).filter(isTimed)).filter((part) => part.length > 0)
  const first = parts[0]?.[0]
  if (!first) return null
  const marksMs = [-Infinity, ...(track.lapsMs ?? []).toSorted((a, b) => a - b), Infinity]
  const laps = marksMs
    .slice(1)
    .map((toMs, i) => partsWithin(parts, marksMs[i] ?? -Infinity, toMs))
    .filter((lap) => lap.length > 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ROOT,
    '<Activities>',
    '<Activity Sport="Other">',
    `<Id>${writeTime(first.timeMs) ?? ''}</Id>`,
    ...laps.map(writeLap),
    `<Notes>${writeXmlText(track.name)}</Notes>`,
    '</Activity>',
    '</Activities>',
    '</TrainingCenterDatabase>',
    '',
  ].join('\n')
}
