import { userLead } from '@bluffline/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from './lead-form.ts'

const asSent = (email: string, phone: string) => ({
  email: email.trim(),
  ...(phone.trim() !== '' && { phone: phone.trim() }),
})

describe('the fields of a lead', () => {
  it.each([
    ['rider@example.org', '', {}],
    [' rider@example.org ', ' (501) 555-1234 ', {}],
    ['', '', { email: 'Please enter a valid email address' }],
    [
      'rider@',
      '555-1234',
      { email: 'Please enter a valid email address', phone: 'Phone number must be at least 10 digits' },
    ],
    ['a..b@example.org', '', { email: 'Please enter a valid email address' }],
  ])('%j and %j', (email, phone, problems) => {
    expect(problemsOf({ email, phone })).toEqual(problems)
  })

  it('are right exactly where the server takes them', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9_'+.\-]{0,12}$/)
    const email = fc.oneof(
      fc.tuple(part, part, fc.stringMatching(/^[a-z]{0,4}$/)).map(([name, host, end]) => `${name}@${host}.${end}`),
      fc.emailAddress(),
      fc.string(),
    )
    const phone = fc.oneof(fc.string({ maxLength: 45 }), fc.stringMatching(/^[0-9()+ -]{0,45}$/))
    fc.assert(
      fc.property(email, phone, (address, number) => {
        const isRight = Object.keys(problemsOf({ email: address, phone: number })).length === 0
        expect(isRight).toBe(userLead.safeParse(asSent(address, number)).success)
      }),
      { numRuns: 2000 },
    )
  })
})
