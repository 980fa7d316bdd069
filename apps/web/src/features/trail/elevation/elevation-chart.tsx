import { formatFeet, formatMiles, metres } from '@bluffline/core'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { chartGeometry, type ChartFrame } from './chart-geometry.ts'
import { profileAt, type ElevationProfile, type ProfilePoint } from './profile.ts'

interface Props {
  readonly profile: ElevationProfile
  /** Where the finger is; null where it is nowhere. */
  readonly at: ProfilePoint | null
  readonly onAt: (at: ProfilePoint | null) => void
}

const HEIGHT_PX = 168
const EDGES = { leftPx: 46, rightPx: 12, topPx: 10, bottomPx: 26 }
/** An arrow key moves by a hundredth of the trail, Page keys by a tenth. */
const STEPS: Record<string, number> = {
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  PageUp: 0.1,
  PageDown: -0.1,
}

/** The width a chart has, as the window changes. */
function useWidthPx() {
  const ref = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(360)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, widthPx }
}

const readout = ({ alongM, elevationM }: ProfilePoint): string =>
  `${formatFeet(metres(elevationM))} at ${formatMiles(metres(alongM))}`

/** Height along the trail. A finger, a mouse or the arrow keys walk along it; the place is shown on the map. */
export function ElevationChart({ profile, at, onAt }: Props) {
  const { ref, widthPx } = useWidthPx()
  const frame: ChartFrame = useMemo(() => ({ ...EDGES, widthPx, heightPx: HEIGHT_PX }), [widthPx])
  const chart = useMemo(() => chartGeometry(profile, frame), [profile, frame])
  const baseY = HEIGHT_PX - EDGES.bottomPx
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left
    onAt(profileAt(profile, chart.alongAt(event.clientX - left)))
  }
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const ends: Record<string, number> = { Home: 0, End: profile.lengthM }
    const alongM = step === undefined ? ends[event.key] : (at?.alongM ?? 0) + step * profile.lengthM
    if (alongM === undefined) return
    event.preventDefault()
    onAt(profileAt(profile, Math.min(profile.lengthM, Math.max(0, alongM))))
  }
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label="Place along the trail"
      aria-valuemin={0}
      aria-valuemax={Math.round(profile.lengthM)}
      aria-valuenow={Math.round(at?.alongM ?? 0)}
      aria-valuetext={at ? readout(at) : 'Start'}
      className="relative w-full cursor-crosshair touch-pan-y select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' || event.buttons > 0) point(event)
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onAt(null)}
      onKeyDown={walk}
    >
      <svg aria-hidden width={widthPx} height={HEIGHT_PX} className="block">
        {chart.feetTicks.map(({ px, label }) => (
          <g key={label}>
            <line x1={EDGES.leftPx} x2={widthPx - EDGES.rightPx} y1={px} y2={px} className="stroke-line" />
            <text x={EDGES.leftPx - 6} y={px + 4} textAnchor="end" className="fill-ink-muted text-caption">
              {label}
            </text>
          </g>
        ))}
        {chart.areas.map((path) => (
          <path key={path} d={path} className="fill-accent" fillOpacity={0.18} />
        ))}
        {chart.lines.map((path) => (
          <path key={path} d={path} className="fill-none stroke-accent-text" strokeWidth={2.5} strokeLinejoin="round" />
        ))}
        {chart.milesTicks.map(({ px, label }) => (
          <text key={label} x={px} y={HEIGHT_PX - 8} textAnchor="middle" className="fill-ink-muted text-caption">
            {label}
          </text>
        ))}
        {at && (
          <g>
            <line x1={chart.x(at.alongM)} x2={chart.x(at.alongM)} y1={EDGES.topPx} y2={baseY} className="stroke-ink" />
            <circle
              cx={chart.x(at.alongM)}
              cy={chart.y(at.elevationM)}
              r={6}
              className="fill-accent stroke-ink"
              strokeWidth={2}
            />
          </g>
        )}
      </svg>
      <p className="pointer-events-none absolute top-1 right-3 rounded-sm bg-surface-raised px-2 type-figure text-small">
        {at ? readout(at) : ' '}
      </p>
      <p className="text-caption text-ink-muted">
        Feet above sea level along miles of trail. Slide along it to see where.
      </p>
    </div>
  )
}
