import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advanceAlert,
  ALERT_OUTCOMES,
  ALERT_STAGES,
  type AlertEvent,
  alertStage,
  type AlertState,
  DELIVERY_STATUSES,
  isAlertOpen,
  MESSAGE_CHANNELS,
  mustSendAlert,
} from './alert.ts'

const started: AlertEvent = { type: 'started', alertId: 'a', atMs: 1000, delayS: 3, kind: 'sos', isDrill: false }
const fired: AlertEvent = { type: 'fired', alertId: 'a', atMs: 4000 }
const cancelled: AlertEvent = { type: 'cancelled', alertId: 'a', atMs: 2000 }
const handed: AlertEvent = { type: 'handedToPhone', alertId: 'a', atMs: 5000 }
const accepted: AlertEvent = { type: 'accepted', alertId: 'a', atMs: 6000 }
const sms = (status: (typeof DELIVERY_STATUSES)[number], atMs = 7000): AlertEvent => ({
  type: 'delivery',
  alertId: 'a',
  contactId: 'c1',
  channel: 'sms',
  status,
  atMs,
})
const acknowledged: AlertEvent = { type: 'acknowledged', alertId: 'a', contactId: 'c1', atMs: 8000 }
const closed: AlertEvent = { type: 'closed', alertId: 'a', contactId: null, outcome: 'okay', atMs: 9000 }

const after = (...events: readonly AlertEvent[]): AlertState => {
  const state = events.reduce<AlertState | null>(advanceAlert, null)
  if (state === null) throw new Error('No alert was started.')
  return state
}

describe('the stage of an alert', () => {
  it.each<[string, readonly AlertEvent[], string]>([
    ['counts down after the start', [started], 'counting'],
    ['is over when cancelled in the delay', [started, cancelled], 'cancelled'],
    ['waits when it has fired', [started, fired], 'queued'],
    ['stays raised when cancelled too late', [started, fired, cancelled], 'queued'],
    ['stays cancelled when the timer comes late', [started, cancelled, fired], 'cancelled'],
    ['is with the phone when its messages were opened', [started, fired, handed], 'handedToPhone'],
    ['cannot be with the phone before it fired', [started, handed], 'counting'],
    ['is accepted when the server says so', [started, fired, accepted], 'accepted'],
    ['is not sent while its message waits', [started, fired, accepted, sms('waiting')], 'accepted'],
    ['is not sent when its message failed', [started, fired, accepted, sms('failed')], 'accepted'],
    ['is sent when the provider took it', [started, fired, accepted, sms('sent')], 'sent'],
    ['is acknowledged by somebody', [started, fired, accepted, sms('sent'), acknowledged], 'acknowledged'],
    ['is closed', [started, fired, accepted, closed], 'closed'],
    ['is closed before it ever reached the server', [started, fired, closed], 'closed'],
    ['is what the server says, cancelled here or not', [started, cancelled, accepted], 'accepted'],
  ])('%s', (_, events, stage) => {
    expect(alertStage(after(...events))).toBe(stage)
  })

  it('begins with its start alone', () => {
    for (const event of [cancelled, fired, handed, accepted, sms('sent'), acknowledged, closed]) {
      expect(advanceAlert(null, event)).toBeNull()
    }
  })

  it('takes nothing from another alert', () => {
    const state = after(started, fired)
    expect(advanceAlert(state, { ...closed, alertId: 'b' })).toBe(state)
  })
})

describe('a delivery', () => {
  it('is delivered by a receipt alone, and stays so', () => {
    expect(after(started, fired, sms('sent')).deliveries[0]?.status).toBe('sent')
    const state = after(started, fired, sms('delivered', 7500), sms('sent'), sms('undelivered'))
    expect(state.deliveries).toEqual([{ contactId: 'c1', channel: 'sms', status: 'delivered', atMs: 7500 }])
  })
})

it('has to be sent until the server shows that it has it', () => {
  expect(mustSendAlert(after(started))).toBe(false)
  expect(mustSendAlert(after(started, cancelled))).toBe(false)
  expect(mustSendAlert(after(started, fired))).toBe(true)
  expect(mustSendAlert(after(started, fired, handed))).toBe(true)
  expect(mustSendAlert(after(started, fired, sms('waiting')))).toBe(false)
  expect(isAlertOpen(after(started, fired, accepted))).toBe(true)
  expect(isAlertOpen(after(started, fired, accepted, closed))).toBe(false)
})

const at = fc.integer({ min: 0, max: 50 })
const alertId = fc.constantFrom('a', 'a', 'a', 'b')
const contactId = fc.constantFrom('c1', 'c2')
const server = fc.oneof(
  fc.record({ type: fc.constant('accepted' as const), alertId, atMs: at }),
  fc.record({
    type: fc.constant('delivery' as const),
    alertId,
    contactId,
    channel: fc.constantFrom(...MESSAGE_CHANNELS),
    status: fc.constantFrom(...DELIVERY_STATUSES),
    atMs: at,
  }),
  fc.record({ type: fc.constant('acknowledged' as const), alertId, contactId, atMs: at }),
  fc.record({
    type: fc.constant('closed' as const),
    alertId,
    contactId: fc.option(contactId),
    outcome: fc.constantFrom(...ALERT_OUTCOMES),
    atMs: at,
  }),
)
const local = fc.record({
  type: fc.constantFrom('cancelled' as const, 'fired' as const, 'handedToPhone' as const),
  alertId,
  atMs: at,
})
const anyEvent: fc.Arbitrary<AlertEvent> = fc.oneof(local, server, fc.constant(started))

describe('any stream of events', () => {
  it('never leads back', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state = after(started)
        for (const event of events) {
          const next = advanceAlert(state, event) ?? state
          expect(ALERT_STAGES.indexOf(alertStage(next))).toBeGreaterThanOrEqual(ALERT_STAGES.indexOf(alertStage(state)))
          state = next
        }
      }),
    )
  })

  it('of the server, doubled and in any order, says the same', () => {
    const stream = fc.array(server, { maxLength: 12 })
    const shuffled = stream.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
    )
    fc.assert(
      fc.property(shuffled, ([events, again]) => {
        expect(after(started, fired, ...again)).toEqual(after(started, fired, ...events))
      }),
    )
  })

  it('leaves nothing in the state that no event said', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const state = after(started, ...events)
        const said = (type: AlertEvent['type'], atMs: number | null, rest: object = {}) =>
          atMs === null ||
          events.some((event) => {
            const wanted = { type, alertId: 'a', atMs, ...rest }
            return Object.entries(wanted).every(
              ([key, value]) => (event as unknown as Record<string, unknown>)[key] === value,
            )
          })
        expect(said('accepted', state.acceptedAtMs)).toBe(true)
        expect(said('fired', state.firedAtMs)).toBe(true)
        expect(said('cancelled', state.cancelledAtMs)).toBe(true)
        expect(said('handedToPhone', state.handedToPhoneAtMs)).toBe(true)
        for (const { atMs, ...delivery } of state.deliveries) expect(said('delivery', atMs, delivery)).toBe(true)
        for (const { atMs, ...one } of state.acknowledgements) expect(said('acknowledged', atMs, one)).toBe(true)
        if (state.closed) {
          const { atMs, ...rest } = state.closed
          expect(said('closed', atMs, rest)).toBe(true)
        }
      }),
    )
  })
})
