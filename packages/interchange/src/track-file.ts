/**
 * Points of one unbroken piece of track, in columns of equal length: a million of them fit in 32 MB and move between threads
 * without a copy. Degrees WGS 84, metres above sea level, milliseconds since 1970 UTC; NaN where the file does not say.
 */
export interface PointColumns {
  readonly lng: Float64Array<ArrayBuffer>
  readonly lat: Float64Array<ArrayBuffer>
  readonly eleM: Float64Array<ArrayBuffer>
  readonly timeMs: Float64Array<ArrayBuffer>
  /** Radius in metres that the receiver gave for each fix; null where no point of the piece says. */
  readonly accuracyM: Float64Array<ArrayBuffer> | null
}

/** `track`: somebody was there. `route`: somebody wants to go there. */
export interface FileTrack {
  readonly kind: 'track' | 'route'
  readonly name: string | null
  /** At least one, each with at least one point. A break between two is a gap in the recording. */
  readonly segments: readonly PointColumns[]
}

export interface FileWaypoint {
  readonly name: string | null
  readonly lng: number
  readonly lat: number
  /** Metres above sea level; NaN where the file does not say. */
  readonly eleM: number
}

export type FileFormat = 'gpx' | 'kml' | 'tcx' | 'geojson' | 'fit'

/** What a file held, and in plain sentences what of it could not be used. */
export interface TrackFile {
  readonly format: FileFormat
  readonly name: string | null
  readonly tracks: readonly FileTrack[]
  readonly waypoints: readonly FileWaypoint[]
  readonly warnings: readonly string[]
}

export type FileErrorCode =
  | 'empty'
  | 'zip'
  | 'unknown_format'
  | 'unknown_encoding'
  | 'broken'
  | 'doctype'
  | 'too_deep'
  | 'too_large'
  | 'too_many_points'
  | 'no_positions'
  | 'cancelled'

/** A file that cannot be used. `message` is one sentence for the person who picked it. */
export class FileError extends Error {
  readonly code: FileErrorCode
  constructor(code: FileErrorCode, message: string) {
    super(message)
    this.name = 'FileError'
    this.code = code
  }
}

/** Everything a reader refuses beyond; an entity bomb or a broken logger must not take the phone down. */
export const LIMITS = {
  /** Elements inside elements (real files stay under 20). */
  depth: 64,
  points: 3_000_000,
  waypoints: 100_000,
  bytes: 512 * 1024 * 1024,
  /** GeoJSON and FIT are held in memory whole. */
  wholeFileBytes: 160 * 1024 * 1024,
} as const
