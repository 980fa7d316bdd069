import { describe, expect, it } from 'vitest'
import { digestRide } from '../../../data/rides/digest.ts'
import { keptRide, laterBy } from '../testing/kept-rides.ts'
import { cutWords } from './edit-words.ts'
import { joinableRides } from './joinable-rides.ts'

describe('the words of a cut', () => {
  const { stretches, lengthM } = digestRide(keptRide())
  const samples = stretches.flat()

  it('say in miles what each cut takes away', () => {
    const at = samples[Math.floor(samples.length / 2)] ?? null
    const { before, after, split } = cutWords(at, lengthM)
    expect(before).toMatch(/^Cut off the first [\d.]+ mi$/)
    expect(after).toMatch(/^Cut off the last [\d.]+ mi$/)
    expect(split).toMatch(/^Split into [\d.]+ mi and [\d.]+ mi$/)
  })

  it('offer nothing without a marker, and at an end only what leaves a ride', () => {
    expect(cutWords(null, lengthM)).toEqual({ before: null, after: null, split: null })
    expect(cutWords(samples[0] ?? null, lengthM)).toMatchObject({ before: null, split: null })
    expect(cutWords(samples.at(-1) ?? null, lengthM)).toMatchObject({ after: null, split: null })
  })
})

describe('rides that can be joined', () => {
  const row = (id: string, minutes: number, more = {}) => keptRide({ id, startMs: laterBy(minutes), ...more }).row

  it('come before or after each other, the nearest in time first', () => {
    const rides = [row('far', 600), row('near', 60), row('before', -90), row('same', 2)]
    expect(joinableRides(row('me', 0), [...rides, row('me', 0)]).map(({ id }) => id)).toEqual(['near', 'before', 'far'])
  })

  it('have times', () => {
    expect(joinableRides(row('me', 0), [row('drawn', 60, { hasTimes: false })])).toEqual([])
    expect(joinableRides(row('me', 0, { hasTimes: false }), [row('other', 60)])).toEqual([])
  })
})
