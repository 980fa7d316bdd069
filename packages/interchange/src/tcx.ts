import type { Collector } from './collector.ts'
import { readName, readNumber, readTimeMs } from './numbers.ts'
import type { XmlHandler } from './xml-reader.ts'

const TEXTS = new Set(['Time', 'LatitudeDegrees', 'LongitudeDegrees', 'AltitudeMeters', 'Name', 'Id'])

/** Garmin's Training Center XML: activities (each lap's track is a segment) and courses. */
export class TcxHandler implements XmlHandler {
  readonly #out: Collector
  readonly #path: string[] = []
  #lng = Number.NaN
  #lat = Number.NaN
  #eleM = Number.NaN
  #timeMs = Number.NaN
  #name: string | null = null

  constructor(out: Collector) {
    this.#out = out
  }

  open(name: string): void {
    if (name === 'Activity') this.#out.startTrack('track')
    else if (name === 'Course') this.#out.startTrack('route')
    else if (name === 'Track') this.#out.startSegment()
    else if (name === 'Trackpoint' || name === 'CoursePoint') this.#startPoint()
    this.#path.push(name)
  }

  wantsText(name: string): boolean {
    return TEXTS.has(name)
  }

  close(name: string, text: string): void {
    this.#path.pop()
    const parent = this.#path.at(-1) ?? ''
    if (TEXTS.has(name)) this.#field(name, parent, text)
    // A trackpoint without a position is a pause or a heart-beat, not a broken point.
    else if (name === 'Trackpoint' && !Number.isNaN(this.#lat))
      this.#out.addPoint(this.#lng, this.#lat, this.#eleM, this.#timeMs)
    else if (name === 'CoursePoint' && !Number.isNaN(this.#lat))
      this.#out.addWaypoint({ name: this.#name, lng: this.#lng, lat: this.#lat, eleM: this.#eleM })
  }

  #startPoint(): void {
    this.#lng = this.#lat = this.#eleM = this.#timeMs = Number.NaN
    this.#name = null
  }

  #field(name: string, parent: string, text: string): void {
    if (name === 'LatitudeDegrees') this.#lat = readNumber(text)
    else if (name === 'LongitudeDegrees') this.#lng = readNumber(text)
    else if (name === 'AltitudeMeters') this.#eleM = readNumber(text)
    else if (name === 'Time') this.#timeMs = readTimeMs(text)
    else this.#named(parent, readName(text))
  }

  #named(parent: string, name: string | null): void {
    if (parent === 'CoursePoint') this.#name = name
    else if (name && (parent === 'Course' || parent === 'Activity')) this.#out.nameTrack(name)
  }
}
