import { randomUUID } from 'node:crypto'
import type { Alert } from '@bluffline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/client.ts'
import {
  confirmedContact,
  contactsOf,
  type Emergency,
  lastingRider,
  newPhone,
  raise,
  startEmergency,
} from '../../../testing/emergency.ts'
import type { Rider } from '../../../testing/riders.ts'
import { signIn } from '../../../testing/riders.ts'
import { createTestApp } from '../../../testing/test-app.ts'
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

describe('a contact', () => {
  it('is asked once, and told of nothing before having agreed', async () => {
    const who = await lastingRider(at.app)
    const [id, phone] = [randomUUID(), newPhone()]
    const put = () => who.call('PUT', `/api/emergency-contacts/${id}`, { body: { name: 'Sam', phone } })
    expect((await put()).json()).toMatchObject({ canBeAlerted: false, addresses: [{ channel: 'sms', state: 'asked' }] })
    await put()
    await at.tick()
    expect(at.twilio.to(phone)).toHaveLength(1)
    const alert = await raise(who, at)
    await at.tick()
    expect(at.twilio.to(phone)).toHaveLength(1)
    expect(alert.recipients).toMatchObject([{ name: 'Sam', channels: [] }])
    expect((await who.call('GET', `/api/alerts/${alert.id}`)).json<Alert>().events.map(({ type }) => type)).toEqual([
      'accepted',
    ])
  })

  it('agrees by a text or by the link, each for the address it came to', async () => {
    const who = await lastingRider(at.app)
    const [id, phone, email] = [randomUUID(), newPhone(), 'sam@example.org']
    await who.call('PUT', `/api/emergency-contacts/${id}`, { body: { name: 'Sam', phone, email } })
    await at.tick()
    expect(await at.textFrom(phone, 'Yes!')).toContain('emergency contact')
    expect((await contactsOf(who))[0]?.addresses.map(({ state }) => state)).toEqual(['confirmed', 'asked'])
    const url = `/api/contact-confirmations/${at.tokenOf.mail(email)}`
    expect((await at.app.inject(url)).json()).toMatchObject({
      contactName: 'Sam',
      address: 's…@example.org',
      state: 'asked',
    })
    await at.app.inject({ method: 'POST', url, payload: { answer: 'yes' } })
    expect((await contactsOf(who))[0]?.addresses.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  })

  it('who writes STOP hears nothing more from anybody, and is not asked by the next rider', async () => {
    const { phone } = await confirmedContact(at, rider)
    await at.textFrom(phone, 'STOP')
    const before = at.twilio.to(phone).length
    const other = await lastingRider(at.app)
    await other.call('PUT', `/api/emergency-contacts/${randomUUID()}`, { body: { name: 'Sam', phone } })
    await raise(rider, at)
    await at.tick()
    expect(at.twilio.to(phone)).toHaveLength(before)
    expect((await contactsOf(other))[0]?.addresses[0]?.state).toBe('stopped')
  })

  it('with another address has to agree anew, and the old link is dead', async () => {
    const who = await lastingRider(at.app)
    const [id, email] = [randomUUID(), `${randomUUID()}@example.org`]
    await who.call('PUT', `/api/emergency-contacts/${id}`, { body: { name: 'Sam', email } })
    await at.tick()
    const token = at.tokenOf.mail(email)
    await at.app.inject({ method: 'POST', url: `/api/contact-confirmations/${token}`, payload: { answer: 'yes' } })
    await who.call('PUT', `/api/emergency-contacts/${id}`, { body: { name: 'Sam', email: 'new@example.org' } })
    expect((await contactsOf(who))[0]).toMatchObject({ canBeAlerted: false, email: 'new@example.org' })
    expect((await at.app.inject(`/api/contact-confirmations/${token}`)).statusCode).toBe(404)
  })

  it('who could not be asked when they were added can be asked later', async () => {
    const who = await lastingRider(at.app)
    const { app } = await createTestApp(database, { now: () => at.clock.now })
    const bare = await signIn(app, who.user.username)
    const [id, phone] = [randomUUID(), newPhone()]
    const put = await bare.call('PUT', `/api/emergency-contacts/${id}`, { body: { name: 'Sam', phone } })
    expect(put.json()).toMatchObject({ addresses: [{ state: 'unreachable', askedAt: null }] })
    await app.close()
    expect((await contactsOf(who))[0]?.addresses[0]?.state).toBe('failed')
    expect((await who.call('POST', `/api/emergency-contacts/${id}/ask`)).json()).toMatchObject({
      addresses: [{ state: 'asked' }],
    })
    await at.tick()
    expect(at.twilio.to(phone)).toHaveLength(1)
  })

  it('is asked again no sooner than after an hour', async () => {
    const who = await lastingRider(at.app)
    const [id, phone] = [randomUUID(), newPhone()]
    await who.call('PUT', `/api/emergency-contacts/${id}`, { body: { name: 'Sam', phone } })
    const ask = () => who.call('POST', `/api/emergency-contacts/${id}/ask`)
    const soon = await ask()
    expect([soon.statusCode, Number(soon.headers['retry-after'])]).toEqual([429, 3600])
    await at.later(61)
    expect((await ask()).statusCode).toBe(200)
    await at.tick()
    expect(at.twilio.to(phone)).toHaveLength(2)
  })
})
