import { metres, simplifyLine, trimTrack, type Fix, type Position, type Track } from '@bluffline/core'

/** Lines as ridden, and where a recording broke off and began again. */
export interface LiveLines {
  readonly parts: readonly (readonly Position[])[]
  readonly gaps: readonly (readonly Position[])[]
}

const SILENCE_MS = 90_000
const TOLERANCE_M = metres(3)
/** So many fixes at the end are drawn with each fix; what lies before is drawn once and then left alone. */
export const TAIL_FIXES = 300

const isOnEarth = ({ lng, lat }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const unbroken = (piece: readonly Fix[]): Fix[][] => {
  const parts: Fix[][] = []
  for (const fix of piece.filter(isOnEarth)) {
    const part = parts.at(-1)
    const silentMs = (fix.timeMs ?? 0) - (part?.at(-1)?.timeMs ?? fix.timeMs ?? 0)
    if (part && silentMs <= SILENCE_MS) part.push(fix)
    else parts.push([fix])
  }
  return parts
}

const linesOf = (track: Track): LiveLines => {
  const parts = track.flatMap(unbroken)
  const gaps = parts.slice(1).flatMap((part, i) => {
    const [from, to] = [parts[i]?.at(-1), part[0]]
    return from && to ? [[from, to]] : []
  })
  return { parts, gaps }
}

/** How many fixes belong to the part that is left alone. */
export const settledFixes = (count: number): number => Math.floor(count / TAIL_FIXES) * TAIL_FIXES

/** The settled part, thinned. */
export function settledLines(track: Track, settled: number): LiveLines {
  const { parts, gaps } = linesOf(settled === 0 ? [] : trimTrack(track, 0, settled - 1))
  return { parts: parts.map((part) => simplifyLine(part, TOLERANCE_M)), gaps }
}

/** The rest, beginning with the last settled fix so that the line holds together. */
export const tailLines = (track: Track, settled: number): LiveLines =>
  linesOf(trimTrack(track, Math.max(0, settled - 1), Number.MAX_SAFE_INTEGER))
