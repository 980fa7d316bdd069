import { describe, expect, it } from 'vitest'
import { isMissed, type Measurement, median, percentile, ratioOf } from './harness.ts'
import { table } from './table.ts'

const measurement = (change: Partial<Measurement>): Measurement => ({
  name: 'list',
  unit: 'req/s',
  ours: 800,
  peer: { name: 'bare Fastify', value: 1000 },
  target: null,
  ...change,
})

describe('a target', () => {
  it('is met when our share of the peer reaches it and missed below it', () => {
    expect(isMissed(measurement({ target: { of: 'ratio', atLeast: 0.8 } }))).toBe(false)
    expect(isMissed(measurement({ target: { of: 'ratio', atLeast: 0.81 } }))).toBe(true)
  })

  it('is missed when our figure is over the limit', () => {
    expect(isMissed(measurement({ target: { of: 'ours', atMost: 800 } }))).toBe(false)
    expect(isMissed(measurement({ target: { of: 'ours', atMost: 799 } }))).toBe(true)
  })

  it('is missed when it cannot be judged', () => {
    expect(isMissed(measurement({ peer: null, target: { of: 'ratio', atLeast: 0.5 } }))).toBe(true)
    expect(isMissed(measurement({ ours: NaN, target: { of: 'ours', atMost: 1 } }))).toBe(true)
  })

  it('that does not exist is never missed', () => {
    expect(isMissed(measurement({ peer: null }))).toBe(false)
  })
})

describe('figures', () => {
  it('gives the nearest rank as percentile', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(median([3, 1, 2])).toBe(2)
  })

  it('has no ratio without a peer', () => {
    expect(ratioOf(measurement({ peer: null }))).toBeNull()
  })
})

it('prints ours, peer, ratio, target and whether it was met', () => {
  const [, line] = table([measurement({ target: { of: 'ratio', atLeast: 0.9 } })]).split('\n')
  expect(line).toMatch(/^list\s+800 req\/s\s+1,000 req\/s bare Fastify\s+0\.80\s+ratio ≥ 0\.9\s+MISSED$/)
})
