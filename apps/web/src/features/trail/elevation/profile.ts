import { distanceM, partsOfGeometry, type ExportedPoint, type Position } from '@bluffline/core'
import type { TrailLine } from '@bluffline/contract'

export interface ProfilePoint {
  /** Along the line from its start, gaps between parts left out. */
  readonly alongM: number
  readonly elevationM: number
  readonly position: Position
}

export interface ElevationProfile {
  /** Stretches without a break; a line of several parts has one for each. */
  readonly stretches: readonly (readonly ProfilePoint[])[]
  readonly lengthM: number
  readonly lowestM: number
  readonly highestM: number
  /** Sum of the rises, and of the falls, each counted from `COUNTED_RISE_M` on. */
  readonly gainM: number
  readonly lossM: number
  /** Share of the line's length that carries elevation, 0…1. */
  readonly coverage: number
}

/** A rise smaller than this is noise of the survey, not a climb. */
const COUNTED_RISE_M = 3

interface Walk {
  readonly stretches: ProfilePoint[][]
  alongM: number
  coveredM: number
}

function walkPart(walk: Walk, part: readonly ExportedPoint[]): void {
  let current: ProfilePoint[] = []
  let previous: ExportedPoint | null = null
  const finish = () => {
    if (current.length > 1) walk.stretches.push(current)
    current = []
  }
  for (const point of part) {
    const stepM = previous === null ? 0 : distanceM(previous, point)
    walk.alongM += stepM
    if (typeof point.elevationM === 'number' && Number.isFinite(point.elevationM)) {
      if (current.length > 0) walk.coveredM += stepM
      const position = { lng: point.lng, lat: point.lat }
      current.push({ alongM: walk.alongM, elevationM: point.elevationM, position })
    } else finish()
    previous = point
  }
  finish()
}

/** Where the line turns from climbing to falling or back; a turn counts once it has gone `COUNTED_RISE_M` the other way. */
function turningPoints(elevationsM: readonly number[]): readonly number[] {
  let furthestM = elevationsM[0] ?? 0
  let direction = 0
  const turns = [furthestM]
  for (const valueM of elevationsM) {
    const onwardM = (valueM - furthestM) * direction
    const turned = direction === 0 ? Math.abs(valueM - furthestM) >= COUNTED_RISE_M : onwardM <= -COUNTED_RISE_M
    if (turned && direction !== 0) turns.push(furthestM)
    if (turned) direction = Math.sign(valueM - furthestM)
    if (turned || onwardM > 0) furthestM = valueM
  }
  return [...turns, furthestM]
}

/** Metres climbed and metres fallen. */
export function climbAndFall(elevationsM: readonly number[]): { readonly gainM: number; readonly lossM: number } {
  const turns = turningPoints(elevationsM)
  const stepsM = turns.slice(1).map((valueM, i) => valueM - (turns[i] ?? valueM))
  const sum = (valuesM: readonly number[]) => valuesM.reduce((a, b) => a + b, 0)
  return { gainM: sum(stepsM.filter((s) => s > 0)), lossM: -sum(stepsM.filter((s) => s < 0)) || 0 }
}

/** The elevation along a line, or null where its coordinates carry none. */
export function elevationProfile(line: TrailLine): ElevationProfile | null {
  const walk: Walk = { stretches: [], alongM: 0, coveredM: 0 }
  for (const part of partsOfGeometry(line)) walkPart(walk, part)
  const { stretches } = walk
  const elevationsM = stretches.flat().map((p) => p.elevationM)
  if (elevationsM.length < 2) return null
  const climbs = stretches.map((stretch) => climbAndFall(stretch.map((p) => p.elevationM)))
  return {
    stretches,
    lengthM: walk.alongM,
    lowestM: elevationsM.reduce((a, b) => Math.min(a, b)),
    highestM: elevationsM.reduce((a, b) => Math.max(a, b)),
    gainM: climbs.reduce((sum, c) => sum + c.gainM, 0),
    lossM: climbs.reduce((sum, c) => sum + c.lossM, 0),
    coverage: walk.alongM === 0 ? 0 : walk.coveredM / walk.alongM,
  }
}

/** Where the line is at `alongM`, its elevation interpolated; inside a gap, the nearer end of a stretch. */
export function profileAt({ stretches }: ElevationProfile, alongM: number): ProfilePoint | null {
  let best: ProfilePoint | null = null
  for (const stretch of stretches) {
    for (const [index, point] of stretch.entries()) {
      const next = stretch[index + 1]
      if (next !== undefined && point.alongM <= alongM && alongM <= next.alongM) return between(point, next, alongM)
      if (best === null || Math.abs(point.alongM - alongM) < Math.abs(best.alongM - alongM)) best = point
    }
  }
  return best
}

function between(a: ProfilePoint, b: ProfilePoint, alongM: number): ProfilePoint {
  const spanM = b.alongM - a.alongM
  const part = spanM === 0 ? 0 : (alongM - a.alongM) / spanM
  const mix = (from: number, to: number) => from + (to - from) * part
  return {
    alongM,
    elevationM: mix(a.elevationM, b.elevationM),
    position: { lng: mix(a.position.lng, b.position.lng), lat: mix(a.position.lat, b.position.lat) },
  }
}

/** Rows for the table: at every whole step along the line and at its end. */
export function sampleProfile(profile: ElevationProfile, stepM: number): readonly ProfilePoint[] {
  const count = Math.floor(profile.lengthM / stepM)
  const along = Array.from({ length: count + 1 }, (_, i) => i * stepM)
  if (profile.lengthM - count * stepM > stepM * 0.05) along.push(profile.lengthM)
  return along.flatMap((alongM) => profileAt(profile, alongM) ?? [])
}
