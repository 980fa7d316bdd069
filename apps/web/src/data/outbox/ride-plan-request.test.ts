import { describe, expect, it } from 'vitest'
import { waitingRow, type Write } from './outbox-row.ts'
import { ridePlanRequest } from './ride-plan-request.ts'

const row = (action: Write['action'], body: Write['body']) => ({
  ...waitingRow(
    { noun: 'ride-plans', action, recordId: 'plan-1', body, title: 'Watch' },
    { key: 'key-1', owner: 'sam', writtenMs: 1 },
  ),
  seq: 1,
})

describe('what is sent of a watched ride', () => {
  it('is the whole plan as it stands, with the time of the device', () => {
    expect(ridePlanRequest(row('change', { title: 'Mill Creek' }), 5)).toEqual({
      method: 'PUT',
      path: '/api/ride-plans/plan-1',
      body: { title: 'Mill Creek' },
      deviceTimeMs: 5,
    })
  })

  it('is that they are back, or that nobody need watch', () => {
    expect(ridePlanRequest(row('remove', { isBack: true }), 5).path).toBe('/api/ride-plans/plan-1/check-in')
    expect(ridePlanRequest(row('remove', { isBack: false }), 5).path).toBe('/api/ride-plans/plan-1/close')
  })
})
