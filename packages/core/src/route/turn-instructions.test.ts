import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceM } from '../geo/distance.ts'
import type { Position } from '../geo/position.ts'
import { drawLegs, type LabelledLine, type Leg } from '../testing/labelled-line.ts'
import { randomSource, simulateRide } from '../simulation/simulate-ride.ts'
import { simplifyLine } from '../track/simplify.ts'
import { metres } from '../units.ts'
import { buildTrailGraph } from './build-trail-graph.ts'
import { turnInstructions, type TurnInstruction } from './turn-instructions.ts'

const { uniform } = randomSource(7)
const between = (low: number, high: number) => low + (high - low) * uniform()
const pick = (values: readonly number[]) => values[Math.floor(uniform() * values.length)] ?? 0

/** Shapes of trail: turns among gentle bends that are none, switchbacks, there and back, and a figure of eight. */
const SHAPES: Record<string, () => Leg[]> = {
  winding: () =>
    Array.from({ length: 8 }, () => ({
      lengthM: between(60, 300),
      turnDeg: pick([-1, 1]) * pick([12, 20, 50, 60, 75, 90, 120, 135]),
      radiusM: pick([0, 5, 10, 15]),
    })),
  switchbacks: () => [
    { lengthM: 150, turnDeg: -70, radiusM: 5 },
    ...Array.from({ length: 6 }, (_, i): Leg => ({
      lengthM: between(50, 90),
      turnDeg: (i % 2 === 0 ? 1 : -1) * between(140, 170),
      radiusM: between(4, 8),
    })),
  ],
  outAndBack: () => [
    { lengthM: 200, turnDeg: 60 },
    { lengthM: 150, turnDeg: 180 },
    { lengthM: 150, turnDeg: -60 },
  ],
  figureEight: () => [
    ...Array.from({ length: 4 }, (): Leg => ({ lengthM: 120, turnDeg: 90, radiusM: 8 })),
    ...Array.from({ length: 4 }, (): Leg => ({ lengthM: 120, turnDeg: -90, radiusM: 8 })),
  ],
}

/** How the line came to us: drawn, simplified, or ridden with a receiver, or both. */
const ridden = (line: readonly Position[], [sigmaM, correlationS]: readonly [number, number], seed: number) =>
  simulateRide(line, { speedMps: 6.7, sigmaM, correlationS, intervalS: 1, seed })
const RECORDINGS: Record<string, (line: readonly Position[], seed: number) => readonly Position[]> = {
  drawn: (line) => line,
  simplified: (line) => simplifyLine(line, metres(5)),
  'white noise of 4 m': (line, seed) => ridden(line, [4, 0], seed),
  'wandering noise of 5 m': (line, seed) => ridden(line, [5, 20], seed),
  'noisy and simplified': (line, seed) => simplifyLine(ridden(line, [4, 0], seed), metres(5)),
}

interface Score {
  found: number
  missed: number
  invented: number
}

const matches = (turn: TurnInstruction, label: LabelledLine['turns'][number]) =>
  distanceM(turn.position, label.position) <= 20 &&
  (Math.abs(label.changeDeg) > 150 || Math.sign(turn.changeDeg) === Math.sign(label.changeDeg))

/** Counts turns of at least 45°; a turn told as slighter is neither right nor wrong. */
function judge(line: readonly Position[], labels: LabelledLine['turns'], score: Score): void {
  const open = new Set(turnInstructions(line))
  for (const label of labels.filter(({ changeDeg }) => Math.abs(changeDeg) >= 45)) {
    const hit = [...open].find((turn) => matches(turn, label))
    if (hit === undefined) score.missed++
    else score.found++
    if (hit !== undefined) open.delete(hit)
  }
  score.invented += [...open].filter(({ changeDeg }) => Math.abs(changeDeg) >= 45).length
}

describe('turns of 240 labelled lines', () => {
  it.each(Object.keys(RECORDINGS))('are found and not invented when %s', (recording) => {
    const score: Score = { found: 0, missed: 0, invented: 0 }
    for (const legs of Object.values(SHAPES)) {
      for (let seed = 1; seed <= 12; seed++) {
        const { line, turns } = drawLegs([...legs(), { lengthM: 100 }])
        judge(RECORDINGS[recording]?.(line, seed) ?? [], turns, score)
      }
    }
    expect(score.found / (score.found + score.missed)).toBeGreaterThanOrEqual(0.95)
    expect(score.found / (score.found + score.invented)).toBeGreaterThanOrEqual(0.9)
  })
})

describe('what a turn says', () => {
  const turnsOf = (...legs: readonly Leg[]) => turnInstructions(drawLegs([...legs, { lengthM: 100 }]).line)

  it.each([
    [40, 'slight', 'right'],
    [-40, 'slight', 'left'],
    [90, 'normal', 'right'],
    [-130, 'sharp', 'left'],
    [180, 'uTurn', 'right'],
  ])('%d° is a %s turn to the %s', (turnDeg, shape, side) => {
    expect(turnsOf({ lengthM: 200, turnDeg })).toMatchObject([{ kind: 'turn', shape, side, inSeries: false }])
  })

  it('lies where the corner is', () => {
    const [turn] = turnsOf({ lengthM: 200, turnDeg: 90 })
    expect(turn?.alongM).toBeGreaterThan(195)
    expect(turn?.alongM).toBeLessThan(205)
    expect(Math.abs((turn?.changeDeg ?? 0) - 90)).toBeLessThan(5)
  })

  it('calls three alternating hairpins switchbacks, once', () => {
    const hairpin = (turnDeg: number): Leg => ({ lengthM: 70, turnDeg, radiusM: 5 })
    const turns = turnsOf({ lengthM: 200, turnDeg: 160, radiusM: 5 }, hairpin(-160), hairpin(160))
    expect(turns.map(({ switchbacks, inSeries }) => [switchbacks?.count ?? 0, inSeries])).toEqual([
      [3, false],
      [0, true],
      [0, true],
    ])
    expect(turns[0]?.switchbacks?.lengthM).toBeGreaterThan(120)
  })

  it('does not call two hairpins, or turns the same way round, switchbacks', () => {
    const [a, b] = [160, -160].map((turnDeg): Leg => ({ lengthM: 80, turnDeg, radiusM: 5 }))
    if (!a || !b) throw new Error('two legs')
    expect(turnsOf(a, b).every(({ switchbacks }) => switchbacks === null)).toBe(true)
    const spiral = Array.from({ length: 4 }, (): Leg => ({ lengthM: 120, turnDeg: 115 }))
    expect(turnsOf(...spiral).every(({ switchbacks }) => switchbacks === null)).toBe(true)
  })

  it('has nothing to say of a straight line, of a wide curve, of a point and of nothing', () => {
    expect(turnsOf({ lengthM: 900 })).toEqual([])
    expect(turnsOf({ lengthM: 200, turnDeg: 90, radiusM: 200 })).toEqual([])
    expect(turnInstructions([])).toEqual([])
    expect(turnInstructions([{ lng: -92, lat: 35 }])).toEqual([])
    expect(
      turnInstructions([
        { lng: NaN, lat: 35 },
        { lng: -92, lat: 95 },
        { lng: -92, lat: 35 },
      ]),
    ).toEqual([])
  })

  it('never has two prompts within 30 m, in any scribble', () => {
    const leg = fc.record({ lengthM: fc.integer({ min: 1, max: 200 }), turnDeg: fc.integer({ min: -180, max: 180 }) })
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 25 }), (legs) => {
        const turns = turnsOf(...legs)
        for (const [i, turn] of turns.entries()) {
          const next = turns[i + 1]
          if (next !== undefined) expect(next.alongM - turn.alongM).toBeGreaterThanOrEqual(30)
        }
      }),
    )
  })
})

describe('turns on a network', () => {
  const main = drawLegs([{ lengthM: 500, turnDeg: 70, radiusM: 10 }, { lengthM: 500 }], 0).line
  const [start] = main
  const branchFrom = (lengthM: number, courseDeg: number) => {
    const trunk = drawLegs([{ lengthM }], 0).line
    return drawLegs([{ lengthM: 300 }], courseDeg).line.map((position) => ({
      lng: position.lng + (trunk.at(-1)?.lng ?? 0) - (start?.lng ?? 0),
      lat: position.lat + (trunk.at(-1)?.lat ?? 0) - (start?.lat ?? 0),
    }))
  }
  const trail = (id: string, part: readonly Position[]) => ({ id, name: id, difficulty: null, parts: [part] })

  it('leaves out a bend at which there is no other way', () => {
    expect(turnInstructions(main, { graph: buildTrailGraph([trail('Main', main)]) })).toEqual([])
    expect(turnInstructions(main)).toHaveLength(1)
  })

  it('warns of a fork that could be taken by mistake, and says which side to keep', () => {
    const graph = buildTrailGraph([trail('Main', main), trail('Spur', branchFrom(250, 30))])
    const [fork, ...rest] = turnInstructions(main, { graph })
    expect(fork).toMatchObject({ kind: 'fork', shape: 'straight', side: 'left', ontoTrail: null })
    expect(Math.abs((fork?.alongM ?? 0) - 250)).toBeLessThan(5)
    expect(rest).toEqual([])
  })

  it('does not mind a branch to the side', () => {
    const graph = buildTrailGraph([trail('Main', main), trail('Spur', branchFrom(250, 100))])
    expect(turnInstructions(main, { graph })).toEqual([])
  })

  it('names the trail a turn leads onto', () => {
    const spur = branchFrom(250, 80)
    const route = [...drawLegs([{ lengthM: 250 }], 0).line, ...spur.slice(1)]
    const graph = buildTrailGraph([trail('Main', main), trail('Spur', spur)])
    expect(turnInstructions(route, { graph })).toMatchObject([
      { kind: 'turn', shape: 'normal', side: 'right', ontoTrail: 'Spur' },
    ])
  })

  it('cautions about a hairpin without a junction', () => {
    const hairpin = drawLegs([{ lengthM: 300, turnDeg: 140, radiusM: 6 }, { lengthM: 300 }]).line
    expect(turnInstructions(hairpin, { graph: buildTrailGraph([trail('Main', hairpin)]) })).toMatchObject([
      { kind: 'curve', shape: 'sharp', side: 'right' },
    ])
  })
})
