import { at } from '../geo/column.ts'
import { EARTH_RADIUS_M } from '../geo/distance.ts'
import type { MeasuredLine } from '../geo/measured-line.ts'

/** A line as even steps on a plane, with the noise of a receiver taken out. */
export interface SmoothedLine {
  readonly east: Float64Array
  readonly north: Float64Array
  /** Way along the smoothed line itself, which is shorter than a noisy one. */
  readonly wayM: Float64Array
  /** Way along the line it was made from. */
  readonly alongM: Float64Array
  readonly sigmaM: number
}

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180
const STEP_M = 4
/** Vertices further apart were drawn or simplified; they carry no receiver noise that could be told from shape. */
const DENSE_M = 20

function toPlane({ lng, lat }: MeasuredLine) {
  const [lng0, lat0] = [at(lng, 0), at(lat, 0)]
  const perLng = METRES_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180)
  return {
    east: lng.map((value) => (value - lng0) * perLng),
    north: lat.map((value) => (value - lat0) * METRES_PER_DEGREE),
  }
}

/** How far vertices stray sideways from their neighbours: white noise σ shows there as √1.5 σ. The median does not see corners. */
function noiseSigma({ alongM }: MeasuredLine, east: Float64Array, north: Float64Array): number {
  const strays: number[] = []
  for (let i = 1; i < alongM.length - 1; i++) {
    if (at(alongM, i + 1) - at(alongM, i - 1) > 2 * DENSE_M) continue
    const [dx, dy] = [at(east, i + 1) - at(east, i - 1), at(north, i + 1) - at(north, i - 1)]
    const [px, py] = [at(east, i) - at(east, i - 1), at(north, i) - at(north, i - 1)]
    const chord = Math.hypot(dx, dy)
    strays.push(chord > 0 ? Math.abs(dx * py - dy * px) / chord : Math.hypot(px, py))
  }
  if (strays.length < alongM.length / 3) return 0
  strays.sort((a, b) => a - b)
  return ((strays[strays.length >> 1] ?? 0) * 1.4826) / Math.sqrt(1.5)
}

/** Values of a column of the line at even steps along it. */
function resample(values: Float64Array, alongM: Float64Array, count: number): Float64Array {
  const even = new Float64Array(count)
  let i = 0
  for (let k = 0; k < count; k++) {
    const way = k * STEP_M
    while (i < alongM.length - 2 && at(alongM, i + 1) < way) i++
    const [from, to] = [at(alongM, i), at(alongM, i + 1)]
    const share = to > from ? Math.min(1, Math.max(0, (way - from) / (to - from))) : 0
    even[k] = at(values, i) + (at(values, i + 1) - at(values, i)) * share
  }
  return even
}

/** Gaussian mean; towards the ends the kernel shrinks to what both sides can give, so that the ends stay where they are. */
function blur(values: Float64Array, sigmaSteps: number): Float64Array {
  const reach = Math.ceil(3 * sigmaSteps)
  const kernel = Float64Array.from({ length: reach + 1 }, (_, k) => Math.exp(-0.5 * (k / sigmaSteps) ** 2))
  return values.map((own, i) => {
    const side = Math.min(reach, i, values.length - 1 - i)
    let [sum, weight] = [own, 1]
    for (let k = 1; k <= side; k++) {
      const share = at(kernel, k)
      sum += share * (at(values, i - k) + at(values, i + k))
      weight += 2 * share
    }
    return sum / weight
  })
}

/**
 * Resamples a line every 4 m and smooths it by a Gaussian as wide as its own noise asks for: 3 m on a drawn line, up to 14 m on the track
 * of a bad receiver. The noise is judged from the line itself, since a bare line says nothing of who drew it.
 */
export function smoothLine(line: MeasuredLine): SmoothedLine {
  const plane = toPlane(line)
  const sigmaM = noiseSigma(line, plane.east, plane.north)
  const count = Math.floor(line.lengthM / STEP_M) + 1
  const widthSteps = Math.min(20, 3 + 3 * sigmaM) / STEP_M
  const east = blur(resample(plane.east, line.alongM, count), widthSteps)
  const north = blur(resample(plane.north, line.alongM, count), widthSteps)
  const wayM = new Float64Array(count)
  const alongM = new Float64Array(count)
  for (let k = 1; k < count; k++) {
    wayM[k] = at(wayM, k - 1) + Math.hypot(at(east, k) - at(east, k - 1), at(north, k) - at(north, k - 1))
    alongM[k] = k * STEP_M
  }
  return { east, north, wayM, alongM, sigmaM }
}
