import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { newRider, type Rider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let database: Database
let app: FastifyInstance
let rider: Rider
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
  rider = await newRider(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const words = () => ({
  key: randomUUID(),
  campgroundId: 'wolf-pen',
  text: 'Gate shut.',
  writtenAt: '2026-11-21T12:00:00Z',
})

describe.each([
  ['/api/campground-reports', () => ({ ...words(), status: 'full' })],
  ['/api/campground-corrections', () => ({ ...words(), kind: 'price' })],
] as const)('POST %s', (url, make) => {
  const send = (body: object, by = rider) => by.call('POST', url, { body })

  it('stores it once however often it is sent, with the time of its first receipt', async () => {
    const body = make()
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await send(body)).json()).toEqual(answers[0].json())
  })

  it('refuses something else under a key that is taken', async () => {
    const body = make()
    await send(body)
    expect((await send({ ...body, text: 'Another.' })).statusCode).toBe(409)
  })

  it('refuses a campground it does not know', async () => {
    expect((await send({ ...make(), campgroundId: 'nowhere' })).statusCode).toBe(404)
  })
})

it("a key of somebody else's report tells nothing about it", async () => {
  const body = { ...words(), status: 'full' }
  await rider.call('POST', '/api/campground-reports', { body })
  const other = await newRider(app)
  expect((await other.call('POST', '/api/campground-reports', { body })).statusCode).toBe(409)
})

it('what a rider reported goes with their account', async () => {
  const leaving = await newRider(app)
  const body = { ...words(), status: 'available' }
  await leaving.call('POST', '/api/campground-reports', { body })
  await database.db.deleteFrom('account').where('id', '=', leaving.user.id).execute()
  const left = await database.db.selectFrom('campground_report').select('key').where('key', '=', body.key).execute()
  expect(left).toEqual([])
})

it('a correction without words must at least say that the place is closed', async () => {
  const send = (kind: string) =>
    app.inject({ method: 'POST', url: '/api/campground-corrections', payload: { ...words(), kind, text: '' } })
  expect((await send('other')).statusCode).toBe(400)
  expect((await send('closed')).statusCode).toBe(200)
})

describe('what admins read of riders', () => {
  const adminOf = async () => {
    const admin = await newRider(app)
    await database.db.updateTable('account').set({ role_id: 'admin' }).where('id', '=', admin.user.id).execute()
    return admin
  }
  interface Words {
    readonly reports: readonly { readonly key: string; readonly reporter: string }[]
    readonly corrections: readonly { readonly key: string }[]
  }

  it('are the reports with who wrote them and the corrections with nobody, newest first, until they are dealt with', async () => {
    const admin = await adminOf()
    const [report, older, correction] = [{ ...words(), status: 'full' }, { ...words(), status: 'closed' }, { ...words(), kind: 'price' }] // prettier-ignore
    await rider.call('POST', '/api/campground-reports', { body: older })
    await rider.call('POST', '/api/campground-reports', { body: report })
    await rider.call('POST', '/api/campground-corrections', { body: correction })
    const read = async () => (await admin.call('GET', '/api/admin/campground-words')).json<Words>()
    const before = await read()
    expect(before.reports.slice(0, 2)).toMatchObject([
      { key: report.key, status: 'full', text: 'Gate shut.', reporter: rider.user.username },
      { key: older.key, status: 'closed' },
    ])
    expect(before.corrections[0]).toMatchObject({ key: correction.key, kind: 'price' })
    expect(JSON.stringify(before.corrections)).not.toContain(rider.user.username)
    for (const url of [`campground-reports/${report.key}`, `campground-corrections/${correction.key}`]) {
      expect((await admin.call('DELETE', `/api/admin/${url}`)).statusCode).toBe(200)
      expect((await admin.call('DELETE', `/api/admin/${url}`)).statusCode).toBe(404)
    }
    const after = await read()
    expect(after.reports.map(({ key }) => key)).not.toContain(report.key)
    expect(after.reports.map(({ key }) => key)).toContain(older.key)
    expect(after.corrections.map(({ key }) => key)).not.toContain(correction.key)
  })

  it('a report that was taken away says nothing of the campground any more', async () => {
    const admin = await adminOf()
    const body = { ...words(), campgroundId: 'buffalo-point', status: 'full' }
    const standing = async () =>
      (await app.inject('/api/campground-availability/buffalo-point')).json<{ status: string; source: string | null }>()
    await rider.call('POST', '/api/campground-reports', { body })
    expect(await standing()).toMatchObject({ status: 'full', source: 'rider' })
    await admin.call('DELETE', `/api/admin/campground-reports/${body.key}`)
    expect(await standing()).toMatchObject({ status: 'unknown', source: null })
  })
})
