import type { Collector } from './collector.ts'
import { FileError } from './track-file.ts'

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN)
const timeMs = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN

/** What we read of a FIT record message: degrees, metres, and the time as the parser gives it. */
interface FitRecord {
  readonly position_lat?: unknown
  readonly position_long?: unknown
  readonly enhanced_altitude?: unknown
  readonly altitude?: unknown
  readonly timestamp?: unknown
}

const records = async (bytes: ArrayBuffer): Promise<FitRecord[]> => {
  // Loaded only when somebody brings a FIT file: the profile tables weigh more than all other readers together.
  const { default: FitParser } = await import('fit-file-parser')
  const parser = new FitParser({ force: true, mode: 'list', lengthUnit: 'm', speedUnit: 'm/s' })
  const parsed: { records?: unknown } = await parser.parseAsync(bytes)
  return Array.isArray(parsed.records) ? (parsed.records as FitRecord[]) : []
}

/**
 * A FIT header says how long the data is (byte 0: header size, bytes 4–7: data size, little endian; FIT protocol 2.0). Where a file was
 * cut off, or the writer got it wrong, the number is set to what is there, so that the records before the cut are kept.
 */
const endsEarly = (bytes: ArrayBuffer): boolean => {
  const view = new DataView(bytes)
  if (view.byteLength < 14) return false
  const headerSize = view.getUint8(0)
  const present = view.byteLength - headerSize
  if (view.getUint32(4, true) + 2 <= present) return false
  view.setUint32(4, Math.max(0, present - 2), true)
  return true
}

/** Garmin's FIT: the record messages of an activity or course, in file order. Records without a position (indoor, pause) are passed over. */
export const readFit = async (bytes: ArrayBuffer, out: Collector): Promise<void> => {
  let found: FitRecord[]
  try {
    if (endsEarly(bytes)) out.note('This file ends before its own header says it does; what was there was read.')
    found = await records(bytes)
  } catch (error) {
    throw new FileError(
      'broken',
      `This FIT file cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    )
  }
  out.startTrack('track')
  for (const record of found) {
    const lat = finite(record.position_lat)
    const lng = finite(record.position_long)
    if (Number.isNaN(lat) || Number.isNaN(lng)) continue
    const eleM = finite(record.enhanced_altitude)
    out.addPoint(lng, lat, Number.isNaN(eleM) ? finite(record.altitude) : eleM, timeMs(record.timestamp))
  }
}
