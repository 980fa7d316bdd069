import { shuffle, type Dice } from './dice.ts'

/** The features of one sentence, and which class it is. */
export interface Example {
  readonly buckets: Int32Array
  readonly worths: Float32Array
  readonly label: number
  /** How much it counts, 1 for an ordinary sentence. */
  readonly weight: number
}

export interface Learning {
  readonly classes: number
  readonly buckets: number
  readonly epochs: number
  readonly rate: number
  /** How strongly weights are drawn back to nothing, per step. */
  readonly decay: number
}

/** Weights, row after row: one row of classes for every bucket, the last row is the bias. */
export type Weights = Float32Array

export function scoresOf(
  weights: Weights,
  { buckets, worths }: Pick<Example, 'buckets' | 'worths'>,
  classes: number,
): Float64Array {
  const scores = new Float64Array(classes)
  const bias = weights.length - classes
  for (let one = 0; one < classes; one++) scores[one] = weights[bias + one] ?? 0
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * classes
    const worth = worths[at] ?? 0
    for (let one = 0; one < classes; one++) scores[one] = (scores[one] ?? 0) + worth * (weights[row + one] ?? 0)
  }
  return scores
}

export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => power / sum)
}

/** Multinomial logistic regression, Adagrad (Duchi, Hazan and Singer 2011), one sentence at a time. */
export function learn(examples: readonly Example[], how: Learning, dice: Dice): Weights {
  const { classes, buckets, epochs, rate, decay } = how
  const weights = new Float32Array((buckets + 1) * classes)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const order = [...examples]
  const step = (at: number, gradient: number) => {
    const slope = gradient + decay * (weights[at] ?? 0)
    const square = (squares[at] ?? 0) + slope * slope
    squares[at] = square
    weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square)
  }
  const study = (example: Example) => {
    const chances = softmax(scoresOf(weights, example, classes))
    for (let one = 0; one < classes; one++) {
      const miss = ((chances[one] ?? 0) - (one === example.label ? 1 : 0)) * example.weight
      if (Math.abs(miss) < 1e-4) continue
      step(buckets * classes + one, miss)
      for (let at = 0; at < example.buckets.length; at++)
        step((example.buckets[at] ?? 0) * classes + one, miss * (example.worths[at] ?? 0))
    }
  }
  for (let epoch = 0; epoch < epochs; epoch++) for (const example of shuffle(order, dice)) study(example)
  return weights
}
