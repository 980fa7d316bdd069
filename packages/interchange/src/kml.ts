import type { Collector } from './collector.ts'
import { readName, readNumber, readTimeMs } from './numbers.ts'
import type { XmlHandler } from './xml-reader.ts'

const TEXTS = new Set(['name', 'coordinates', 'when', 'coord'])

const triple = (text: string, separator: RegExp): [number, number, number] => {
  const parts = text.split(separator)
  return [readNumber(parts[0]), readNumber(parts[1]), readNumber(parts[2])]
}

/** KML 2.2 with Google's `gx:Track`: lines are routes, timed tracks are tracks, points are waypoints; polygons are passed over. */
export class KmlHandler implements XmlHandler {
  readonly #out: Collector
  readonly #path: string[] = []
  #placemark: string | null = null
  #whens: number[] = []
  #coords: [number, number, number][] = []

  constructor(out: Collector) {
    this.#out = out
  }

  open(name: string): void {
    if (name === 'Placemark') this.#placemark = null
    else if (name === 'MultiTrack') this.#out.startTrack('track', this.#placemark)
    else if (name === 'Track') {
      this.#whens = []
      this.#coords = []
    }
    this.#path.push(name)
  }

  wantsText(name: string): boolean {
    return TEXTS.has(name)
  }

  close(name: string, text: string): void {
    this.#path.pop()
    const parent = this.#path.at(-1) ?? ''
    if (name === 'name') this.#named(parent, readName(text))
    else if (name === 'when' && parent === 'Track') this.#whens.push(readTimeMs(text))
    else if (name === 'coord') this.#coords.push(triple(text.trim(), /\s+/))
    else if (name === 'coordinates') this.#coordinates(parent, text)
    else if (name === 'Track') this.#endTrack(parent)
  }

  #named(parent: string, name: string | null): void {
    if (parent === 'Placemark') this.#placemark = name
    else if (parent === 'Document' || parent === 'kml') this.#out.name ??= name
  }

  #coordinates(parent: string, text: string): void {
    const tuples = text.trim().split(/\s+/).filter(Boolean)
    if (parent === 'Point' && tuples[0]) {
      const [lng, lat, eleM] = triple(tuples[0], /,/)
      this.#out.addWaypoint({ name: this.#placemark, lng, lat, eleM })
    } else if (parent === 'LineString') {
      this.#out.startTrack('route', this.#placemark)
      for (const tuple of tuples) {
        const [lng, lat, eleM] = triple(tuple, /,/)
        this.#out.addPoint(lng, lat, eleM, Number.NaN)
      }
    }
  }

  /** `when` and `coord` come as two lists, paired by their order; what has no partner is left out. */
  #endTrack(parent: string): void {
    if (parent === 'MultiTrack') this.#out.startSegment()
    else this.#out.startTrack('track', this.#placemark)
    if (this.#whens.length > 0 && this.#whens.length !== this.#coords.length)
      this.#out.note('Times and positions do not pair up in one track; those without a partner have no time.')
    for (const [i, [lng, lat, eleM]] of this.#coords.entries())
      this.#out.addPoint(lng, lat, eleM, this.#whens[i] ?? Number.NaN)
  }
}
