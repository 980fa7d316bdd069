import type { Collector } from './collector.ts'
import { readName, readNumber, readTimeMs } from './numbers.ts'
import type { XmlHandler } from './xml-reader.ts'

const POINTS = new Set(['trkpt', 'rtept', 'wpt'])

/** What loggers call the stated radius in their extensions: ours, OpenTracks'. */
const ACCURACIES = new Set(['accuracy', 'accuracy_horizontal'])

/** GPX 1.0 and 1.1: tracks, routes and waypoints; of extensions only the accuracy of a fix. */
export class GpxHandler implements XmlHandler {
  readonly #out: Collector
  readonly #path: string[] = []
  #lng = Number.NaN
  #lat = Number.NaN
  #eleM = Number.NaN
  #timeMs = Number.NaN
  #accuracyM = Number.NaN
  #name: string | null = null
  #insideExtensions = 0

  constructor(out: Collector) {
    this.#out = out
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    // What stands in an extension may be called like our own elements and mean something else.
    if (this.#insideExtensions > 0 || name === 'extensions') this.#insideExtensions++
    else if (name === 'trk') this.#out.startTrack('track')
    else if (name === 'rte') this.#out.startTrack('route')
    else if (name === 'trkseg') this.#out.startSegment()
    else if (POINTS.has(name)) this.#startPoint(attributes)
    this.#path.push(name)
  }

  wantsText(name: string): boolean {
    return name === 'ele' || name === 'time' || name === 'name' || ACCURACIES.has(name)
  }

  close(name: string, text: string): void {
    this.#path.pop()
    if (this.#insideExtensions > 0) {
      this.#insideExtensions--
      if (ACCURACIES.has(name)) this.#accuracyM = readNumber(text)
      return
    }
    const parent = this.#path.at(-1) ?? ''
    if (POINTS.has(name)) this.#endPoint(name)
    else if (POINTS.has(parent)) this.#pointField(name, text)
    else if (name === 'name') this.#containerName(parent, text)
  }

  #startPoint(attributes: Readonly<Record<string, string>>): void {
    this.#lng = readNumber(attributes['lon'])
    this.#lat = readNumber(attributes['lat'])
    this.#eleM = Number.NaN
    this.#timeMs = Number.NaN
    this.#accuracyM = Number.NaN
    this.#name = null
  }

  #pointField(name: string, text: string): void {
    if (name === 'ele') this.#eleM = readNumber(text)
    else if (name === 'time') this.#timeMs = readTimeMs(text)
    else if (name === 'name') this.#name = readName(text)
  }

  #endPoint(name: string): void {
    if (name === 'wpt') this.#out.addWaypoint({ name: this.#name, lng: this.#lng, lat: this.#lat, eleM: this.#eleM })
    else if (this.#out.addPoint(this.#lng, this.#lat, this.#eleM, this.#timeMs)) this.#out.setAccuracy(this.#accuracyM)
  }

  #containerName(parent: string, text: string): void {
    const name = readName(text)
    if (!name) return
    if (parent === 'trk' || parent === 'rte') this.#out.nameTrack(name)
    else if (parent === 'metadata' || parent === 'gpx') this.#out.name ??= name
  }
}
