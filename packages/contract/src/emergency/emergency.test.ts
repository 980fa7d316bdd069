import { describe, expect, it } from 'vitest'
import { newAlert } from './alert.ts'
import { contactFields, phoneNumber } from './contact.ts'
import { ridePlanFields } from './ride-plan.ts'

describe('a phone number', () => {
  it.each([
    ['479-555-0142', '+14795550142'],
    ['(479) 555.0142', '+14795550142'],
    ['1 479 555 0142', '+14795550142'],
    ['+49 170 1234567', '+491701234567'],
  ])('%s is %s', (typed, kept) => {
    expect(phoneNumber.parse(typed)).toBe(kept)
  })

  it.each(['911', '555-0142', '+0123456789', 'call me', '', '4795550142 ext 5'])('is not %j', (typed) => {
    expect(phoneNumber.safeParse(typed).success).toBe(false)
  })
})

it('a contact can be reached in one way at least', () => {
  expect(contactFields.safeParse({ name: 'Jo' }).success).toBe(false)
  expect(contactFields.parse({ name: 'Jo', email: 'jo@example.org' })).toMatchObject({ role: 'contact', phone: null })
})

it('an alert needs no more than an id, a name and a time', () => {
  const id = '0191D2C4-7A7E-4B1E-9C6F-0A1B2C3D4E5F'
  expect(newAlert.parse({ id, riderName: 'Alex', firedAtMs: 1 })).toMatchObject({
    id: id.toLowerCase(),
    kind: 'sos',
    isDrill: false,
    positions: [],
    contactIds: null,
    precision: 'exact',
    retentionDays: 30,
    end: null,
  })
})

it('a plan ends after it begins', () => {
  const plan = { riderName: 'Alex', title: 'Mill Creek', leaveAtMs: 2, returnAtMs: 2, changedAtMs: 1 }
  expect(ridePlanFields.safeParse(plan).success).toBe(false)
  expect(ridePlanFields.parse({ ...plan, returnAtMs: 3 }).graceMin).toBe(60)
})
