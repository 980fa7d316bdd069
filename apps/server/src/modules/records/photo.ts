import { RIDE_PHOTO_BYTES, RIDE_PHOTO_PIXELS } from '@bluffline/contract'

// JPEG as ITU-T T.81 draws it: markers of two bytes, most of them with a segment whose length follows.
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Tables and restart interval: DHT and DAC among the frames, DQT, DRI. */
const TABLES = new Set([0xc4, 0xcc, 0xdb, 0xdd])
/** JFIF, which says how pixels are meant, and Adobe's note of how colours are. All other notes go: place, time, camera, previews, words. */
const NOTES = new Set([0xe0, 0xee])
const COLOURS = 0xe2
const COLOUR_PROFILE = 'ICC_PROFILE'

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !TABLES.has(marker) && marker !== 0xc8
const isRestart = (byte: number): boolean => byte >= 0xd0 && byte <= 0xd7

/** Where the next marker after a scan's own bytes stands; -1 where there is none. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return -1
}

interface Segment {
  readonly marker: number
  /** From its marker to the next one: a scan with its picture. */
  readonly bytes: Buffer
  readonly next: number
}

function segmentAt(bytes: Buffer, at: number): Segment | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return null
  const marker = bytes.readUInt8(at + 1)
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  const next = marker === SCAN ? endOfScan(bytes, end) : end
  return next < 0 || next + 2 > bytes.length ? null : { marker, bytes: bytes.subarray(at, next), next }
}

/** The segments, one after the other; null where something else stands between them, or the end is missing. */
function segmentsOf(bytes: Buffer): readonly Segment[] | null {
  const all: Segment[] = []
  for (let one = segmentAt(bytes, 2); one; one = segmentAt(bytes, one.next)) {
    all.push(one)
    if (bytes.readUInt16BE(one.next) === 0xff00 + END) return all
  }
  return null
}

const isSmall = ({ bytes }: Segment): boolean => {
  if (bytes.length < 9) return false
  const [height, width] = [bytes.readUInt16BE(5), bytes.readUInt16BE(7)]
  return Math.min(height, width) > 0 && Math.max(height, width) <= RIDE_PHOTO_PIXELS
}

const isPicture = (segments: readonly Segment[]): boolean => {
  const frames = segments.filter(({ marker }) => isFrame(marker))
  return frames.length === 1 && frames.every(isSmall) && segments.some(({ marker }) => marker === SCAN)
}

const isKept = ({ marker, bytes }: Segment): boolean =>
  marker === SCAN ||
  isFrame(marker) ||
  TABLES.has(marker) ||
  NOTES.has(marker) ||
  (marker === COLOURS && bytes.toString('latin1', 4, 4 + COLOUR_PROFILE.length) === COLOUR_PROFILE)

/** The picture and nothing else of a base64 JPEG, in base64; null for what is no JPEG of a size that is allowed, whatever it is called. */
export function cleanPhoto(image: string): string | null {
  const bytes = Buffer.from(image, 'base64')
  if (bytes.length < 4 || bytes.length > RIDE_PHOTO_BYTES || bytes.readUInt16BE(0) !== 0xff00 + START) return null
  const segments = segmentsOf(bytes)
  if (!segments || !isPicture(segments)) return null
  const parts = [bytes.subarray(0, 2), ...segments.filter(isKept).map((one) => one.bytes), Buffer.from([0xff, END])]
  return Buffer.concat(parts).toString('base64')
}
