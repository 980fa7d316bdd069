import type { Weights } from './learn.ts'

const MOST = 7
const ZERO = 8
/** The heaviest few weights may be cut: finer steps for all the others are worth more. */
const KEPT = 0.9995

/** What one of fifteen steps is worth for each class. */
export function stepsOf(weights: Weights, classes: number): readonly number[] {
  const last = weights.length - classes
  return Array.from({ length: classes }, (_one, of) => {
    const sizes: number[] = []
    for (let at = of; at < last; at += classes) {
      const size = Math.abs(weights[at] ?? 0)
      if (size > 0) sizes.push(size)
    }
    sizes.sort((a, b) => a - b)
    return Number(((sizes[Math.floor((sizes.length - 1) * KEPT)] ?? 1) / MOST).toFixed(4))
  })
}

/** Four bits a weight, two in a byte, as base64. */
export function packWeights(weights: Weights, steps: readonly number[]): string {
  const length = weights.length - steps.length
  const bytes = new Uint8Array(Math.ceil(length / 2))
  for (let at = 0; at < length; at++) {
    const step = steps[at % steps.length] ?? 1
    const whole = Math.max(-MOST, Math.min(MOST, Math.round((weights[at] ?? 0) / step))) + ZERO
    bytes[at >> 1] = (bytes[at >> 1] ?? 0) | (whole << (at & 1 ? 4 : 0))
  }
  return Buffer.from(bytes).toString('base64')
}
