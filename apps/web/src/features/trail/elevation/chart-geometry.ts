import { formatGrouped, METRES_PER_FOOT, METRES_PER_MILE } from '@bluffline/core'
import type { ElevationProfile } from './profile.ts'

export interface ChartFrame {
  readonly widthPx: number
  readonly heightPx: number
  /** Room for the labels of the axes. */
  readonly leftPx: number
  readonly bottomPx: number
  readonly topPx: number
  readonly rightPx: number
}

export interface Tick {
  readonly px: number
  readonly label: string
}

export interface ChartGeometry {
  /** Outline of the ground, one path for each stretch. */
  readonly lines: readonly string[]
  /** The same, closed down to the base line. */
  readonly areas: readonly string[]
  readonly milesTicks: readonly Tick[]
  readonly feetTicks: readonly Tick[]
  readonly x: (alongM: number) => number
  readonly y: (elevationM: number) => number
  readonly alongAt: (px: number) => number
}

/** A step of 1, 2 or 5 times a power of ten that cuts `span` into at most `most` pieces. */
export function niceStep(span: number, most: number): number {
  if (!(span > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(span / most))
  const step = [1, 2, 5, 10].find((s) => span / (s * power) <= most) ?? 10
  return step * power
}

function ticks(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(6)))
}

/** A flat trail must not look like a mountain: the axis spans at least this. */
const LEAST_SPAN_FT = 100

/** Paths and ticks for a profile in a frame. The feet axis starts and ends on a tick. */
export function chartGeometry(profile: ElevationProfile, frame: ChartFrame): ChartGeometry {
  const { widthPx, heightPx, leftPx, rightPx, topPx, bottomPx } = frame
  const baseY = heightPx - bottomPx
  const innerWidthPx = widthPx - leftPx - rightPx
  const lowFt = profile.lowestM / METRES_PER_FOOT
  const highFt = Math.max(profile.highestM / METRES_PER_FOOT, lowFt + LEAST_SPAN_FT)
  const stepFt = niceStep(highFt - lowFt, 4)
  const bottomFt = Math.floor(lowFt / stepFt) * stepFt
  const topFt = Math.ceil(highFt / stepFt) * stepFt
  const x = (alongM: number) => leftPx + (profile.lengthM === 0 ? 0 : alongM / profile.lengthM) * innerWidthPx
  const yFt = (ft: number) => baseY - ((ft - bottomFt) / (topFt - bottomFt)) * (baseY - topPx)
  const y = (elevationM: number) => yFt(elevationM / METRES_PER_FOOT)
  const at = (alongM: number, elevationM: number) => `${x(alongM).toFixed(1)} ${y(elevationM).toFixed(1)}`
  const lines = profile.stretches.map((s) => `M${s.map((p) => at(p.alongM, p.elevationM)).join('L')}`)
  const areas = profile.stretches.map((s, i) => {
    const [first, last] = [s[0], s.at(-1)]
    return `${lines[i] ?? ''}L${x(last?.alongM ?? 0).toFixed(1)} ${baseY}L${x(first?.alongM ?? 0).toFixed(1)} ${baseY}Z`
  })
  const lengthMiles = profile.lengthM / METRES_PER_MILE
  const miles = ticks(0, lengthMiles, niceStep(lengthMiles, Math.max(2, Math.floor(innerWidthPx / 48))))
  return {
    lines,
    areas,
    milesTicks: miles.map((mile) => ({ px: x(mile * METRES_PER_MILE), label: String(mile) })),
    feetTicks: ticks(bottomFt, topFt, stepFt).map((ft) => ({ px: yFt(ft), label: formatGrouped(ft) })),
    x,
    y,
    alongAt: (px) => Math.min(1, Math.max(0, (px - leftPx) / innerWidthPx)) * profile.lengthM,
  }
}
