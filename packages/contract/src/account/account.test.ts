import { describe, expect, it } from 'vitest'
import { credentials, registration } from './user.ts'

const rider = { username: 'rider', email: 'rider@example.org', password: 'correct horse' }
const accepts = (changes: object) => registration.safeParse({ ...rider, ...changes }).success

describe('a registration', () => {
  it('drives a 4x4 unless it says otherwise', () => {
    expect(registration.parse(rider).vehicleType).toBe('4x4')
    expect(accepts({ vehicleType: 'utv' })).toBe(true)
    expect(accepts({ vehicleType: 'tank' })).toBe(false)
  })

  it('cannot give itself a role, a subscription or a reserved name', () => {
    expect(accepts({ roleId: 'admin' })).toBe(false)
    expect(accepts({ subscriptionStatus: 'active' })).toBe(false)
    for (const username of ['admin', 'Admin', ' ADMIN ', 'root', 'support']) expect(accepts({ username })).toBe(false)
  })

  it('takes a name of letters and digits that looks like no other', () => {
    expect(registration.parse({ ...rider, username: '  Ozark.Rider_7 ' }).username).toBe('Ozark.Rider_7')
    for (const username of ['', 'a', '-rider', 'ri der', 'rіder', 'a'.repeat(41), 'rider\n']) {
      expect(accepts({ username }), username).toBe(username === 'rider\n')
    }
  })

  it('takes any password of eight characters and more as it is', () => {
    expect(registration.parse({ ...rider, password: '  8 blanks  ' }).password).toBe('  8 blanks  ')
    expect([
      accepts({ password: '1234567' }),
      accepts({ password: 'x'.repeat(201) }),
      accepts({ password: 'pass\0word' }),
    ]).toEqual([false, false, false])
  })
})

describe('credentials', () => {
  it('lose the blanks around the name and keep those of the password', () => {
    expect(credentials.parse({ username: ' rider ', password: ' p ' })).toEqual({ username: 'rider', password: ' p ' })
    expect(credentials.safeParse({ username: '  ', password: 'p' }).success).toBe(false)
    expect(credentials.safeParse({ username: 'rider', password: '' }).success).toBe(false)
  })
})
