import { at } from '../geo/column.ts'
import { distanceM } from '../geo/distance.ts'
import { pointAlong, type MeasuredLine } from '../geo/measured-line.ts'
import { degrees, metres } from '../units.ts'
import { smoothLine, type SmoothedLine } from './smoothed-line.ts'
import { angleBetween, SLIGHT_DEG, type Bend } from './turn-shape.ts'

/** A line this near to itself is the same trail. */
const SAME_M = 6
/** Way before and after a point over which its change of heading is measured. */
const WINDOW_M = 25
/** Bends nearer than this to a greater one belong to it. */
const APART_M = 30

/** Noise asks for a longer look. */
const windowOf = ({ sigmaM }: SmoothedLine): number => WINDOW_M + 4 * sigmaM

/** For every step the change of heading over the windows before and after it, in degrees; 0 where the line is too short on one side. */
function changes({ east, north, wayM }: SmoothedLine, windowM: number): Float64Array {
  const result = new Float64Array(wayM.length)
  let [back, ahead] = [0, 0]
  for (let k = 0; k < wayM.length; k++) {
    const way = at(wayM, k)
    while (at(wayM, back + 1) <= way - windowM) back++
    while (ahead < wayM.length - 1 && at(wayM, ahead) < way + windowM) ahead++
    if (way - at(wayM, back) < windowM / 2 || at(wayM, ahead) - way < windowM / 2) continue
    const before = Math.atan2(at(east, k) - at(east, back), at(north, k) - at(north, back))
    const after = Math.atan2(at(east, ahead) - at(east, k), at(north, ahead) - at(north, k))
    result[k] = angleBetween(before, after)
  }
  return result
}

/** The steps at which the line bends most, greatest first claim, none within `APART_M` of a greater one. Ascending. */
function peaks(change: Float64Array, { wayM }: SmoothedLine): readonly number[] {
  const candidates: number[] = []
  for (let k = 1; k < change.length - 1; k++) {
    const size = Math.abs(at(change, k))
    if (size >= SLIGHT_DEG && size >= Math.abs(at(change, k - 1)) && size > Math.abs(at(change, k + 1)))
      candidates.push(k)
  }
  candidates.sort((a, b) => Math.abs(at(change, b)) - Math.abs(at(change, a)))
  const taken: number[] = []
  for (const k of candidates) {
    if (taken.every((other) => Math.abs(at(wayM, other) - at(wayM, k)) >= APART_M)) taken.push(k)
  }
  return taken.sort((a, b) => a - b)
}

/** Half of the way around a bend that its angle is not read from, so that a rounded corner shows its full turn. */
const CORNER_M = 8

/** Step nearest to a way, looked for from step `k`. */
function stepAt(wayM: Float64Array, k: number, targetM: number): number {
  let i = k
  while (i < wayM.length - 1 && at(wayM, i) < targetM) i++
  while (i > 0 && at(wayM, i) > targetM) i--
  return i
}

/** The full turn at step `k`: the direction of the stretch that follows the corner against that of the stretch before it. */
function fullTurn({ east, north, wayM }: SmoothedLine, k: number, windowM: number): number {
  const way = at(wayM, k)
  const [a, b, c, d] = [-CORNER_M - windowM, -CORNER_M, CORNER_M, CORNER_M + windowM].map((offsetM) =>
    stepAt(wayM, k, way + offsetM),
  ) as [number, number, number, number]
  const before = Math.atan2(at(east, b) - at(east, a), at(north, b) - at(north, a))
  const after = Math.atan2(at(east, d) - at(east, c), at(north, d) - at(north, c))
  return angleBetween(before, after)
}

/** Way around a peak within which its corner is looked for. */
const CORNER_SEARCH_M = 20

/** The corner near step `k`: of all points near it the one furthest from where the line came from and goes to, taken together. */
function cornerNear({ east, north, wayM }: SmoothedLine, k: number, windowM: number): number {
  const way = at(wayM, k)
  const [from, to] = [
    stepAt(wayM, k, way - windowM - CORNER_SEARCH_M),
    stepAt(wayM, k, way + windowM + CORNER_SEARCH_M),
  ]
  let [corner, farthest] = [k, 0]
  for (let i = stepAt(wayM, k, way - CORNER_SEARCH_M); at(wayM, i) <= way + CORNER_SEARCH_M && i < wayM.length; i++) {
    const away =
      Math.hypot(at(east, i) - at(east, from), at(north, i) - at(north, from)) +
      Math.hypot(at(east, i) - at(east, to), at(north, i) - at(north, to))
    if (away > farthest) [corner, farthest] = [i, away]
  }
  return corner
}

/** Keeps of bends that came to lie near each other only the greater. */
function spaced(bends: readonly Bend[]): readonly Bend[] {
  const kept: Bend[] = []
  for (const bend of bends.toSorted((a, b) => a.alongM - b.alongM)) {
    const last = kept.at(-1)
    if (last === undefined || bend.alongM - last.alongM >= APART_M) kept.push(bend)
    else if (Math.abs(bend.changeDeg) > Math.abs(last.changeDeg)) kept[kept.length - 1] = bend
  }
  return kept
}

/** Whether the line lies on itself before and after a bend, as far as its noise allows to say. */
function comesBack(line: MeasuredLine, alongM: number, sigmaM: number): boolean {
  return [20, 40].every((lengthM) => {
    const [before, after] = [pointAlong(line, alongM - lengthM), pointAlong(line, alongM + lengthM)]
    return before !== null && after !== null && distanceM(before, after) <= SAME_M + 3 * sigmaM
  })
}

/** The bend at a peak of the change of heading; null when the way before and after it does not bear it out. */
function bendAt(
  line: MeasuredLine,
  smoothed: SmoothedLine,
  peak: { readonly step: number; readonly side: number },
): Bend | null {
  const windowM = windowOf(smoothed)
  const corner = cornerNear(smoothed, peak.step, windowM)
  const turn = fullTurn(smoothed, corner, windowM)
  const alongM = metres(at(smoothed.alongM, corner))
  const position = pointAlong(line, alongM)
  // Turning back, left and right are the same.
  const agrees = Math.abs(turn) >= 150 || (Math.sign(turn) === peak.side && Math.abs(turn) >= SLIGHT_DEG)
  if (position === null || !agrees) return null
  return {
    alongM,
    position,
    changeDeg: degrees(Math.abs(turn) * peak.side),
    retraces: comesBack(line, alongM, smoothed.sigmaM),
  }
}

/** Every bend of at least 30°, in order along the line, at least 30 m apart. */
export function findBends(line: MeasuredLine): readonly Bend[] {
  const smoothed = smoothLine(line)
  const change = changes(smoothed, windowOf(smoothed))
  const bends = peaks(change, smoothed).map((step) =>
    bendAt(line, smoothed, { step, side: Math.sign(at(change, step)) }),
  )
  return spaced(bends.filter((bend) => bend !== null))
}
