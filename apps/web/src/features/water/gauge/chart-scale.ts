/** A value in the picture and the axis beside it. */
export interface ChartScale {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 5, 10]

/** A scale with three to six round marks that holds all values; a flat line stands in the middle of at least `leastSpan`. */
export function scaleOf(values: readonly number[], leastSpan: number): ChartScale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = (low + high) / 2
  const span = Math.max(high - low, leastSpan)
  const rough = span / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * magnitude >= rough) ?? 10) * magnitude
  const from = Math.floor((middle - span / 2) / step) * step
  const to = Math.ceil((middle + span / 2) / step) * step
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)
  return { from, to, ticks }
}

/** Cuts a line where nothing was measured for longer than `gapS`: a gap is shown as a gap. */
export function piecesOf(
  series: readonly (readonly [number, number])[],
  gapS: number,
): (readonly [number, number])[][] {
  const pieces: (readonly [number, number])[][] = []
  let last = -Infinity
  for (const point of series) {
    if (point[0] - last > gapS) pieces.push([])
    pieces.at(-1)?.push(point)
    last = point[0]
  }
  return pieces
}
