import type { TrackSample } from '@bluffline/core'
import { useMemo, type KeyboardEvent, type PointerEvent } from 'react'
import type { RideDigest } from '../../../data/rides/digest.ts'
import { alongAt, chartOf, ELEVATION, milesTicks, sampleAt, SPEED, xOf, type ChartFrame } from './chart.ts'
import { Plot } from './plot.tsx'
import { readout } from './readout.ts'
import { useWidthPx } from './use-width.ts'

export interface ScrubProps {
  readonly digest: RideDigest
  /** Where the marker is; null where it is nowhere. */
  readonly at: TrackSample | null
  readonly onAt: (at: TrackSample | null) => void
}

const EDGES = { leftPx: 46, rightPx: 12, topPx: 22 }
/** An arrow key moves by a two-hundredth of the ride, Page keys by a tenth. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 0.005,
  ArrowUp: 0.005,
  ArrowLeft: -0.005,
  ArrowDown: -0.005,
  PageUp: 0.1,
  PageDown: -0.1,
}

function Legend({ at, hasGaps }: { readonly at: TrackSample | null; readonly hasGaps: boolean }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-muted">
      <span>Miles. Slide along to see where.{hasGaps && ' Dotted: gaps and pauses.'}</span>
      <span className="type-figure text-ink">{at ? readout(at) : ' '}</span>
    </p>
  )
}

/** Elevation and speed along the ride under one marker, which the map shows too. */
export function RideCharts({ digest, at, onAt }: ScrubProps) {
  const { ref, widthPx } = useWidthPx()
  const { stretches, lengthM } = digest
  const samples = useMemo(() => stretches.flat(), [stretches])
  const high: ChartFrame = useMemo(() => ({ ...EDGES, widthPx, heightPx: 124, bottomPx: 6 }), [widthPx])
  const low: ChartFrame = useMemo(() => ({ ...EDGES, widthPx, heightPx: 124, bottomPx: 24 }), [widthPx])
  const elevation = useMemo(() => chartOf(stretches, ELEVATION, { lengthM, frame: high }), [stretches, lengthM, high])
  const speed = useMemo(() => chartOf(stretches, SPEED, { lengthM, frame: low }), [stretches, lengthM, low])
  const gaps = useMemo(
    () => stretches.slice(1).map(([first]) => xOf(lengthM, high)(first?.alongM ?? 0)),
    [stretches, lengthM, high],
  )
  const markX = at ? xOf(lengthM, high)(at.alongM) : null
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const leftPx = event.currentTarget.getBoundingClientRect().left
    onAt(sampleAt(samples, alongAt(lengthM, high)(event.clientX - leftPx)))
  }
  const walk = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: 0, End: lengthM }
    const step = STEPS[event.key]
    const alongM = step === undefined ? ends[event.key] : (at?.alongM ?? 0) + step * lengthM
    if (alongM === undefined) return
    event.preventDefault()
    onAt(sampleAt(samples, Math.min(lengthM, Math.max(0, alongM))))
  }
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label="Place along the ride"
      aria-valuemin={0}
      aria-valuemax={Math.round(lengthM)}
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
      onKeyDown={walk}
    >
      <Plot
        title="Elevation, ft"
        unknown="Elevation is not known for this ride."
        frame={high}
        chart={elevation}
        gaps={gaps}
        mark={at && markX !== null ? { x: markX, value: ELEVATION.valueOf(at) } : null}
      />
      <Plot
        title="Speed, mph"
        unknown="Speed is not known: the line carries no times."
        frame={low}
        chart={speed}
        gaps={gaps}
        miles={milesTicks(lengthM, low)}
        mark={at && markX !== null ? { x: markX, value: SPEED.valueOf(at) } : null}
      />
      <Legend at={at} hasGaps={gaps.length > 0} />
    </div>
  )
}
