// Following a long route fix by fix, beside searching the whole line for every fix; and how well the off-route alarm does.
import { advance, simulateRide, startTrip, type Position } from '@bluffline/core'
import { lineString, point } from '@turf/helpers'
import { nearestPointOnLine } from '@turf/nearest-point-on-line'
import CheapRuler from 'cheap-ruler'
import { catalogueLines } from './catalogue-lines.ts'
import { type Bench, type Measurement, median, percentile } from './harness.ts'
import { falseAlarms, forkAlert, type Receiver, windingLine } from './off-route-battery.ts'

const VERTICES = 100_000
const FIXES = 20_000
const HOURS = 100
const RIDES = 300

function timed(count: number, work: (i: number) => unknown): readonly number[] {
  return Array.from({ length: count }, (_, i) => {
    const before = performance.now()
    work(i)
    return performance.now() - before
  })
}

function speedOf(line: readonly Position[]): readonly Measurement[] {
  const ride = { speedMps: 6.7056, sigmaM: 8, correlationS: 20, intervalS: 1, seed: 1 }
  const fixes = simulateRide(line.slice(0, VERTICES / 3), ride).slice(0, FIXES)
  const at = (i: number) => fixes[Math.floor((i * fixes.length) / 7) % fixes.length] ?? { lng: 0, lat: 0 }
  let trip = startTrip(line)
  const ours = timed(fixes.length, (i) => {
    const fix = fixes[i]
    if (fix !== undefined) trip = advance(trip, fix).trip
  })
  if (trip.phase !== 'onRoute') throw new Error('the ride that is measured must stay on its route')
  const coordinates = line.map(({ lng, lat }): [number, number] => [lng, lat])
  const feature = lineString(coordinates)
  const ruler = new CheapRuler(35.5, 'meters')
  const turf = timed(15, (i) => nearestPointOnLine(feature, point([at(i).lng, at(i).lat])))
  const cheap = timed(300, (i) => ruler.pointOnLine(coordinates, [at(i).lng, at(i).lat]))
  const name = `advance, route of ${VERTICES.toLocaleString('en-US')} vertices`
  const beside = (peer: string, times: readonly number[], atMost: number): Measurement => ({
    name: `${name}, median`,
    unit: 'ms',
    ours: median(ours),
    peer: { name: peer, value: median(times) },
    target: { of: 'ratio', atMost },
  })
  return [
    { name: `${name}, p99`, unit: 'ms', ours: percentile(ours, 0.99), peer: null, target: { of: 'ours', atMost: 0.2 } },
    beside('@turf/nearest-point-on-line', turf, 1 / 1000),
    beside('cheap-ruler', cheap, 1 / 50),
  ]
}

function alarmsOf(receiver: Receiver, [alarms, alertM]: readonly [number, number]): readonly Measurement[] {
  const { sigmaM, correlationS, tellsSpeed } = receiver
  const what = `off route, σ ${sigmaM} m over ${correlationS} s, ${tellsSpeed ? 'with' : 'without'} own course`
  const figure = (part: string, unit: Measurement['unit'], value: number, atMost: number): Measurement => ({
    name: `${what}, ${part}`,
    unit,
    ours: value,
    peer: null,
    target: { of: 'ours', atMost },
  })
  const { p95M, missed } = forkAlert(receiver, RIDES)
  return [
    figure('false on a winding line', 'in 10 h', falseAlarms([windingLine(250)], receiver, HOURS), alarms),
    figure('false on the catalogue', 'in 10 h', falseAlarms(catalogueLines(), receiver, HOURS), alarms),
    figure('past a 45° fork, p95', 'm', p95M, alertM),
    figure(`forks missed of ${RIDES}`, 'forks', missed, 0),
  ]
}

const RECEIVERS = [5, 20].flatMap((correlationS) =>
  [true, false].flatMap((tellsSpeed) =>
    [8, 14].map((sigmaM): Receiver => ({ sigmaM, correlationS, claims: 1, tellsSpeed })),
  ),
)

export const bench: Bench = {
  name: 'core-navigation',
  run: (say) => {
    const line = windingLine(VERTICES / 9 + 1).slice(0, VERTICES)
    const speed = speedOf(line)
    say(`${HOURS} h on each set of lines and ${RIDES} forks for each receiver`)
    const alarms = RECEIVERS.flatMap((receiver) => alarmsOf(receiver, receiver.sigmaM === 8 ? [1, 100] : [2, 130]))
    return Promise.resolve([...speed, ...alarms])
  },
}
