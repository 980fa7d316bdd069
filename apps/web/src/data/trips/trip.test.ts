import { describe, expect, it } from 'vitest'
import { bodyOfDraft, NO_DETAILS, orderTrips, problemsOf, readTrip, type Trip, type TripDraft } from './trip.ts'

const HOUR_MS = 3_600_000
const SATURDAY_MS = Date.parse('2026-11-28T13:30:00Z')
const draft = (change: Partial<TripDraft> = {}, details: Partial<TripDraft['details']> = {}): TripDraft => ({
  name: 'Saturday at Mill Creek',
  description: '',
  trailIds: ['mill-creek'],
  details: { ...NO_DETAILS, ...details },
  ...change,
})
const trip = (id: string, status: Trip['status'], leaveAtMs: number | null): Trip => ({
  ...draft({}, { leaveAtMs }),
  trailIds: [],
  id,
  status,
  startsOn: null,
  endsOn: null,
  watch: null,
})

describe('a draft of a trip', () => {
  it('needs nothing but a name', () => {
    expect(problemsOf(draft())).toEqual({})
    expect(problemsOf(draft({ name: '   ' }))).toEqual({ name: 'Give the trip a name.' })
    expect(problemsOf(draft({ name: 'x'.repeat(201) }))).toEqual({ name: 'A name has at most 200 letters.' })
  })

  it('is not back before it leaves', () => {
    const times = { leaveAtMs: SATURDAY_MS, returnAtMs: SATURDAY_MS - HOUR_MS }
    expect(problemsOf(draft({}, times))).toEqual({ back: 'You would be back before you leave.' })
    expect(problemsOf(draft({}, { returnAtMs: SATURDAY_MS }))).toEqual({ leave: 'Say when you leave as well.' })
    expect(problemsOf(draft({}, { leaveAtMs: SATURDAY_MS, returnAtMs: SATURDAY_MS + HOUR_MS }))).toEqual({})
  })

  it('is sent with the days of its times in Arkansas', () => {
    const lateMs = Date.parse('2026-11-29T05:30:00Z')
    const body = bodyOfDraft(draft({ name: ' Night ride ' }, { leaveAtMs: SATURDAY_MS, returnAtMs: lateMs }))
    expect(body).toMatchObject({ name: 'Night ride', startsOn: '2026-11-28', endsOn: '2026-11-28' })
  })
})

describe('a row of the device', () => {
  it('is read with what is missing as not said', () => {
    expect(readTrip({ id: 'a', name: 'Old', status: 'pending' })).toEqual({
      id: 'a',
      name: 'Old',
      description: '',
      status: 'pending',
      trailIds: [],
      startsOn: null,
      endsOn: null,
      details: NO_DETAILS,
      watch: null,
    })
  })

  it('is no trip without a name', () => {
    expect(readTrip({ id: 'a', status: 'pending' })).toBeNull()
  })
})

it('lists the next trip first, those without a day after it, and those that are over last', () => {
  const { coming, over } = orderTrips([
    trip('someday', 'planned', null),
    trip('later', 'planned', SATURDAY_MS + HOUR_MS),
    trip('done', 'completed', SATURDAY_MS - HOUR_MS),
    trip('next', 'pending', SATURDAY_MS),
    trip('long-done', 'completed', SATURDAY_MS - 2 * HOUR_MS),
  ])
  expect(coming.map(({ id }) => id)).toEqual(['next', 'later', 'someday'])
  expect(over.map(({ id }) => id)).toEqual(['done', 'long-done'])
})
