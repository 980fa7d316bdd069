import { describe, expect, it } from 'vitest'
import { otherSource, testSource, testTrail } from '../testing/trail-fixture.ts'
import { trailFacts, whomToAsk, writeFee } from './trail-facts.ts'

const factOf = (known: Parameters<typeof testTrail>[0], id: string) => {
  const found = trailFacts(testTrail(known)).find((fact) => fact.id === id)
  if (found === undefined) throw new Error(`no fact ${id}`)
  return found
}

describe('the facts of a trail', () => {
  it('leaves every fact empty that no source gives', () => {
    const unknown = trailFacts(testTrail()).filter((fact) => fact.value === null)
    expect(unknown.map((fact) => fact.label)).toEqual([
      'Length',
      'Difficulty',
      'Width limit',
      'Loop',
      'Surface',
      'Elevation gain',
      'Fee',
      'Features',
    ])
  })

  it('gives the stated and the mapped length when they differ', () => {
    const fact = factOf({ lengthMiles: 40, mappedMiles: 19.7 }, 'lengthMiles')
    expect(fact.value).toBe('40.0 mi stated, 19.7 mi mapped')
    expect(fact.notes).toHaveLength(1)
  })

  it('gives one length when both say the same within a twentieth', () => {
    expect(factOf({ lengthMiles: 14.35, mappedMiles: 14.2 }, 'lengthMiles').value).toBe('14.4 mi')
  })

  it('says when a length is only measured, or only stated', () => {
    expect(factOf({ mappedMiles: 4.4 }, 'lengthMiles').value).toBe('4.4 mi as mapped')
    expect(factOf({ lengthMiles: 1 }, 'lengthMiles')).toMatchObject({
      value: '1.0 mi',
      notes: ['We hold no line to measure it by.'],
    })
  })

  it('names the uses nobody speaks of apart from those that are allowed', () => {
    const fact = factOf({ uses: ['atv'], unknownUses: ['horse', 'hiking'] }, 'uses')
    expect(fact.value).toBe('ATV')
    expect(fact.notes).toEqual(['No source says whether these may use it: Horse, On foot.'])
  })

  it('tells no fee, a fee, and a fee known only in words apart', () => {
    expect(factOf({ feeUsd: 0 }, 'feeUsd').value).toBe('No fee')
    expect(factOf({ feeUsd: 3, feeNote: 'Day use' }, 'feeUsd')).toMatchObject({ value: '$3', notes: ['Day use'] })
    expect(factOf({ feeNote: 'Wristband at the gate' }, 'feeUsd').value).toBe('Wristband at the gate')
  })

  it('speaks of a width limit only where a machine may ride', () => {
    const labels = trailFacts(testTrail({ uses: ['hiking'] })).map((fact) => fact.label)
    expect(labels).not.toContain('Width limit')
  })

  it('gives the climb measured along the line only where no source states one', () => {
    const gain = (known: Parameters<typeof testTrail>[0]) =>
      trailFacts(testTrail(known), 100).find((fact) => fact.id === 'elevationGainFt')?.value
    expect(gain({})).toBe('328 ft as measured along the line')
    expect(gain({ elevationGainFt: 850 })).toBe('850 ft')
  })

  it('carries the dispute about a fact, and marks a fact that is only remembered', () => {
    const dispute = {
      field: 'lengthMiles',
      readings: [
        { value: '40', source: testSource },
        { value: '26', source: otherSource },
      ],
      note: null,
    }
    const known = { disputes: [dispute], recalledFields: ['surface — word'] }
    expect(factOf(known, 'lengthMiles').dispute).toEqual(dispute)
    expect(factOf(known, 'surface').recalled).toBe(true)
    expect(factOf(known, 'loop')).toMatchObject({ dispute: null, recalled: false })
  })

  it('writes dollars as a rider reads them', () => {
    expect([writeFee(0), writeFee(5), writeFee(7.5)]).toEqual(['No fee', '$5', '$7.50'])
  })

  it('sends the rider to the manager, and to nobody when none is known', () => {
    expect(whomToAsk({ manager: 'Ouachita National Forest' })).toBe('Ask Ouachita National Forest.')
    expect(whomToAsk({ manager: null })).toBe('No source names a manager to ask.')
  })
})
