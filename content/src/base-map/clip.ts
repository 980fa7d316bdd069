import type { LngLat } from './read-water-dump.ts'

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What the built-in map covers: all that a phone held upright shows around the state, so that no river ends in nothing. */
export const MAP_BOX: Box = { west: -98.6, south: 30.2, east: -85.9, north: 39.3 }

export const isInBox = ([lng, lat]: LngLat, box: Box): boolean =>
  lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north

/** Cuts a line at the box: the runs of it that lie inside, ending on the edge (Liang and Barsky, 1984). */
export function clipLine(line: readonly LngLat[], box: Box): readonly LngLat[][] {
  const runs: LngLat[][] = []
  let run: LngLat[] = []
  const close = (): void => {
    if (run.length > 1) runs.push(run)
    run = []
  }
  line.slice(1).forEach((to, i) => {
    const part = clipSegment(line[i] ?? to, to, box)
    if (part === null) return close()
    const last = run.at(-1)
    if (last === undefined || last[0] !== part[0][0] || last[1] !== part[0][1]) {
      close()
      run.push(part[0])
    }
    run.push(part[1])
  })
  close()
  return runs
}

function clipSegment(from: LngLat, to: LngLat, box: Box): readonly [LngLat, LngLat] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let [start, end] = [0, 1]
  const edges: readonly (readonly [number, number])[] = [
    [-dx, from[0] - box.west],
    [dx, box.east - from[0]],
    [-dy, from[1] - box.south],
    [dy, box.north - from[1]],
  ]
  for (const [towards, room] of edges) {
    if (towards === 0 && room < 0) return null
    if (towards < 0) start = Math.max(start, room / towards)
    if (towards > 0) end = Math.min(end, room / towards)
  }
  if (start > end) return null
  const at = (fraction: number): LngLat =>
    fraction === 0 ? from : fraction === 1 ? to : [from[0] + dx * fraction, from[1] + dy * fraction]
  return [at(start), at(end)]
}
