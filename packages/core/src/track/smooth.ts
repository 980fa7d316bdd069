import { EARTH_RADIUS_M } from '../geo/distance.ts'
import type { TimedFix } from './usable-fixes.ts'

/** A piece of track on a plane that touches the Earth at its first fix: metres east and north, and speed over ground. */
export interface SmoothedPath {
  readonly east: Float64Array
  readonly north: Float64Array
  readonly speedMps: Float64Array
  readonly timeS: Float64Array
}

/** Standard deviation on each axis that a receiver's stated radius (68 % of fixes inside) stands for: r = 1.51 σ (Rayleigh). */
const SIGMA_PER_RADIUS = 1 / 1.51
/** Where no accuracy is stated; phones under open sky do a little better, under trees worse. */
const UNSTATED_SIGMA_M = 3
const LEAST_SIGMA_M = 1
/**
 * White-noise acceleration, m²/s³: what a vehicle on a trail does between two fixes without anybody having asked it. On a curve of
 * radius r the acceleration is v²/r and lasts about r/v, so its spectral density is v³/r. A radius of 37 m gives the least error of
 * length on real trails walked at 1.2 m/s and ridden at 6.7 m/s.
 */
const CURVE_RADIUS_M = 37
const AGILITY_BOUNDS = [0.01, 30] as const
/** For the first pass, before any speed is known: that of 3.5 mph, since a walker suffers most from too much freedom. */
const FIRST_AGILITY = 0.1
/** Prior of the speed at the start, m/s. */
const START_SPEED_SIGMA = 10

const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180

const sigmaOf = (fix: TimedFix): number =>
  fix.accuracyM !== null && fix.accuracyM > 0
    ? Math.max(fix.accuracyM * SIGMA_PER_RADIUS, LEAST_SIGMA_M)
    : UNSTATED_SIGMA_M

/**
 * Constant-velocity Kalman filter and Rauch–Tung–Striebel smoother (Särkkä, "Bayesian Filtering and Smoothing", 2013, ch. 4 and 8), run
 * on east and north at once: both axes share their covariance. Two passes: the first finds the speed, which sets how freely the path may
 * bend in the second. O(n).
 */
export const smoothPath = (fixes: readonly TimedFix[]): SmoothedPath => {
  const plane = onPlane(fixes)
  const first = pass(fixes, plane, () => FIRST_AGILITY)
  return pass(fixes, plane, (i) => agilityAt(first.speedMps[i] ?? 0))
}

const agilityAt = (speedMps: number): number =>
  Math.min(Math.max(speedMps ** 3 / CURVE_RADIUS_M, AGILITY_BOUNDS[0]), AGILITY_BOUNDS[1])

const pass = (fixes: readonly TimedFix[], plane: Plane, agility: (index: number) => number): SmoothedPath => {
  const gains = filter(fixes, plane.timeS, agility)
  const east = smoothAxis(plane.east, plane.timeS, gains)
  const north = smoothAxis(plane.north, plane.timeS, gains)
  const speedMps = east.velocity.map((vx, i) => Math.hypot(vx, north.velocity[i] ?? 0))
  return { east: east.position, north: north.position, speedMps, timeS: plane.timeS }
}

type Plane = Pick<SmoothedPath, 'east' | 'north' | 'timeS'>

const onPlane = (fixes: readonly TimedFix[]): Plane => {
  const origin = fixes[0]
  const perLng = METRES_PER_DEGREE * Math.cos(((origin?.lat ?? 0) * Math.PI) / 180)
  return {
    east: Float64Array.from(fixes, (fix) => (fix.lng - (origin?.lng ?? 0)) * perLng),
    north: Float64Array.from(fixes, (fix) => (fix.lat - (origin?.lat ?? 0)) * METRES_PER_DEGREE),
    timeS: Float64Array.from(fixes, (fix) => (fix.timeMs - (origin?.timeMs ?? 0)) / 1000),
  }
}

/** What the covariances alone decide, the same for both axes: filter gains and smoother gains of every step. */
interface Gains {
  /** Kalman gain for position and velocity. */
  readonly k0: Float64Array
  readonly k1: Float64Array
  /** Smoother gain, row by row (2 × 2). */
  readonly g: readonly [Float64Array, Float64Array, Float64Array, Float64Array]
}

const filter = (fixes: readonly TimedFix[], timeS: Float64Array, agility: (index: number) => number): Gains => {
  const n = fixes.length
  const column = () => new Float64Array(n)
  const [k0, k1, g00, g01, g10, g11] = [column(), column(), column(), column(), column(), column()]
  let [p00, p01, p11] = [1e6, 0, START_SPEED_SIGMA ** 2]
  for (const [i, fix] of fixes.entries()) {
    const dt = i === 0 ? 0 : (timeS[i] ?? 0) - (timeS[i - 1] ?? 0)
    const q = agility(i)
    // Predict: P⁻ = F P Fᵀ + Q with F = [1 dt; 0 1].
    const m00 = p00 + 2 * dt * p01 + dt * dt * p11 + (q * dt ** 3) / 3
    const m01 = p01 + dt * p11 + (q * dt ** 2) / 2
    const m11 = p11 + q * dt
    // Smoother gain of the step before: G = P Fᵀ (P⁻)⁻¹.
    const det = m00 * m11 - m01 * m01
    const [a00, a10] = [p00 + dt * p01, p01 + dt * p11]
    if (i > 0 && det > 0) {
      g00[i - 1] = (a00 * m11 - p01 * m01) / det
      g01[i - 1] = (p01 * m00 - a00 * m01) / det
      g10[i - 1] = (a10 * m11 - p11 * m01) / det
      g11[i - 1] = (p11 * m00 - a10 * m01) / det
    }
    // Update with the fix.
    const s = m00 + sigmaOf(fix) ** 2
    k0[i] = m00 / s
    k1[i] = m01 / s
    p00 = m00 * (1 - m00 / s)
    p01 = m01 * (1 - m00 / s)
    p11 = m11 - (m01 * m01) / s
  }
  return { k0, k1, g: [g00, g01, g10, g11] }
}

const at = (column: Float64Array, index: number): number => column[index] ?? 0

const smoothAxis = (measured: Float64Array, timeS: Float64Array, { k0, k1, g }: Gains) => {
  const position = new Float64Array(measured.length)
  const velocity = new Float64Array(measured.length)
  const predicted = new Float64Array(measured.length)
  let [x, v] = [at(measured, 0), 0]
  for (let i = 0; i < measured.length; i++) {
    x += i === 0 ? 0 : v * (at(timeS, i) - at(timeS, i - 1))
    predicted[i] = x
    const surprise = at(measured, i) - x
    x += at(k0, i) * surprise
    v += at(k1, i) * surprise
    position[i] = x
    velocity[i] = v
  }
  const filteredVelocity = velocity.slice()
  for (let i = measured.length - 2; i >= 0; i--) {
    // The velocity predicted for the next step is the filtered one of this step.
    const dx = at(position, i + 1) - at(predicted, i + 1)
    const dv = at(velocity, i + 1) - at(filteredVelocity, i)
    position[i] = at(position, i) + at(g[0], i) * dx + at(g[1], i) * dv
    velocity[i] = at(velocity, i) + at(g[2], i) * dx + at(g[3], i) * dv
  }
  return { position, velocity }
}
