import { describe, expect, it } from 'vitest'
import { planOf, type PlanSetting } from './trip-plan.ts'
import { NO_DETAILS, type TripDetails } from './trip.ts'

const LEAVE_MS = Date.parse('2026-11-28T13:30:00Z')
const setting: PlanSetting = {
  riderName: 'Sam',
  trailNames: ['Brock Creek'],
  contactIds: null,
  medical: null,
  precision: 'exact',
  retentionDays: 30,
}
const trip = (details: Partial<TripDetails> = {}) => ({
  name: 'Saturday',
  description: 'Bring the winch',
  trailIds: ['brock'],
  details: {
    ...NO_DETAILS,
    leaveAtMs: LEAVE_MS,
    returnAtMs: LEAVE_MS + 3_600_000,
    watch: { planId: 'e0a7c8a2-6c1f-4c9b-9d3b-0e8f5a6b7c8d', graceMin: 30 },
    ...details,
  },
})

describe('the plan of a trip', () => {
  it('says who goes, with what, where it is parked and when they are back', () => {
    const plan = planOf(
      trip({ party: 'Sam, Alex; 2 kids', machine: 'Red RZR', parking: 'Brock lot' }),
      setting,
      LEAVE_MS,
    )
    expect(plan).toMatchObject({
      riderName: 'Sam',
      title: 'Saturday',
      route: 'Brock Creek',
      party: [{ name: 'Sam' }, { name: 'Alex' }, { name: '2 kids' }],
      vehicle: 'Red RZR',
      notes: 'Parked at: Brock lot\nBring the winch',
      graceMin: 30,
      returnAtMs: LEAVE_MS + 3_600_000,
    })
  })

  it('is none where nobody is to watch, or no time to be back is said', () => {
    expect(planOf(trip({ watch: null }), setting, LEAVE_MS)).toBeNull()
    expect(planOf(trip({ returnAtMs: null }), setting, LEAVE_MS)).toBeNull()
  })
})
