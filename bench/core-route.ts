// The shortest way on a large network, beside ngraph.path on the same network.
import { buildTrailGraph, distanceM, randomSource, shortestRoute, type Position } from '@bluffline/core'
import createGraph from 'ngraph.graph'
import { aStar } from 'ngraph.path'
import { type Bench, type Measurement, median } from './harness.ts'

const SIDE = 317
const STEP_DEG = 0.001
const QUERIES = 80
/** Both are compiled by the engine before they are timed. */
const WARM_UP = 15
const METRES_PER_DEGREE = 111_195

/** Crossings of a crooked grid, row by row. */
function places(): readonly (readonly Position[])[] {
  const { uniform } = randomSource(5)
  return Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (__, x) => ({
      lng: -93 + (x + 0.5 * uniform()) * STEP_DEG,
      lat: 35 + (y + 0.5 * uniform()) * STEP_DEG,
    })),
  )
}

const trailsOf = (rows: readonly (readonly Position[])[]) => [
  ...rows.map((row, y) => ({ id: `row ${y}`, parts: [row] })),
  ...Array.from({ length: SIDE }, (_, x) => ({
    id: `column ${x}`,
    parts: [rows.flatMap((row) => row.slice(x, x + 1))],
  })),
]

function peerOf(rows: readonly (readonly Position[])[]) {
  const graph = createGraph<Position, number>()
  const link = (a: number, b: number, from: Position, to: Position | undefined) => {
    if (to !== undefined) graph.addLink(a, b, distanceM(from, to))
  }
  const all = rows.flat()
  for (const [i, place] of all.entries()) graph.addNode(i, place)
  for (const [i, place] of all.entries()) {
    if (i % SIDE < SIDE - 1) link(i, i + 1, place, all[i + 1])
    link(i, i + SIDE, place, all[i + SIDE])
  }
  const perLng = METRES_PER_DEGREE * Math.cos((35.32 * Math.PI) / 180)
  return aStar(graph, {
    distance: (_from, _to, { data }) => data,
    // A little short of the straight line, so that it is never too long.
    heuristic: (a, b) =>
      0.999 * Math.hypot((a.data.lng - b.data.lng) * perLng, (a.data.lat - b.data.lat) * METRES_PER_DEGREE),
  })
}

const lengthOf = (path: readonly Position[]): number =>
  path.reduce((sum, place, i) => sum + (i > 0 ? distanceM(path[i - 1] ?? place, place) : 0), 0)

function measure(say: (line: string) => void): readonly Measurement[] {
  const rows = places()
  const before = performance.now()
  const graph = buildTrailGraph(trailsOf(rows))
  say(`${graph.nodes.lng.length.toLocaleString('en-US')} nodes joined in ${Math.round(performance.now() - before)} ms`)
  const peer = peerOf(rows)
  const [all, { uniform }] = [rows.flat(), randomSource(9)]
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let query = -WARM_UP; query < QUERIES; query++) {
    const [a, b] = [Math.floor(uniform() * all.length), Math.floor(uniform() * all.length)]
    const [from, to] = [all[a], all[b]]
    if (from === undefined || to === undefined) continue
    const start = performance.now()
    const route = shortestRoute(graph, from, to)
    const middle = performance.now()
    const path = peer.find(a, b)
    const end = performance.now()
    if (query >= 0) {
      theirs.push(end - middle)
      ours.push(middle - start)
    }
    const missM = Math.abs(lengthOf(path.map(({ data }) => data)) - (route?.lengthM ?? 0))
    if (missM > 1) throw new Error(`the two ways from ${a} to ${b} differ by ${missM.toFixed(1)} m`)
  }
  const sum = (times: readonly number[]) => times.reduce((total, one) => total + one, 0)
  const row = (name: string, of: (times: readonly number[]) => number, target: Measurement['target']): Measurement => ({
    name: `shortest way, 100,000 nodes, ${name}`,
    unit: 'ms',
    ours: of(ours),
    peer: { name: 'ngraph.path A*', value: of(theirs) },
    target,
  })
  return [row(`${QUERIES} ways`, sum, { of: 'ratio', atMost: 1 / 4 }), row('median', median, null)]
}

export const bench: Bench = { name: 'core-route', run: (say) => Promise.resolve(measure(say)) }
