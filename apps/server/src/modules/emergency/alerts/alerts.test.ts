import { randomUUID } from 'node:crypto'
import type { Alert, AlertPage } from '@bluffline/contract'
import { advanceAlert, type AlertEvent, alertStage, type AlertState } from '@bluffline/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/client.ts'
import {
  confirmedContact,
  contactsOf,
  type Emergency,
  HOME,
  lastingRider,
  newPhone,
  raise,
  startEmergency,
} from '../../../testing/emergency.ts'
import type { Rider } from '../../../testing/riders.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

let database: Database
let at: Emergency
let rider: Rider
beforeAll(async () => {
  database = await openTestDatabase()
  at = await startEmergency(database)
  rider = await lastingRider(at.app)
})
afterAll(async () => {
  await at.stop()
  await database.close()
})

const stageOf = (alert: Alert) => {
  const start: AlertEvent = { type: 'started', alertId: alert.id, atMs: 0, delayS: 0, kind: 'sos', isDrill: false }
  const fired: AlertEvent = { type: 'fired', alertId: alert.id, atMs: 0 }
  const state = [start, fired, ...alert.events].reduce<AlertState | null>(advanceAlert, null)
  return state && alertStage(state)
}
const again = async (who: Rider, id: string) => (await who.call('GET', `/api/alerts/${id}`)).json<Alert>()
const page = async (token: string) => at.app.inject(`/api/alert-pages/${token}`)

describe('an alert', () => {
  it('goes out once over every way its contacts agreed to, and says only what is true', async () => {
    const who = await lastingRider(at.app)
    const { phone, email } = await confirmedContact(at, who)
    const sent = {
      positions: [{ lng: -93.1, lat: 35.6, atMs: at.clock.now.getTime() }],
      note: 'Rolled over at the creek.',
    }
    const alert = await raise(who, at, sent)
    expect(stageOf(alert)).toBe('accepted')
    for (const more of [1, 2]) await raise(who, at, { ...sent, id: alert.id, note: `again ${more}` })
    await Promise.all([at.tick(), at.tick()])
    await at.tick()
    const texts = at.twilio.to(phone).filter(({ body }) => body.startsWith('SOS'))
    expect(texts).toHaveLength(1)
    expect(texts[0]?.body).toContain('35.60000, -93.10000')
    expect(texts[0]?.body).toContain(`${HOME}/help#`)
    expect(at.mail.to(email).filter(({ subject }) => subject.startsWith('SOS'))).toHaveLength(1)
    const now = await again(who, alert.id)
    expect(stageOf(now)).toBe('sent')
    expect(now.messages.map(({ channel, status }) => [channel, status])).toEqual(
      expect.arrayContaining([
        ['sms', 'sent'],
        ['email', 'sent'],
      ]),
    )
    expect(JSON.stringify(now)).not.toContain('delivered')
    await at.receipt(texts[0]?.callback ?? '', 'delivered')
    await at.receipt(texts[0]?.callback ?? '', 'sent')
    const proof = (await again(who, alert.id)).messages.find(({ channel }) => channel === 'sms')
    expect(proof).toMatchObject({ status: 'delivered', attempts: 1, mayBeDoubled: false })
    expect(proof?.receiptAt).not.toBeNull()
  })

  it('shows its contact what they may see, lets them take it on and end it, and tells the others', async () => {
    const who = await lastingRider(at.app)
    const [jo, sam] = [await confirmedContact(at, who), await confirmedContact(at, who, { name: 'Sam' })]
    const medical = [{ label: 'Allergies', text: 'Bee stings' }]
    const alert = await raise(who, at, { medical, batteryPercent: 41 })
    const body = { positions: [{ lng: -93, lat: 35, atMs: at.clock.now.getTime(), accuracyM: 8 }], batteryPercent: 40 }
    await who.call('POST', `/api/alerts/${alert.id}/positions`, { body })
    await at.tick()
    const token = at.tokenOf.text(jo.phone)
    expect((await page(token)).json<AlertPage>()).toMatchObject({
      riderName: 'Alex',
      contactName: 'Jo',
      medical,
      batteryPercent: 40,
      positions: [{ lng: -93, lat: 35, accuracyM: 8 }],
      contacts: [
        { name: 'Jo', isYou: true, onItAt: null },
        { name: 'Sam', isYou: false },
      ],
      closed: null,
    })
    await at.app.inject({ method: 'POST', url: `/api/alert-pages/${token}/acknowledge` })
    await at.app.inject({ method: 'POST', url: `/api/alert-pages/${token}/acknowledge` })
    await at.tick()
    expect(at.twilio.to(sam.phone).filter(({ body: text }) => text.startsWith('Jo is on it for Alex'))).toHaveLength(1)
    expect(stageOf(await again(who, alert.id))).toBe('acknowledged')
    const url = `/api/alert-pages/${token}/close`
    await at.app.inject({ method: 'POST', url, payload: { outcome: 'helpCame' } })
    await at.app.inject({ method: 'POST', url, payload: { outcome: 'falseAlarm' } })
    await at.tick()
    const over = at.twilio.to(sam.phone).filter(({ body: text }) => text.startsWith('Over:'))
    expect(over.map(({ body: text }) => text)).toEqual([
      'Over: Help has reached Alex.\nSo says Jo. Thank you for being there.',
    ])
    expect(stageOf(await again(who, alert.id))).toBe('closed')
    const late = await who.call('POST', `/api/alerts/${alert.id}/positions`, { body })
    expect(late.json()).toMatchObject({ received: 0, closedAt: at.clock.now.toISOString() })
  })

  it('is taken on by a text that says so, and by no other', async () => {
    const who = await lastingRider(at.app)
    const { phone, id } = await confirmedContact(at, who)
    const alert = await raise(who, at)
    await at.tick()
    expect(await at.textFrom(phone, 'Who is this?')).toContain('Reply OK')
    expect((await again(who, alert.id)).recipients[0]?.acknowledgedAt).toBeNull()
    expect(await at.textFrom(phone, 'Ok')).toContain('on it')
    expect((await again(who, alert.id)).events).toContainEqual(
      expect.objectContaining({ type: 'acknowledged', contactId: id }),
    )
  })

  it('that was over before there was a signal calls nobody', async () => {
    const who = await lastingRider(at.app)
    const { phone } = await confirmedContact(at, who)
    const before = at.twilio.to(phone).length
    const alert = await raise(who, at, { end: { outcome: 'falseAlarm', atMs: at.clock.now.getTime() } })
    await at.tick()
    expect(stageOf(alert)).toBe('closed')
    expect(at.twilio.to(phone)).toHaveLength(before)
  })

  it('that is closed before it went out is taken back, and nobody hears of its end', async () => {
    const who = await lastingRider(at.app)
    const { phone } = await confirmedContact(at, who)
    const before = at.twilio.to(phone).length
    const alert = await raise(who, at)
    await who.call('POST', `/api/alerts/${alert.id}/close`, { body: { outcome: 'okay', atMs: at.clock.now.getTime() } })
    await at.tick()
    await at.later(1)
    expect(at.twilio.to(phone)).toHaveLength(before)
    expect((await again(who, alert.id)).messages.map(({ about, status }) => [about, status])).toContainEqual([
      'raised',
      'failed',
    ])
  })

  it('that was days on its way says when it was raised, by a clock that is wrong too', async () => {
    const who = await lastingRider(at.app)
    const { phone } = await confirmedContact(at, who)
    const device = Date.parse('2019-01-03T00:00:00Z')
    const body = { id: randomUUID(), riderName: 'Alex', firedAtMs: device - 2 * 86_400_000 }
    const answer = await who.call('POST', '/api/alerts', { body, headers: { 'device-time': String(device) } })
    expect(answer.json<Alert>().firedAt).toBe(new Date(at.clock.now.getTime() - 2 * 86_400_000).toISOString())
    await at.tick()
    expect(at.twilio.to(phone).at(-1)?.body).toContain('(2 days ago); there was no signal until')
  })

  it('as a drill reaches those who play along alone, and says so', async () => {
    const who = await lastingRider(at.app)
    const real = await confirmedContact(at, who)
    const player = await confirmedContact(at, who, { name: 'Pat', role: 'drill' })
    const before = at.twilio.to(real.phone).length
    const alert = await raise(who, at, { isDrill: true, contactIds: [real.id] })
    await at.tick()
    expect(at.twilio.to(real.phone)).toHaveLength(before)
    expect(at.twilio.to(player.phone).at(-1)?.body).toMatch(/^DRILL, no help is needed/)
    expect(alert.recipients.map(({ name }) => name)).toEqual(['Pat'])
  })

  it('tells all where none of the chosen is left, and the chosen alone where one is', async () => {
    const who = await lastingRider(at.app)
    const [jo] = [await confirmedContact(at, who), await confirmedContact(at, who, { name: 'Sam' })]
    expect((await raise(who, at, { contactIds: [jo.id] })).recipients.map(({ name }) => name)).toEqual(['Jo'])
    expect((await raise(who, at, { contactIds: [randomUUID()] })).recipients).toHaveLength(2)
  })

  it('keeps coarse positions coarse from the moment they arrive', async () => {
    const who = await lastingRider(at.app)
    const { phone } = await confirmedContact(at, who)
    const atMs = at.clock.now.getTime()
    await raise(who, at, { precision: 'coarse', positions: [{ lng: -93.1234, lat: 35.6789, atMs, accuracyM: 5 }] })
    await at.tick()
    const { positions } = (await page(at.tokenOf.text(phone))).json<AlertPage>()
    expect(positions).toMatchObject([{ lng: -93.125, lat: 35.675, accuracyM: 730 }])
    const stored = await database.db
      .selectFrom('sent_position')
      .select(['lng', 'lat'])
      .where('account_id', '=', who.user.id)
      .execute()
    expect(stored).toEqual([{ lng: -93.125, lat: 35.675 }])
  })

  it('stops a flood without losing what is there, and lets the same one through again', async () => {
    const who = await lastingRider(at.app)
    const ids = Array.from({ length: 20 }, () => randomUUID())
    for (const id of ids) await raise(who, at, { id })
    const body = { id: randomUUID(), riderName: 'Alex', firedAtMs: 0 }
    const refused = await who.call('POST', '/api/alerts', { body })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await raise(who, at, { id: ids[0] ?? '' })).id).toBe(ids[0])
    await at.later(11)
    expect((await who.call('POST', '/api/alerts', { body })).statusCode).toBe(200)
  })
})

describe('a link', () => {
  it('of nobody, of another page, and one that is over are told apart by nobody', async () => {
    const who = await lastingRider(at.app)
    const { phone, id } = await confirmedContact(at, who)
    const alert = await raise(who, at)
    await at.tick()
    const token = at.tokenOf.text(phone)
    expect((await page(token)).statusCode).toBe(200)
    const unknown = await page('A'.repeat(43))
    expect(unknown.statusCode).toBe(404)
    for (const url of [
      `/api/live-pages/${token}`,
      `/api/check-in-pages/${token}`,
      `/api/contact-confirmations/${token}`,
    ])
      expect((await at.app.inject(url)).body).toBe(unknown.body)
    await who.call('POST', `/api/alerts/${alert.id}/close`, { body: { outcome: 'okay', atMs: 0 } })
    await at.later(47 * 60)
    expect((await page(token)).statusCode).toBe(200)
    await at.later(2 * 60)
    expect((await page(token)).body).toBe(unknown.body)
    const next = await raise(who, at)
    await at.tick()
    const second = at.tokenOf.text(phone)
    expect((await page(second)).statusCode).toBe(200)
    await who.call('DELETE', `/api/emergency-contacts/${id}`)
    expect((await page(second)).body).toBe(unknown.body)
    expect((await again(who, next.id)).recipients).toHaveLength(1)
  })

  it('is nowhere in the database but as a hash, and holds 256 random bits', async () => {
    const who = await lastingRider(at.app)
    const { phone } = await confirmedContact(at, who)
    await raise(who, at)
    await at.tick()
    const token = at.tokenOf.text(phone)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const tables = ['secret_link', 'message', 'alert', 'alert_recipient'] as const
    for (const table of tables)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain(token)
  })
})

describe('of another rider', () => {
  it('an alert does not exist, also under an id that is known', async () => {
    const other = await lastingRider(at.app)
    const alert = await raise(rider, at)
    const unknown = await other.call('GET', `/api/alerts/${randomUUID()}`)
    expect((await other.call('GET', `/api/alerts/${alert.id}`)).body).toBe(unknown.body)
    const own = await raise(other, at, { id: alert.id, riderName: 'Somebody else' })
    expect(own.recipients).toEqual([])
    expect((await again(rider, alert.id)).events).toHaveLength(alert.events.length)
  })
})
