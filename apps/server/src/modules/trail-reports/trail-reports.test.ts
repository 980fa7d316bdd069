import type { ReportedClosure, TrailReport } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { readConfig } from '../../config.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createTrailReportRepository } from './repository.ts'
import { createTrailReportService } from './service.ts'

const TRAIL = 'zebulon-gap'
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

let keys = 0
const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`
const reportOf = (changes: Partial<TrailReport> = {}): TrailReport => ({
  key: newKey(),
  trailId: TRAIL,
  kind: 'closed',
  text: 'Gate shut at the south end.',
  position: { lng: -94.05, lat: 34.52 },
  writtenAt: '2026-11-21T12:00:00.000Z',
  ...changes,
})
const send = (report: object) => app.inject({ method: 'POST', url: '/api/trail-reports', payload: report })
const stored = (key: string) => database.db.selectFrom('trail_report').selectAll().where('key', '=', key).execute()

describe('POST /api/trail-reports', () => {
  it('stores what was written, and answers with its own time', async () => {
    const report = reportOf()
    const answer = await send(report)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ key: report.key, receivedAt: expect.stringMatching(/^20.*Z$/) })
    expect(await stored(report.key)).toMatchObject([
      { trail_id: TRAIL, kind: 'closed', words: report.text, lng: -94.05, lat: 34.52 },
    ])
  })

  it('keeps one copy of a report that is sent again, with the time of its first receipt', async () => {
    const report = reportOf({ position: null })
    const [first, again] = [await send(report), await send(report)]
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    expect(await stored(report.key)).toHaveLength(1)
  })

  it('keeps one copy although it is sent twice at the same moment', async () => {
    const report = reportOf()
    const answers = await Promise.all([send(report), send(report), send(report)])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(await stored(report.key)).toHaveLength(1)
  })

  it('refuses another report under a key that is taken, and keeps the first', async () => {
    const report = reportOf()
    await send(report)
    const answer = await send({ ...report, text: 'Something else.' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'conflict' })
    expect((await stored(report.key))[0]?.words).toBe(report.text)
  })

  it('refuses a report about a trail it does not know', async () => {
    const report = reportOf({ trailId: 'no-such-trail' })
    const answer = await send(report)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: 'There is no trail with this id.' })
    expect(await stored(report.key)).toEqual([])
  })

  it.each([
    ['kind', { kind: 'nonsense' }],
    ['text', { text: 'a\0b' }],
    ['text', { kind: 'other', text: '' }],
    ['position', { position: { lng: 0, lat: 0 } }],
    ['writtenAt', { writtenAt: '0000-01-01T00:00:00Z' }],
    ['name', { name: 'Somebody' }],
  ])('names the field "%s" of a body it cannot take', async (field, changes) => {
    const answer = await send({ ...reportOf(), ...changes })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toContain(`"${field}`)
  })

  it('takes words in any script as they are', async () => {
    const report = reportOf({ text: '🏍️ Ǽ “quoted” \n second line; drop table trail_report' })
    await send(report)
    expect((await stored(report.key))[0]?.words).toBe(report.text)
  })
})

describe('GET /api/trail-closures', () => {
  const day = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
  const listed = async (trailId: string) =>
    (await app.inject('/api/trail-closures')).json<ReportedClosure[]>().filter((one) => one.trailId === trailId)

  it('tells how many found a trail closed, and when last, without their words or places', async () => {
    const [first, last] = [day(4), day(2)]
    for (const writtenAt of [last, first]) await send(reportOf({ trailId: 'athens-big-fork-trail', writtenAt }))
    await send(reportOf({ trailId: 'athens-big-fork-trail', kind: 'other', writtenAt: day(1) }))
    expect(await listed('athens-big-fork-trail')).toEqual([
      { trailId: 'athens-big-fork-trail', reports: 2, lastAt: last },
    ])
  })

  it('leaves out what somebody found open since, and takes it back in when it is closed again', async () => {
    await send(reportOf({ trailId: 'bear-cave-trail', writtenAt: day(5) }))
    await send(reportOf({ trailId: 'bear-cave-trail', kind: 'open', writtenAt: day(3) }))
    expect(await listed('bear-cave-trail')).toEqual([])
    await send(reportOf({ trailId: 'bear-cave-trail', writtenAt: day(1) }))
    expect(await listed('bear-cave-trail')).toMatchObject([{ lastAt: expect.any(String) }])
  })

  it('forgets after 30 days, and takes a report from a clock that is ahead for written when it came', async () => {
    await send(reportOf({ trailId: 'bear-creek-loop-trail', writtenAt: day(31) }))
    expect(await listed('bear-creek-loop-trail')).toEqual([])
    await send(reportOf({ trailId: 'bear-creek-loop-trail', writtenAt: day(-400) }))
    const [closure] = await listed('bear-creek-loop-trail')
    expect(Date.parse(closure?.lastAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

const limitedConfig = () => {
  const read = readConfig({ RATE_LIMIT_PER_MINUTE: '600' })
  if (!read.ok) throw new Error(read.problem)
  return read.config
}

describe('the rate of reports', () => {
  it('is limited to ten a minute from one address', async () => {
    const { app: limited } = await createTestApp(database, { config: limitedConfig() })
    const post = () => limited.inject({ method: 'POST', url: '/api/trail-reports', payload: reportOf() })
    for (let sent = 0; sent < 10; sent++) expect((await post()).statusCode).toBe(200)
    const eleventh = await post()
    expect(eleventh.statusCode).toBe(429)
    expect(eleventh.json()).toMatchObject({ code: 'rate_limited' })
    expect((await limited.inject('/api/trails?limit=1')).statusCode).toBe(200)
    await limited.close()
  })
})

describe('a report that was received', () => {
  it('stays received when its trail leaves the catalogue', async () => {
    const report = reportOf()
    const kept = { report, receivedAt: '2026-11-21T12:00:05.000Z' }
    const reports = {
      find: async () => kept,
      hasTrail: async () => false,
      keep: async () => kept,
      closures: async () => [],
    }
    const service = createTrailReportService({ reports, now: () => new Date(0) })
    expect(await service.receive(report)).toEqual({ ok: true, value: { key: report.key, receivedAt: kept.receivedAt } })
  })

  it('reads back from the database as it was sent', async () => {
    const report = reportOf({ position: null, text: '' })
    const repository = createTrailReportRepository(database.db)
    const at = new Date('2026-11-21T12:00:05.678Z')
    expect(await repository.keep(report, at)).toEqual({ report, receivedAt: at.toISOString() })
    expect(await repository.find(report.key)).toEqual({ report, receivedAt: at.toISOString() })
  })
})
