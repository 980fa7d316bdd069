import { metres, nearestOnSegment, type Position } from '@bluffline/core'
import type { LngLat } from './read-water-dump.ts'

const REACH_M = metres(5000)
const position = ([lng, lat]: LngLat): Position => ({ lng, lat })

function awayM(at: LngLat, line: readonly LngLat[]): number {
  const distances = line
    .slice(1)
    .map((to, i) => nearestOnSegment(position(at), position(line[i] ?? to), position(to)).awayM)
  return Math.min(...distances)
}

/** Names of the lines that pass a table's positions, by index of the line. A name without a line fails the build. */
export function nameLines(
  lines: readonly (readonly LngLat[])[],
  names: readonly (readonly [name: string, near: LngLat])[],
): ReadonlyMap<number, string> {
  return new Map(
    names.map(([name, near]) => {
      const distances = lines.map((line) => awayM(near, line))
      const nearestM = Math.min(...distances)
      if (nearestM > REACH_M) throw new Error(`No line passes within 5 km of ${name}: ${Math.round(nearestM)} m`)
      return [distances.indexOf(nearestM), name]
    }),
  )
}
