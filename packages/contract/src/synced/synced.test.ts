import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listChanges, SYNCED, SYNCED_NOUNS } from '../endpoints/synced.ts'
import { tripContext } from './trip-context.ts'

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => ({ inner }), {})

describe('a record that riders keep', () => {
  it('is listed for every noun of the table', () => {
    expect([...SYNCED_NOUNS].toSorted()).toEqual(Object.keys(SYNCED).toSorted())
    for (const noun of SYNCED_NOUNS) expect(SYNCED[noun].noun).toBe(noun)
  })

  it('has the specified defaults of a plan', () => {
    expect(SYNCED['trip-plans'].create.body.parse({ name: 'Offline Plan 11/21/2026' })).toMatchObject({
      aiConfidence: 0.8,
      difficulty: 5,
      totalDuration: 0,
      totalDistance: 0,
      estimatedCost: 0,
    })
  })

  it('keeps in a change only what it names, and defaults nothing', () => {
    expect(SYNCED['trip-plans'].change.body.parse({ name: 'Longer' })).toEqual({ name: 'Longer' })
    expect(SYNCED.rides.change.body.parse({})).toEqual({})
    expect(SYNCED.trips.change.body.safeParse({ startsOn: 'soon' }).success).toBe(false)
    expect(SYNCED.trips.change.body.safeParse({ revision: 4 }).success).toBe(false)
  })

  it('names the revision a change is of, with or without the quotes of a header', () => {
    const { headers } = SYNCED.waypoints.change
    expect(headers.parse({ 'if-match': '"17"' })).toEqual({ 'if-match': 17 })
    expect(headers.parse({ 'if-match': '17', accept: '*/*' })).toEqual({ 'if-match': 17 })
    expect(z.encode(headers, { 'if-match': 17 })).toEqual({ 'if-match': '"17"' })
    expect(headers.safeParse({}).success).toBe(false)
    expect(headers.safeParse({ 'if-match': '*' }).success).toBe(false)
  })

  it('holds JSON of the app, but none that is nested to exhaust a reader', () => {
    const value = (json: unknown) => SYNCED.settings.create.body.safeParse({ key: 'theme', value: json }).success
    expect([value('dark'), value({ a: [1, null, { b: true }] }), value(nested(30)), value(nested(50_000))]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(SYNCED.settings.create.body.safeParse({ key: 'theme' }).success).toBe(false)
  })

  it('is told apart from a tombstone in the changes', () => {
    const stamps = {
      id: 'a',
      revision: 3,
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    }
    const record = { ...stamps, deletedAt: null, trailId: 'a', savedAtMs: 1, note: '' }
    const gone = { ...stamps, deletedAt: '2026-11-21T12:00:00.000Z' }
    const answer = (item: unknown) => ({ changes: [{ noun: 'saved-trails', record: item }], revision: 3, more: false })
    expect(listChanges.output.parse(answer(record))).toEqual(answer(record))
    expect(listChanges.output.parse(answer(gone))).toEqual(answer(gone))
    expect(listChanges.output.safeParse(answer({ ...gone, deletedAt: null })).success).toBe(false)
  })
})

describe('the trip context', () => {
  it('is empty by default and never holds more than its limits', () => {
    expect(tripContext.parse({})).toEqual({
      currentRecommendations: null,
      activeTripPlan: null,
      recentRecommendedTrails: [],
      tripPlannerHistory: [],
      navigationContext: null,
    })
    const trails = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `trail-${i}`, reason: 'near' }))
    expect(tripContext.parse({ recentRecommendedTrails: trails(20) }).recentRecommendedTrails).toEqual(trails(20))
    expect(tripContext.safeParse({ recentRecommendedTrails: trails(21) }).success).toBe(false)
    expect(tripContext.safeParse({ tripPlannerHistory: trails(11) }).success).toBe(false)
  })
})
