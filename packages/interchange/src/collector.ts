import { FileError, LIMITS, type FileFormat, type FileTrack, type FileWaypoint, type TrackFile } from './track-file.ts'
import { PointBuffer } from './point-buffer.ts'

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n.toLocaleString('en-US')} ${many}`)
const inRange = (lng: number, lat: number) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** Gathers what a reader finds, leaves out what is no place on Earth, and counts what it left out. */
export class Collector {
  name: string | null = null
  readonly #format: FileFormat
  readonly #tracks: { kind: FileTrack['kind']; name: string | null; segments: PointBuffer[] }[] = []
  readonly #waypoints: FileWaypoint[] = []
  readonly #notes: string[] = []
  #points = 0
  #unusable = 0
  #swappable = 0
  #backwards = 0
  #lastTimeMs = Number.NaN

  constructor(format: FileFormat) {
    this.#format = format
  }

  get points(): number {
    return this.#points
  }

  startTrack(kind: FileTrack['kind'], name: string | null = null): void {
    this.#tracks.push({ kind, name, segments: [] })
    this.#lastTimeMs = Number.NaN
  }

  nameTrack(name: string): void {
    const track = this.#tracks.at(-1)
    if (track) track.name = name
  }

  startSegment(): void {
    if (this.#tracks.length === 0) this.startTrack('track')
    this.#tracks.at(-1)?.segments.push(new PointBuffer())
  }

  // Four numbers, not an object: see PointBuffer. Answers whether the point was taken.
  // eslint-disable-next-line max-params
  addPoint(lng: number, lat: number, eleM: number, timeMs: number): boolean {
    if (!inRange(lng, lat)) {
      this.#unusable++
      if (inRange(lat, lng)) this.#swappable++
      return false
    }
    if (++this.#points > LIMITS.points)
      throw new FileError(
        'too_many_points',
        `This file holds more than ${count(LIMITS.points, 'point', 'points')}; split it first.`,
      )
    if (timeMs < this.#lastTimeMs) this.#backwards++
    if (!Number.isNaN(timeMs)) this.#lastTimeMs = timeMs
    if (!this.#tracks.at(-1)?.segments.length) this.startSegment()
    this.#tracks.at(-1)?.segments.at(-1)?.push(lng, lat, eleM, timeMs)
    return true
  }

  /** What the receiver said of the point added last; called only where there was one. */
  setAccuracy(accuracyM: number): void {
    if (Number.isFinite(accuracyM)) this.#tracks.at(-1)?.segments.at(-1)?.setAccuracy(accuracyM)
  }

  addWaypoint(waypoint: FileWaypoint): void {
    if (!inRange(waypoint.lng, waypoint.lat)) this.#unusable++
    else if (this.#waypoints.length < LIMITS.waypoints) this.#waypoints.push(waypoint)
  }

  note(sentence: string): void {
    this.#notes.push(sentence)
  }

  /** @throws FileError `no_positions` when nothing with a position was found. */
  finish(): TrackFile {
    const tracks = this.#tracks
      .map(({ kind, name, segments }) => ({
        kind,
        name,
        segments: segments.filter((s) => s.length > 0).map((s) => s.columns()),
      }))
      .filter((track) => track.segments.length > 0)
    if (tracks.length === 0 && this.#waypoints.length === 0) throw this.#nothingFound()
    return { format: this.#format, name: this.name, tracks, waypoints: this.#waypoints, warnings: this.#warnings() }
  }

  #nothingFound(): FileError {
    if (this.#unusable > 0 && this.#swappable === this.#unusable)
      return new FileError(
        'no_positions',
        'Latitude and longitude look swapped in this file: every latitude is beyond 90 degrees.',
      )
    if (this.#unusable > 0) return new FileError('no_positions', 'No point in this file has a usable position.')
    return new FileError('no_positions', 'This file holds no track, route or waypoint with a position.')
  }

  #warnings(): string[] {
    const warnings = [...this.#notes]
    if (this.#unusable > 0)
      warnings.push(
        `${count(this.#unusable, 'point without a usable position was', 'points without a usable position were')} left out.`,
      )
    if (this.#backwards > 0)
      warnings.push(
        `Time runs backwards at ${count(this.#backwards, 'point', 'points')}; speeds around ${this.#backwards === 1 ? 'it' : 'them'} are unknown.`,
      )
    return warnings
  }
}
