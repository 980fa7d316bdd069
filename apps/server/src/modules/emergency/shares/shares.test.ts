import { randomUUID } from 'node:crypto'
import type { LivePage } from '@bluffline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/client.ts'
import { confirmedContact, type Emergency, lastingRider, raise, startEmergency } from '../../../testing/emergency.ts'
import { PASSWORD, type Rider, signIn } from '../../../testing/riders.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

let database: Database
let at: Emergency
let who: Rider
beforeAll(async () => {
  database = await openTestDatabase()
  at = await startEmergency(database)
  who = await lastingRider(at.app)
})
afterAll(async () => {
  await at.stop()
  await database.close()
})

const share = async (more: object = {}, id: string = randomUUID()) => {
  const answer = await who.call('PUT', `/api/live-shares/${id}`, { body: { riderName: 'Alex', minutes: 60, ...more } })
  return { id, ...answer.json<{ token: string; path: string }>() }
}
const send = (id: string, lng: number) =>
  who.call('POST', `/api/live-shares/${id}/positions`, {
    body: { positions: [{ lng, lat: 35.6789, atMs: at.clock.now.getTime() }], batteryPercent: 50 },
  })
const page = (token: string) => at.app.inject(`/api/live-pages/${token}`)

describe('a shared position', () => {
  it('is seen by whoever has the link, until it ends', async () => {
    const { id, token, path } = await share()
    expect(path).toBe(`/live#${token}`)
    await send(id, -93.1234)
    expect((await page(token)).json<LivePage>()).toMatchObject({ positions: [{ lng: -93.1234 }], batteryPercent: 50 })
    await at.later(61)
    expect((await page(token)).statusCode).toBe(404)
    expect((await send(id, -93)).statusCode).toBe(404)
  })

  it('is coarse before it is kept where the rider wants that', async () => {
    const { id, token } = await share({ precision: 'coarse' })
    await send(id, -93.1234)
    const { positions } = (await page(token)).json<LivePage>()
    expect(positions).toMatchObject([{ lng: -93.125, lat: 35.675, accuracyM: 730 }])
  })

  it('has one link at a time, and stopped it is gone with all that was sent', async () => {
    const first = await share()
    const second = await share({}, first.id)
    expect((await page(first.token)).statusCode).toBe(404)
    await send(first.id, -93)
    expect((await who.call('DELETE', `/api/live-shares/${first.id}`)).statusCode).toBe(200)
    expect((await page(second.token)).statusCode).toBe(404)
    const left = await database.db.selectFrom('sent_position').select('at').where('about_id', '=', first.id).execute()
    expect(left).toEqual([])
  })
})

describe('notifications', () => {
  it('reach the browser encrypted and signed, once, and end with it', async () => {
    const rider = await lastingRider(at.app)
    const jo = await confirmedContact(at, rider)
    const { publicKey } = (await at.app.inject('/api/push/key')).json<{ publicKey: string }>()
    expect(publicKey).toMatch(/^[\w-]{87}$/)
    const subscription = at.push.subscribe(publicKey)
    expect((await rider.call('POST', '/api/push/subscriptions', { body: subscription })).statusCode).toBe(200)
    await raise(rider, at)
    await at.tick()
    await at.textFrom(jo.phone, 'on it')
    await Promise.all([at.tick(), at.tick()])
    expect(at.push.shown).toMatchObject([{ title: 'Jo is on it for Alex.', url: '/safety', isUrgent: true }])
    expect(at.push.shown[0]?.topic).toBe(at.push.shown[0]?.tag.replaceAll('-', ''))
    at.push.answerWith(410)
    const other = await raise(rider, at)
    await at.tick()
    await at.textFrom(jo.phone, 'yes')
    await at.tick()
    expect(other.id).not.toBe('')
    const left = await database.db.selectFrom('push_subscription').select('endpoint').execute()
    expect(left).toEqual([])
  })

  it('are sent to the push services of browsers alone', async () => {
    const keys = { p256dh: 'BA', auth: 'AA' }
    for (const endpoint of ['https://169.254.169.254/latest', 'http://push.example/x', 'file:///etc/passwd']) {
      const answer = await who.call('POST', '/api/push/subscriptions', { body: { endpoint, keys } })
      expect(answer.statusCode).toBe(400)
    }
  })
})

describe('an alert pass', () => {
  const passOf = async (rider: Rider) => (await rider.call('POST', '/api/alert-passes')).json<{ token: string }>().token
  const withPass = (token: string, url: string) => {
    const body = { id: randomUUID(), riderName: 'Alex', firedAtMs: at.clock.now.getTime() }
    const headers = { authorization: `Bearer ${token}` }
    return at.app.inject({ method: 'POST', url, headers, payload: body })
  }

  it('calls for help months after the session has ended by itself', async () => {
    const rider = await signIn(at.app, who.user.username)
    const token = await passOf(rider)
    await at.later(200 * 24 * 60)
    await database.db.deleteFrom('session').where('account_id', '=', rider.user.id).execute()
    expect((await rider.call('GET', '/api/alerts')).statusCode).toBe(401)
    expect((await withPass(token, '/api/alerts')).statusCode).toBe(200)
    await at.later(201 * 24 * 60)
    expect((await withPass(token, '/api/alerts')).statusCode).toBe(401)
  })

  it('opens nothing but alerts and plans', async () => {
    const token = await passOf(await signIn(at.app, who.user.username))
    const headers = { authorization: `Bearer ${token}` }
    for (const url of ['/api/auth/user', '/api/rides', '/api/emergency-contacts', '/api/live-shares'])
      expect((await at.app.inject({ url, headers })).statusCode, url).toBe(401)
    expect((await at.app.inject({ url: '/api/ride-plans', headers })).statusCode).toBe(200)
  })

  it('ends with logging out, with another password, and with its session when the rider ends it', async () => {
    const out = await signIn(at.app, who.user.username)
    const token = await passOf(out)
    await at.app.inject({ method: 'POST', url: '/api/auth/logout', payload: { refreshToken: out.tokens.refreshToken } })
    expect((await withPass(token, '/api/alerts')).statusCode).toBe(401)
    const [one, two] = [await signIn(at.app, who.user.username), await signIn(at.app, who.user.username)]
    const [first, second] = [await passOf(one), await passOf(two)]
    await two.call('POST', '/api/auth/password', { body: { currentPassword: PASSWORD, newPassword: PASSWORD } })
    expect((await withPass(first, '/api/alerts')).statusCode).toBe(401)
    expect((await withPass(second, '/api/alerts')).statusCode).toBe(200)
  })
})
