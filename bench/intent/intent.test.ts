import { describe, expect, it } from 'vitest'
import { judge, ourDetector, scoreOf } from './judge.ts'
import { readUtterances } from './utterances.ts'

const detect = ourDetector()

describe.each(['develop', 'held-out'] as const)('the list “%s”', (list) => {
  const utterances = readUtterances(list)

  it('is read as riders mean it: emergencies seen, the rest not taken for one', () => {
    const score = scoreOf(judge(utterances, detect))
    expect(score.emergencyRecall).toBeGreaterThanOrEqual(0.99)
    expect(score.falseOffers).toBeLessThanOrEqual(0.02)
    expect(score.accuracy).toBeGreaterThanOrEqual(0.95)
  })

  it('holds each sentence once, and none of the other list', () => {
    const other = list === 'develop' ? 'held-out' : 'develop'
    const texts = [...utterances, ...readUtterances(other)].map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
