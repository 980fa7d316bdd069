import { describe, expect, it } from 'vitest'
import { advanceGate, AT_GATE, type GateEvent, type GateState } from './gate-machine.ts'

const after = (...events: GateEvent[]): GateState => events.reduce(advanceGate, AT_GATE)
const TYPED: GateEvent = { kind: 'typed', fields: { email: 'rider@example.org', phone: '(501) 555-1234' } }

describe('the gate', () => {
  it('checks who stands there before it asks for anything', () => {
    expect(after()).toEqual({ kind: 'checking' })
    expect(after(TYPED, { kind: 'submitted' })).toEqual({ kind: 'checking' })
    expect(after({ kind: 'anonymous' })).toMatchObject({ kind: 'open', isLoggedIn: false, isLocked: false })
  })

  it('sends what an anonymous person typed, and tells received from kept', () => {
    const sending = after({ kind: 'anonymous' }, TYPED, { kind: 'submitted' })
    expect(sending).toMatchObject({ kind: 'sending', fields: { email: 'rider@example.org' } })
    expect(advanceGate(sending, { kind: 'received' })).toEqual({ kind: 'done', isLoggedIn: false, isKept: false })
    expect(advanceGate(sending, { kind: 'kept' })).toEqual({ kind: 'done', isLoggedIn: false, isKept: true })
  })

  it('keeps what was typed where it could not be sent, says why, and takes the words back once one types on', () => {
    const failed = after({ kind: 'anonymous' }, TYPED, { kind: 'submitted' }, { kind: 'failed', problem: 'No.' })
    expect(failed).toMatchObject({ kind: 'open', problem: 'No.', fields: { phone: '(501) 555-1234' } })
    expect(advanceGate(failed, { kind: 'typed', fields: { phone: '' } })).toMatchObject({ problem: null })
  })

  it('sends the address of an account by itself, once, and never lets it be typed over', () => {
    const loggedIn: GateEvent = { kind: 'loggedIn', email: 'rider@example.org' }
    const sending = after(loggedIn)
    expect(sending).toMatchObject({ kind: 'sending', isLoggedIn: true, isLocked: true })
    expect(advanceGate(sending, loggedIn)).toBe(sending)
    const failed = advanceGate(sending, { kind: 'failed', problem: 'No.' })
    expect(advanceGate(failed, loggedIn)).toBe(failed)
    expect(advanceGate(failed, { kind: 'typed', fields: { email: 'other@example.org', phone: '1' } })).toMatchObject({
      fields: { email: 'rider@example.org', phone: '1' },
    })
    expect(advanceGate(failed, { kind: 'submitted' })).toMatchObject({ kind: 'sending' })
  })

  it('asks an account without an address for one', () => {
    expect(after({ kind: 'loggedIn', email: null })).toMatchObject({ kind: 'open', isLoggedIn: true, isLocked: false })
  })

  it('goes on with the account where the answer comes after the patience ran out', () => {
    expect(after({ kind: 'anonymous' }, { kind: 'loggedIn', email: 'rider@example.org' })).toMatchObject({
      kind: 'sending',
      isLocked: true,
    })
  })

  it('is left for good once it is done', () => {
    const done = after({ kind: 'anonymous' }, TYPED, { kind: 'submitted' }, { kind: 'received' })
    for (const event of [TYPED, { kind: 'submitted' }, { kind: 'failed', problem: 'No.' }] as const)
      expect(advanceGate(done, event)).toBe(done)
  })
})
