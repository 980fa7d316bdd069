import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { newRider, post } from '../../testing/riders.ts'
import { configWith, createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { leadsCsv } from './csv.ts'
import { createUserLeadRepository } from './repository.ts'
import { createUserLeadService } from './service.ts'

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => database.db.deleteFrom('user_lead').execute())

const send = (lead: object) => post(app, '/api/user-leads', lead)
const rows = () => database.db.selectFrom('user_lead').selectAll().execute()
const admin = async () => {
  const rider = await newRider(app)
  await database.db.updateTable('account').set({ role_id: 'admin' }).where('id', '=', rider.user.id).execute()
  return rider
}

describe('POST /api/user-leads', () => {
  it('keeps one lead for an address however it is written, and answers a known one as an unknown one', async () => {
    const first = await send({ email: 'rider@example.org', consentedAt: '2026-11-20T10:00:00.000Z' })
    const again = await send({ email: 'Rider@Example.org', phone: '(501) 555-1234' })
    expect([first.statusCode, first.body]).toEqual([200, '{"received":true}'])
    expect([again.statusCode, again.body]).toEqual([200, '{"received":true}'])
    const kept = await rows()
    expect(kept).toMatchObject([{ email: 'rider@example.org', phone: '(501) 555-1234' }])
    expect(kept[0]?.consented_at.toISOString()).toBe('2026-11-20T10:00:00.000Z')
  })

  it('lets nobody who knows an address change the number that belongs to it', async () => {
    await send({ email: 'rider@example.org', phone: '(501) 555-1234' })
    await send({ email: 'rider@example.org', phone: '(900) 555-9999' })
    expect(await rows()).toMatchObject([{ phone: '(501) 555-1234' }])
  })

  it('keeps one although it is sent three times at once', async () => {
    await Promise.all([1, 2, 3].map(() => send({ email: 'rider@example.org' })))
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    [{ email: 'rider' }, 'Please enter a valid email address'],
    [{ email: 'rider@example.org', phone: '555-1234' }, 'Phone number must be at least 10 digits'],
    [{ email: 'rider@example.org', name: 'Sam' }, 'name'],
  ])('refuses %j and says why', async (lead, words) => {
    const answer = await send(lead)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toContain(words)
    expect(await rows()).toEqual([])
  })

  it('takes its own time where a clock runs ahead or says nothing', async () => {
    const before = Date.now()
    await send({ email: 'a@example.org', consentedAt: '2099-01-01T00:00:00.000Z' })
    await send({ email: 'b@example.org' })
    for (const { consented_at } of await rows()) {
      expect(consented_at.getTime()).toBeGreaterThanOrEqual(before)
      expect(consented_at.getTime()).toBeLessThanOrEqual(Date.now())
    }
  })

  it('is limited to ten a minute from one address', async () => {
    const config = configWith({ RATE_LIMIT_PER_MINUTE: '600' })
    const { app: limited } = await createTestApp(database, { config })
    for (let i = 0; i < 10; i += 1) await post(limited, '/api/user-leads', { email: `r${i}@example.org` })
    expect((await post(limited, '/api/user-leads', { email: 'late@example.org' })).statusCode).toBe(429)
    await limited.close()
  })
})

describe('taking an address off the list', () => {
  it('is done by whoever knows it, and never says whether it was there', async () => {
    await send({ email: 'rider@example.org' })
    const known = await post(app, '/api/user-leads/removal', { email: 'RIDER@example.org' })
    const unknown = await post(app, '/api/user-leads/removal', { email: 'nobody@example.org' })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await rows()).toEqual([])
  })

  it('is done by an admin with the id of the export, once', async () => {
    await send({ email: 'rider@example.org' })
    const [lead] = await rows()
    const { call } = await admin()
    expect((await call('DELETE', `/api/user-leads/${lead?.id}`)).statusCode).toBe(200)
    expect((await call('DELETE', `/api/user-leads/${lead?.id}`)).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })

  it('happens by itself two years after it was last sent', async () => {
    const leads = createUserLeadRepository(database.db)
    let now = new Date('2024-06-01T12:00:00Z')
    const service = createUserLeadService({ leads, now: () => now })
    await service.receive({ email: 'old@example.org' })
    await service.receive({ email: 'renewed@example.org' })
    now = new Date('2025-06-01T12:00:00Z')
    await service.receive({ email: 'renewed@example.org' })
    now = new Date('2026-06-01T11:00:00Z')
    await service.forgetOld()
    expect(await leads.list()).toHaveLength(2)
    now = new Date('2026-06-01T13:00:00Z')
    await service.forgetOld()
    expect((await leads.list()).map(({ email }) => email)).toEqual(['renewed@example.org'])
  })
})

describe('the export', () => {
  it('is a CSV file for an admin', async () => {
    await send({ email: 'rider@example.org', phone: '+1 501 555 1234' })
    const { call } = await admin()
    const answer = await call('GET', '/api/user-leads')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('bluffline-leads.csv')
    expect(answer.body).toMatch(/^"id","email","phone",.*\r\n"[0-9a-f-]{36}","rider@example.org","'\+1 501 555 1234",/)
  })

  it('is a list for the screen of an admin too, and the same of which one is deleted', async () => {
    await send({ email: 'rider@example.org', phone: '+1 501 555 1234' })
    const { call } = await admin()
    const read = async () => (await call('GET', '/api/admin/user-leads')).json<{ id: string }[]>()
    const [lead] = await read()
    expect(lead).toMatchObject({ email: 'rider@example.org', phone: '+1 501 555 1234' })
    await call('DELETE', `/api/user-leads/${lead?.id ?? ''}`)
    expect(await read()).toEqual([])
  })

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of %j', (text) => {
    const time = new Date(0)
    const lead = { id: 'i', email: text, phone: text, consentedAt: time, receivedAt: time, renewedAt: time }
    const [, line = ''] = leadsCsv([lead]).split(/\r\n(?=")/)
    expect(line).toContain(`"'${text.replaceAll('"', '""')}"`)
  })
})
