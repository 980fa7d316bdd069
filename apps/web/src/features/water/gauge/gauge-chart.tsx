import { epochMs } from '@bluffline/core'
import { writeMoment } from '../../../data/water/water-words.ts'
import { arkansasDay } from '../../../data/today/arkansas-day.ts'
import { useNow } from '../../../data/today/use-now.ts'
import { useIsMobile } from '../../../ui/use-is-mobile.ts'
import { piecesOf, scaleOf } from './chart-scale.ts'

type Series = readonly (readonly [number, number])[]

interface Line {
  readonly at: number
  readonly label: string
}

interface Props {
  readonly title: string
  readonly series: Series
  /** What is expected, drawn dashed. */
  readonly forecast?: Series
  /** Marks across the picture, flood stages for example; those far above the readings are left out. */
  readonly lines?: readonly Line[]
  readonly write: (value: number) => string
  readonly leastSpan: number
}

/** Drawn about as wide as it is shown, so that its words keep their size. */
const [NARROW, WIDE] = [360, 640]
const HEIGHT = 220
const EDGE = { left: 56, right: 10, top: 10, bottom: 26 }
/** Gauges report every 15 minutes or every hour. */
const GAP_S = 2 * 3600
const DAY_S = 86_400
/** Room for the words under the last moment. */
const LAST_WORDS_PX = 130

const endsOf = (all: Series): readonly [number, number] => [all[0]?.[0] ?? 0, all.at(-1)?.[0] ?? 0]

const daysOf = (first: number, last: number): readonly number[] => [
  last,
  ...Array.from({ length: Math.floor((last - first) / DAY_S) }, (_, at) => last - (at + 1) * DAY_S),
]

/** `11/19`: the day of a mark. */
const dayOf = (s: number): string => {
  const [, month, date] = arkansasDay(epochMs(s * 1000)).split('-')
  return `${Number(month)}/${Number(date)}`
}

/** Where the words under a mark of time hang: the last one ends at the edge. */
const anchorAt = (at: number, px: number) => (at === 0 ? 'end' : px < EDGE.left + 12 ? 'start' : 'middle')

/** A mark above all values is drawn where it stands at most this many of their spans above them. */
const NEAR_SPANS = 1.5
/** The marks among the values, and the next one above: more of them would hide each other. */
function nearLines(lines: readonly Line[], values: readonly number[]): readonly Line[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const reach = high + Math.max(high - low, 2) * NEAR_SPANS
  const next = lines.find(({ at }) => at > high && at <= reach)
  return [...lines.filter(({ at }) => at >= low && at <= high), ...(next ? [next] : [])]
}

/** Height or discharge over three days. What it shows stands in the table below it too. */
export function GaugeChart({ title, series, forecast = [], lines = [], write, leastSpan }: Props) {
  const now = useNow()
  const width = useIsMobile() ? NARROW : WIDE
  const all = [...series, ...forecast]
  if (all.length < 2) return null
  const [first, last] = endsOf(all)
  const values = all.map(([, value]) => value)
  const marks = nearLines(lines, values)
  const scale = scaleOf([...values, ...marks.map(({ at }) => at)], leastSpan)
  const x = (s: number) => EDGE.left + ((s - first) / Math.max(last - first, 1)) * (width - EDGE.left - EDGE.right)
  const y = (value: number) =>
    EDGE.top + (1 - (value - scale.from) / (scale.to - scale.from)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const path = (piece: Series) =>
    piece.map(([s, value], at) => `${at === 0 ? 'M' : 'L'}${x(s).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  return (
    <figure>
      <figcaption className="text-small font-[600]">{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${title}, drawn. The same values stand in the table below.`}
        className="mt-1 h-auto w-full"
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={EDGE.left - 8} y={y(tick) + 4} textAnchor="end" fontSize="13" className="fill-ink-muted">
              {Number(tick.toFixed(2)).toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {daysOf(first, last).map((s, at) =>
          at > 0 && x(s) > width - LAST_WORDS_PX ? null : (
            <text
              key={s}
              x={x(s)}
              y={HEIGHT - 6}
              fontSize="13"
              textAnchor={anchorAt(at, x(s))}
              className="fill-ink-muted"
            >
              {at === 0 ? writeMoment(epochMs(s * 1000), now) : dayOf(s)}
            </text>
          ),
        )}
        {marks.map(({ at, label }) => (
          <g key={label}>
            <line
              x1={EDGE.left}
              x2={width - EDGE.right}
              y1={y(at)}
              y2={y(at)}
              strokeDasharray="6 4"
              className="stroke-danger"
            />
            <text x={EDGE.left + 4} y={y(at) - 4} fontSize="13" className="fill-danger">
              {label} {write(at)}
            </text>
          </g>
        ))}
        {piecesOf(series, GAP_S).map((piece) => (
          <path
            key={piece[0]?.[0]}
            d={path(piece)}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="stroke-accent-text"
          />
        ))}
        {forecast.length > 0 && (
          <path d={path(forecast)} fill="none" strokeWidth="2.5" strokeDasharray="3 5" className="stroke-highlight" />
        )}
      </svg>
      {forecast.length > 0 && <p className="text-caption text-ink-muted">Dotted: what the Weather Service expects.</p>}
    </figure>
  )
}
