import { randomUUID } from 'node:crypto'
import type { Alert } from '@bluffline/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { confirmedContact, type Emergency, lastingRider, startEmergency } from '../../testing/emergency.ts'
import { riderWith, signIn } from '../../testing/riders.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { NextAnswer } from '../../testing/twilio-stand-in.ts'

let database: Database
let at: Emergency
beforeAll(async () => {
  database = await openTestDatabase()
  at = await startEmergency(database)
})
afterAll(async () => {
  await at.stop()
  await database.close()
})

const ALERTS = 18
/** What may happen to one alert on its way: to its call, to its text, and to the news of the text. */
const fate = fc.record({
  sendings: fc.integer({ min: 1, max: 3 }),
  clockOffMs: fc.constantFrom(0, 0, 5 * 31_536_000_000, -6 * 31_536_000_000),
  answer: fc.constantFrom<NextAnswer>('take', 'take', { status: 503, code: 20503 }, 'hang-up', 'take-and-hang-up'),
  receipts: fc.shuffledSubarray(['sent', 'delivered', 'undelivered', 'delivered']),
})

type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never

interface Sent extends Fate {
  readonly id: string
}

const textsOf = (id: string) => at.twilio.texts.filter(({ body }) => body.includes(id))

/** What may be said of a text: what its receipts say, and without them that it was taken. */
const truthOf = ({ receipts }: Sent): string => {
  if (receipts.includes('delivered')) return 'delivered'
  return receipts.includes('undelivered') ? 'undelivered' : 'sent'
}

const judge = ({ firedAt, receivedAt, messages }: Alert, sent: Sent): void => {
  expect(Date.parse(receivedAt) - Date.parse(firedAt)).toBe(60_000)
  const [message, ...more] = messages.filter(({ channel }) => channel === 'sms')
  expect(more).toEqual([])
  const texts = textsOf(sent.id).length
  expect(texts).toBeGreaterThan(0)
  if (texts > 1) expect(message?.mayBeDoubled).toBe(true)
  expect(message?.status).toBe(truthOf(sent))
}

// The long form kills real servers: `node bench/alerts.ts`.
it('accepts every alert once, loses none and says nothing of a text that its provider did not say, whatever happens on the way', async () => {
  const fates = fc.sample(fc.array(fate, { minLength: ALERTS, maxLength: ALERTS }), 1).flat()
  const all: readonly Sent[] = fates.map((one) => ({ ...one, id: randomUUID() }))
  const rider = await lastingRider(at.app)
  await confirmedContact(at, rider)
  const { user, tokens } = await signIn(at.app, rider.user.username)
  const second = await at.startServer()
  const riders = [riderWith(at.app, user, tokens), riderWith(second.app, user, tokens)] as const
  let next = 0
  at.twilio.answerWith(() => all[(next += 1) % ALERTS]?.answer ?? 'take')
  const send = ({ id, clockOffMs }: Sent, sending: number) => {
    const nowMs = at.clock.now.getTime() + clockOffMs
    const body = { id, riderName: 'Alex', firedAtMs: nowMs - 60_000, note: id }
    const who = sending % 2 === 0 ? riders[0] : riders[1]
    return who.call('POST', '/api/alerts', { body, headers: { 'device-time': String(nowMs) } })
  }
  await Promise.all(all.flatMap((one) => Array.from({ length: one.sendings }, (_, sending) => send(one, sending))))
  for (const minutes of [0, 1, 1, 5]) {
    await Promise.all([at.later(minutes), second.tick()])
    if (minutes === 1) at.twilio.answerWith(() => 'take')
  }
  for (const { id, receipts } of all)
    for (const receipt of receipts) await at.receipt(textsOf(id)[0]?.callback ?? '', receipt)
  const alerts = (await rider.call('GET', '/api/alerts')).json<Alert[]>()
  expect(alerts).toHaveLength(ALERTS)
  for (const sent of all) {
    const alert = alerts.find(({ id }) => id === sent.id)
    if (!alert) throw new Error('An alert was lost.')
    judge(alert, sent)
  }
  await second.app.close()
})
