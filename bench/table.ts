import { isMissed, type Measurement, ratioOf, type Target } from './harness.ts'

const digits = (value: number) =>
  Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.01 ? 3 : 5
const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: digits(value) })

const targetText = (target: Target | null) => {
  if (target === null) return ''
  const what = target.of === 'ratio' ? 'ratio ' : ''
  const bounds = [
    target.atMost === undefined ? [] : [`≤ ${figure(target.atMost)}`],
    target.atLeast === undefined ? [] : [`≥ ${figure(target.atLeast)}`],
  ]
  return what + bounds.flat().join(', ')
}

const row = (measurement: Measurement): readonly string[] => {
  const { name, ours, unit, peer, target } = measurement
  const ratio = ratioOf(measurement)
  return [
    name,
    `${figure(ours)} ${unit}`,
    peer === null ? '–' : `${figure(peer.value)} ${unit} ${peer.name}`,
    ratio === null ? '–' : Math.abs(ratio) >= 0.1 ? ratio.toFixed(2) : ratio.toPrecision(2),
    targetText(target),
    target === null ? '' : isMissed(measurement) ? 'MISSED' : 'met',
  ]
}

const HEAD = ['what', 'ours', 'peer', 'ratio', 'target', '']

/** Ours beside its peer, one line a measurement. */
export const table = (measurements: readonly Measurement[]): string => {
  const rows = [HEAD, ...measurements.map(row)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
