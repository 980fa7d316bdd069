import type { Chart, ChartFrame, Tick } from './chart.ts'

interface Props {
  readonly title: string
  readonly frame: ChartFrame
  /** Null where the value is not known. */
  readonly chart: Chart | null
  readonly unknown: string
  readonly miles?: readonly Tick[]
  /** Where the recording broke off, in pixels. */
  readonly gaps: readonly number[]
  readonly mark: { readonly x: number; readonly value: number | null } | null
}

/** One measure along the ride. */
export function Plot({ title, frame, chart, unknown, miles = [], gaps, mark }: Props) {
  const { widthPx, heightPx, leftPx, rightPx, topPx, bottomPx } = frame
  const baseY = heightPx - bottomPx
  if (!chart) return <p className="py-2 text-small text-ink-muted italic">{unknown}</p>
  return (
    <svg aria-hidden width={widthPx} height={heightPx} className="block">
      <text x={leftPx} y={12} className="fill-ink-muted text-caption font-[600]">
        {title}
      </text>
      {chart.ticks.map(({ px, label }) => (
        <g key={label}>
          <line x1={leftPx} x2={widthPx - rightPx} y1={px} y2={px} className="stroke-line" />
          <text x={leftPx - 6} y={px + 4} textAnchor="end" className="fill-ink-muted text-caption">
            {label}
          </text>
        </g>
      ))}
      {chart.areas.map((path, i) => (
        <path key={i} d={path} className="fill-accent" fillOpacity={0.16} />
      ))}
      {chart.lines.map((path, i) => (
        <path key={i} d={path} className="fill-none stroke-accent-text" strokeWidth={2.25} strokeLinejoin="round" />
      ))}
      {gaps.map((x, i) => (
        <line
          key={i}
          x1={x}
          x2={x}
          y1={topPx - 4}
          y2={baseY}
          className="stroke-ink-muted"
          strokeWidth={1.5}
          strokeDasharray="2 4"
        />
      ))}
      {miles.map(({ px, label }) => (
        <text key={label} x={px} y={heightPx - 7} textAnchor="middle" className="fill-ink-muted text-caption">
          {label}
        </text>
      ))}
      {mark && <line x1={mark.x} x2={mark.x} y1={topPx - 4} y2={baseY} className="stroke-ink" />}
      {mark && mark.value !== null && (
        <circle cx={mark.x} cy={chart.y(mark.value)} r={6} className="fill-accent stroke-ink" strokeWidth={2} />
      )}
    </svg>
  )
}
