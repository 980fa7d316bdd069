/** Acceleration with gravity, as a phone reads it: metres per second squared on three axes. */
export interface Motion {
  readonly atMs: number
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What was seen so far. A value: keep it, pass it in again. */
export interface FallWatch {
  /** When the blow came that is being judged; null without one. */
  readonly blowMs: number | null
  /** When the phone was last moved after it. */
  readonly movedMs: number | null
  /** Means over the last second, to tell rest from movement. */
  readonly meanG: number
}

export const noFall: FallWatch = { blowMs: null, movedMs: null, meanG: 1 }

const GRAVITY = 9.80665
/**
 * A blow: 5 g or more. Bumps of a side-by-side on rock reach 2 to 3 g at the bar, a phone dropped on a floor 10 g and more, which is why
 * rest must follow: a dropped phone is picked up, a jump is ridden on.
 */
export const BLOW_G = 5
/** Rest must last this long after the blow, in milliseconds. */
export const REST_MS = 15_000
/** The blow and the tumbling after it take this long. */
const SETTLE_MS = 3000
/** More than this away from the mean is movement. */
const MOVE_G = 0.15

/** One reading. `hasFallen` is true once: a blow, and then fifteen seconds in which nobody moved the phone. */
export function watchFall(
  watch: FallWatch,
  motion: Motion,
): { readonly watch: FallWatch; readonly hasFallen: boolean } {
  const g = Math.hypot(motion.x, motion.y, motion.z) / GRAVITY
  if (!Number.isFinite(g)) return { watch, hasFallen: false }
  const meanG = watch.meanG + (g - watch.meanG) * 0.1
  if (g >= BLOW_G) return { watch: { blowMs: motion.atMs, movedMs: null, meanG: 1 }, hasFallen: false }
  if (watch.blowMs === null) return { watch: { ...watch, meanG }, hasFallen: false }
  const sinceMs = motion.atMs - watch.blowMs
  if (sinceMs < SETTLE_MS) return { watch: { ...watch, meanG }, hasFallen: false }
  // Somebody who moves the phone is somebody who can press the button.
  if (Math.abs(g - meanG) > MOVE_G) return { watch: { ...noFall, meanG }, hasFallen: false }
  if (sinceMs < SETTLE_MS + REST_MS) return { watch: { ...watch, meanG }, hasFallen: false }
  return { watch: { ...noFall, meanG }, hasFallen: true }
}
