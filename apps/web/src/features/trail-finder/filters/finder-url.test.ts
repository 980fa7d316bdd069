// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_STATE, OPTIONS, SORTS, type FinderState } from './finder-state.ts'
import { readFinderState, writeFinderState } from './finder-url.ts'

const some = <T>(options: readonly T[]) => fc.subarray([...options])
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const miles = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100)

const states: fc.Arbitrary<FinderState> = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 40 }),
    activity: orNull(fc.constantFrom(...OPTIONS.activity)),
    vehicle: orNull(fc.constantFrom(...OPTIONS.vehicle)),
    widthInches: orNull(fc.integer({ min: 1, max: 120 })),
    difficulty: some(OPTIONS.difficulty),
    minMiles: orNull(miles),
    maxMiles: orNull(miles),
    region: some(OPTIONS.region),
    county: orNull(fc.constantFrom('Polk', 'Van Buren', 'St. Francis')),
    features: some(OPTIONS.features),
    openToday: fc.boolean(),
    near: orNull(fc.constantFrom({ kind: 'me' } as const, { kind: 'town', id: 'mena-ar' } as const)),
    withinMiles: orNull(fc.integer({ min: 1, max: 300 })),
    sort: fc.constantFrom(...SORTS),
    view: fc.constantFrom('list', 'map'),
  })
  .map((state) => ({
    ...state,
    q: state.q.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim(),
    ...(state.minMiles !== null && state.maxMiles !== null && state.minMiles > state.maxMiles && { minMiles: null }),
  }))

describe('the address of a search', () => {
  it('gives back every search as it was', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = writeFinderState(state).toString()
        expect(readFinderState(new URLSearchParams(text))).toEqual(state)
      }),
    )
  })

  it('takes any text and makes something of it that it would write itself', () => {
    const names = [
      ...writeFinderState({ ...EMPTY_STATE, q: 'x' }).keys(),
      'activity',
      'minMiles',
      'maxMiles',
      'near',
      'county',
      'sort',
      'width',
    ]
    const garbage = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 30 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(garbage, (pairs) => {
        const state = readFinderState(new URLSearchParams(pairs))
        expect(readFinderState(writeFinderState(state))).toEqual(state)
      }),
    )
  })

  it('is empty for an empty search', () => {
    expect(writeFinderState(EMPTY_STATE).toString()).toBe('')
  })

  it.each([
    'activity=flying',
    'vehicle=tank',
    'width=-3',
    'width=1e3',
    'difficulty=,,nonsense',
    'minMiles=5&maxMiles=2',
    'maxMiles=99999',
    'region=Texas',
    'open=tomorrow',
    'near=%3Cscript%3E',
    'withinMiles=0',
    'sort=random',
    'view=globe',
  ])('leaves out what it does not understand: %s', (text) => {
    expect(readFinderState(new URLSearchParams(text))).toEqual(EMPTY_STATE)
  })
})
