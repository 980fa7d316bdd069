import type { PointColumns } from './track-file.ts'

const grown = (column: Float64Array<ArrayBuffer>, capacity: number): Float64Array<ArrayBuffer> => {
  const next = new Float64Array(capacity)
  next.set(column)
  return next
}

/** Growing columns of points. */
export class PointBuffer {
  length = 0
  #lng = new Float64Array(64)
  #lat = new Float64Array(64)
  #eleM = new Float64Array(64)
  #timeMs = new Float64Array(64)
  /** Made when the first point says: most files never do. */
  #accuracyM: Float64Array<ArrayBuffer> | null = null

  // Four numbers, not an object: a million short-lived objects is what makes the other readers slow.
  // eslint-disable-next-line max-params
  push(lng: number, lat: number, eleM: number, timeMs: number): void {
    if (this.length === this.#lng.length) this.#grow()
    this.#lng[this.length] = lng
    this.#lat[this.length] = lat
    this.#eleM[this.length] = eleM
    this.#timeMs[this.length] = timeMs
    this.length++
  }

  /** The accuracy of the point pushed last. */
  setAccuracy(accuracyM: number): void {
    this.#accuracyM ??= new Float64Array(this.#lng.length).fill(Number.NaN)
    this.#accuracyM[this.length - 1] = accuracyM
  }

  columns(): PointColumns {
    const cut = (column: Float64Array<ArrayBuffer>) => column.slice(0, this.length)
    return {
      lng: cut(this.#lng),
      lat: cut(this.#lat),
      eleM: cut(this.#eleM),
      timeMs: cut(this.#timeMs),
      accuracyM: this.#accuracyM && cut(this.#accuracyM),
    }
  }

  #grow(): void {
    const capacity = this.#lng.length * 2
    this.#lng = grown(this.#lng, capacity)
    this.#lat = grown(this.#lat, capacity)
    this.#eleM = grown(this.#eleM, capacity)
    this.#timeMs = grown(this.#timeMs, capacity)
    if (this.#accuracyM) this.#accuracyM = grown(this.#accuracyM, capacity).fill(Number.NaN, this.length)
  }
}
