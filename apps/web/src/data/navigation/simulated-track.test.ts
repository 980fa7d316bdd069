import { degrees, destination, distanceM, metres } from '@bluffline/core'
import { expect, it } from 'vitest'
import { simulatedTrack } from './simulated-track.ts'

const from = { lng: -92.9, lat: 35.5 }
const line = [from, destination(from, degrees(90), metres(6000))]
const wish = { speedMph: 15, noiseM: 0, gaps: 'none', fromShare: 0 } as const
const secondsOf = (fixes: ReturnType<typeof simulatedTrack>) => fixes.map(({ timeMs }) => (timeMs ?? 0) / 1000)

it('rides at the wished speed, once a second, from where it is to begin', () => {
  const fixes = simulatedTrack(line, { ...wish, fromShare: 0.5 })
  expect(fixes).toHaveLength(Math.floor(3000 / 6.7056) + 1)
  expect(distanceM(from, fixes[0] ?? from)).toBeCloseTo(3000, 0)
})

it('misses the way by about the noise, the same every time', () => {
  const noisy = simulatedTrack(line, { ...wish, noiseM: 8 })
  const exact = simulatedTrack(line, wish)
  const missedM = noisy.map((fix, i) => distanceM(fix, exact[i] ?? fix))
  const rmsM = Math.sqrt(missedM.reduce((sum, one) => sum + one * one, 0) / missedM.length)
  expect(rmsM).toBeGreaterThan(5)
  expect(rmsM).toBeLessThan(20)
  expect(simulatedTrack(line, { ...wish, noiseM: 8 })).toEqual(noisy)
})

it('is silent as often and as long as was asked', () => {
  const times = secondsOf(simulatedTrack(line, { ...wish, gaps: 'short' }))
  const silencesS = times.slice(1).map((time, i) => time - (times[i] ?? 0)).filter((step) => step > 1) // prettier-ignore
  expect(silencesS).toEqual([21, 21, 21, 21])
})
