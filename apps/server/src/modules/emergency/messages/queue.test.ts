import type { Alert } from '@bluffline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/client.ts'
import {
  confirmedContact,
  type Emergency,
  HOME,
  lastingRider,
  raise,
  startEmergency,
} from '../../../testing/emergency.ts'
import type { Rider } from '../../../testing/riders.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { signedForm, TWILIO } from '../../../testing/twilio-stand-in.ts'

let database: Database
let at: Emergency
let who: Rider
let jo: Awaited<ReturnType<typeof confirmedContact>>
beforeAll(async () => {
  database = await openTestDatabase()
  at = await startEmergency(database)
  who = await lastingRider(at.app)
  jo = await confirmedContact(at, who)
})
afterAll(async () => {
  await at.stop()
  await database.close()
})
beforeEach(async () => {
  at.twilio.answerWith(() => 'take')
  at.mail.refuseWith(null)
  // The flood rule counts the alerts of the last ten minutes.
  await at.later(30)
})

const calls = () => at.twilio.to(jo.phone).filter(({ body }) => body.startsWith('SOS')).length
const mails = () => at.mail.to(jo.email).filter(({ subject }) => subject.startsWith('SOS')).length
const proofOf = async (id: string, channel: 'sms' | 'email') =>
  (await who.call('GET', `/api/alerts/${id}`)).json<Alert>().messages.find((message) => message.channel === channel)

describe('the queue', () => {
  it('tries again after an error of the provider, later each time, and sends once', async () => {
    const before = [calls(), mails()]
    at.twilio.answerWith(() => ({ status: 503, code: 20503 }))
    at.mail.refuseWith({ code: 451, at: 'data' })
    const { id } = await raise(who, at)
    await at.tick()
    expect(await proofOf(id, 'sms')).toMatchObject({
      status: 'waiting',
      attempts: 1,
      problem: 'The text service answered 503.',
    })
    expect(await proofOf(id, 'email')).toMatchObject({
      status: 'waiting',
      attempts: 1,
      problem: 'The mail server answered 451.',
    })
    expect((await at.app.inject('/api/health')).json()).toMatchObject({
      integrations: { sms: 'failing', email: 'failing', push: 'configured' },
    })
    await at.tick()
    expect((await proofOf(id, 'sms'))?.attempts).toBe(1)
    at.twilio.answerWith(() => 'take')
    at.mail.refuseWith(null)
    await at.later(1)
    await at.later(20)
    expect([calls() - (before[0] ?? 0), mails() - (before[1] ?? 0)]).toEqual([1, 1])
    expect(await proofOf(id, 'sms')).toMatchObject({ status: 'sent', attempts: 2, problem: null, mayBeDoubled: false })
    expect((await at.app.inject('/api/health')).json()).toMatchObject({
      integrations: { sms: 'configured', email: 'configured' },
    })
  })

  it('gives up what will never be taken, and says why', async () => {
    at.twilio.answerWith(() => ({ status: 400, code: 21610 }))
    at.mail.refuseWith({ code: 550, at: 'address' })
    const { id } = await raise(who, at)
    await at.tick()
    expect(await proofOf(id, 'sms')).toMatchObject({
      status: 'failed',
      problem: 'The owner of the number wants no texts from us.',
    })
    expect(await proofOf(id, 'email')).toMatchObject({
      status: 'failed',
      problem: 'The mail server does not take mail for that address.',
    })
  })

  it('does not call a text sent whose answer was lost, marks it, and lets its receipt end the doubt', async () => {
    const before = calls()
    at.twilio.answerWith(() => 'take-and-hang-up')
    const { id } = await raise(who, at)
    await at.tick()
    expect(await proofOf(id, 'sms')).toMatchObject({ status: 'waiting', mayBeDoubled: true })
    await at.receipt(at.twilio.to(jo.phone).at(-1)?.callback ?? '', 'delivered')
    at.twilio.answerWith(() => 'take')
    await at.later(5)
    expect(await proofOf(id, 'sms')).toMatchObject({ status: 'delivered', mayBeDoubled: true })
    expect(calls() - before).toBe(1)
  })

  it('takes up what a server left in the middle, once its lease is over, and marks it', async () => {
    const { id } = await raise(who, at)
    const left = { state: 'sending' as const, attempts: 1, claimed_at: at.clock.now.toISOString() }
    await database.db.updateTable('message').set(left).where('about_id', '=', id).where('channel', '=', 'sms').execute()
    const before = calls()
    await at.tick()
    expect([calls() - before, (await proofOf(id, 'sms'))?.status]).toEqual([0, 'waiting'])
    await at.later(1)
    expect(calls() - before).toBe(1)
    expect(await proofOf(id, 'sms')).toMatchObject({ status: 'sent', attempts: 2, mayBeDoubled: true })
  })

  it('gives up after a day without the provider, and never says that it was sent', async () => {
    at.twilio.answerWith(() => 'hang-up')
    const { id } = await raise(who, at)
    for (let hour = 0; hour < 25; hour += 1) await at.later(60)
    expect(await proofOf(id, 'sms')).toMatchObject({ status: 'failed', sentAt: null, receiptAt: null })
  })
})

describe('what the provider tells us', () => {
  it('counts with its signature alone; without, the address does not exist', async () => {
    const { id } = await raise(who, at)
    await at.tick()
    const callback = at.twilio.to(jo.phone).at(-1)?.callback ?? ''
    const url = callback.slice(HOME.length)
    const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' }
    const form = signedForm(callback, fields)
    const tries = [
      { ...form, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      signedForm(callback, fields, 'another token'),
      { ...form, payload: form.payload.replace('SM1', 'SM2') },
      signedForm(callback.replace('https', 'http'), fields),
    ]
    for (const wrong of tries) expect((await at.app.inject({ method: 'POST', url, ...wrong })).statusCode).toBe(404)
    expect((await proofOf(id, 'sms'))?.status).toBe('sent')
    const words = { From: jo.phone, To: TWILIO.from, Body: 'STOP' }
    const forged = signedForm(`${HOME}/api/sms/replies`, words, 'another token')
    expect((await at.app.inject({ method: 'POST', url: '/api/sms/replies', ...forged })).statusCode).toBe(404)
    expect((await at.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200)
    expect((await proofOf(id, 'sms'))?.status).toBe('delivered')
  })
})
