// A recorded ride: its figures, its files, and how near its ascent and its length come to the truth, beside the usual methods.
import { distanceM, metres, simulateRide, trackStatistics, writeGpx, type Fix } from '@bluffline/core'
import { readTrackFile } from '@bluffline/interchange'
import { type Bench, type Measurement, median } from './harness.ts'
import { windingLine } from './off-route-battery.ts'
import { peerAscent, peerParse } from './peer-gpx.ts'

const FIXES = 28_800
const RUNS = 15
const CLIMB_M = 320
const CLIMB_WAY_M = 8000

const ride = (changes: Partial<Parameters<typeof simulateRide>[1]>, standS = 0): readonly Fix[] => {
  const line = windingLine(1800)
  return simulateRide(line, { speedMps: 6.7056, sigmaM: 4, correlationS: 0, intervalS: 1, seed: 1, ...changes }, standS)
}

/** The fastest of several runs: what the others took longer was the rest of the machine. */
const milliseconds = async (work: () => unknown): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return Math.min(...times)
}

const gpxOf = (fixes: readonly Fix[]): string =>
  writeGpx({
    name: 'A ride of eight hours',
    parts: [fixes.map(({ lng, lat, timeMs, altitudeM }) => ({ lng, lat, timeMs, elevationM: altitudeM }))],
  })

async function speeds(): Promise<readonly Measurement[]> {
  const fixes = ride({ altitudeAt: (alongM) => 200 + 60 * Math.sin(alongM / 900) }).slice(0, FIXES)
  if (fixes.length < FIXES) throw new Error('the line is too short for eight hours')
  const text = gpxOf(fixes)
  const bytes = new TextEncoder().encode(text)
  const what = `${FIXES.toLocaleString('en-US')} fixes`
  const parsed = await milliseconds(() => readTrackFile([bytes]))
  const peer = await milliseconds(() => peerParse(new TextDecoder().decode(bytes)))
  const target = (atMost: number): Measurement['target'] => ({ of: 'ours', atMost })
  return [
    {
      name: `statistics, ${what}`,
      unit: 'ms',
      ours: await milliseconds(() => trackStatistics(fixes)),
      peer: null,
      target: target(50),
    },
    {
      name: `GPX export, ${what}`,
      unit: 'ms',
      ours: await milliseconds(() => gpxOf(fixes)),
      peer: null,
      target: target(2000),
    },
    {
      name: `GPX import, ${what}, ${(bytes.length / 1e6).toFixed(1)} MB`,
      unit: 'ms',
      ours: parsed,
      peer: { name: "gpx.studio's reading", value: peer },
      target: { of: 'ratio', atMost: 1 / 4 },
    },
  ]
}

/** The climb goes steadily up over its whole length. */
const climbOfRide = (sigmaM: number, seed: number): readonly Fix[] =>
  ride({ sigmaM, seed, altitudeAt: (alongM) => 200 + CLIMB_M * Math.min(1, alongM / CLIMB_WAY_M) }).slice(
    0,
    Math.floor(CLIMB_WAY_M / 6.7056),
  )

const profileOf = (fixes: readonly Fix[]) => {
  let [alongM, before] = [0, fixes[0]]
  return fixes.map((fix) => {
    alongM += before === undefined ? 0 : distanceM(before, fix)
    before = fix
    return { alongM, altitudeM: Number(fix.altitudeM) }
  })
}

const rawAscent = (fixes: readonly Fix[]): number =>
  fixes.reduce(
    (sum, fix, i) => sum + Math.max(0, Number(fix.altitudeM) - Number(fixes[Math.max(0, i - 1)]?.altitudeM)),
    0,
  )

/** Median miss of many rides, in percent of the truth. */
const missOf = (sigmaM: number, measured: (fixes: readonly Fix[]) => number, truthM: number): number =>
  median(Array.from({ length: 15 }, (_, i) => (100 * Math.abs(measured(climbOfRide(sigmaM, i + 1)) - truthM)) / truthM))

const ourAscent = (fixes: readonly Fix[]) => trackStatistics(fixes).ascentM ?? NaN
const rawLength = (fixes: readonly Fix[]) => profileOf(fixes).at(-1)?.alongM ?? NaN

function truths(): readonly Measurement[] {
  const rodeM = Math.floor(CLIMB_WAY_M / 6.7056 - 1) * 6.7056
  const climbedM = (CLIMB_M * rodeM) / CLIMB_WAY_M
  const row = (
    name: string,
    ours: number,
    peer: NonNullable<Measurement['peer']>,
    target: Measurement['target'],
  ): Measurement => ({ name, unit: '%', ours, peer, target })
  return [4, 8].flatMap((sigmaM) => {
    const ascent = missOf(sigmaM, ourAscent, climbedM)
    const atMost = (most: number): Measurement['target'] => (sigmaM === 4 ? { of: 'ours', atMost: most } : null)
    const what = `σ ${sigmaM} m, missed`
    const studio = missOf(sigmaM, (fixes) => peerAscent(profileOf(fixes)), climbedM)
    return [
      row(
        `ascent of ${CLIMB_M} m, ${what}`,
        ascent,
        { name: 'sum of all rises', value: missOf(sigmaM, rawAscent, climbedM) },
        atMost(10),
      ),
      row(`ascent of ${CLIMB_M} m, ${what}`, ascent, { name: "gpx.studio's method", value: studio }, atMost(10)),
      row(
        `length of 5 miles, ${what}`,
        missOf(sigmaM, (fixes) => trackStatistics(fixes).distanceM, rodeM),
        { name: 'sum of all steps', value: missOf(sigmaM, rawLength, rodeM) },
        atMost(2),
      ),
    ]
  })
}

const standing = (): Measurement => {
  const fixes = ride({ sigmaM: 8, correlationS: 20 }, 1800).slice(0, 1800)
  return {
    name: 'standing for 30 min, σ 8 m',
    unit: 'm',
    ours: trackStatistics(fixes).distanceM,
    peer: { name: 'sum of all steps', value: metres(rawLength(fixes)) },
    target: { of: 'ours', atMost: 20 },
  }
}

export const bench: Bench = {
  name: 'core-track',
  run: async () => [...(await speeds()), ...truths(), standing()],
}
