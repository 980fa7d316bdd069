import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { createDatabase, type Database } from '../db/database.ts'
import type { ReportDraft } from './kept-report.ts'
import { createReportOutbox } from './report-outbox.ts'

const SEND = 'POST /api/trail-reports'
const RECEIVED_AT = '2026-06-15T12:00:01.000Z'
const draft: ReportDraft = { trailId: 'test-ridge', kind: 'closed', text: 'Gate shut', position: null }

let database: Database
let sent: { key: string; text: string }[]
let number = 0

beforeEach(() => {
  database = createDatabase(`reports-${(number += 1)}`)
  sent = []
})
afterEach(() => database.delete())

const receive = async (request: Request) => {
  const body = (await request.json()) as { key: string; text: string }
  sent.push(body)
  return { key: body.key, receivedAt: RECEIVED_AT }
}

function outboxWith(answer: unknown = receive) {
  const ports = fakePorts({ [SEND]: answer })
  let next = 0
  const newKey = () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`
  const outbox = createReportOutbox({ ...ports, openTable: async () => database.trailReports, newKey })
  return { ports, outbox }
}

const states = async () => (await database.trailReports.toArray()).map(({ state, problem }) => [state, problem])

describe('the outbox of trail reports', () => {
  it('keeps a report that is written with no network, and says why it is not sent', async () => {
    const { ports, outbox } = outboxWith()
    ports.setOnline(false)
    expect(await outbox.write(draft)).toEqual({ kept: true })
    await outbox.sendWaiting()
    expect(await states()).toEqual([['waiting', 'The server could not be reached.']])
    expect((await database.trailReports.toArray())[0]?.report).toMatchObject({ text: 'Gate shut', kind: 'closed' })
  })

  it('sends what waited once there is a network, oldest first', async () => {
    const { ports, outbox } = outboxWith()
    ports.setOnline(false)
    await outbox.write({ ...draft, text: 'second' })
    ports.setNow('2026-06-14T08:00:00Z')
    await outbox.write({ ...draft, text: 'first' })
    await outbox.sendWaiting()
    ports.setOnline(true)
    await outbox.sendWaiting()
    expect(sent.map((report) => report.text)).toEqual(['first', 'second'])
    expect((await database.trailReports.toArray()).map((r) => [r.state, r.receivedAt])).toEqual([
      ['received', RECEIVED_AT],
      ['received', RECEIVED_AT],
    ])
  })

  it('sends again under the same key when the answer was lost', async () => {
    let lost = false
    const { outbox } = outboxWith(async (request: Request) => {
      const answer = await receive(request)
      if (lost) return answer
      lost = true
      throw new TypeError('Failed to fetch')
    })
    await outbox.write(draft)
    await outbox.sendWaiting()
    await outbox.sendWaiting()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map((report) => report.key)).size).toBe(1)
    expect((await states())[0]?.[0]).toBe('received')
  })

  it('does not send a received report again', async () => {
    const { outbox } = outboxWith()
    await outbox.write(draft)
    await outbox.sendWaiting()
    await outbox.sendWaiting()
    expect(sent).toHaveLength(1)
  })

  it('sends one report once although two ask at the same moment', async () => {
    const { ports, outbox } = outboxWith()
    ports.setOnline(false)
    await outbox.write(draft)
    await outbox.sendWaiting()
    ports.setOnline(true)
    await Promise.all([outbox.sendWaiting(), outbox.sendWaiting()])
    expect(sent).toHaveLength(1)
  })

  it('keeps a refused report with the reason, and does not let it hold up the next', async () => {
    const { ports, outbox } = outboxWith(async (request: Request) => {
      const body = (await request.clone().json()) as { text: string }
      if (body.text !== 'bad') return receive(request)
      return Response.json({ code: 'not_found', message: 'There is no trail with this id.' }, { status: 404 })
    })
    ports.setOnline(false)
    await outbox.write({ ...draft, text: 'bad' })
    await outbox.write({ ...draft, text: 'good' })
    await outbox.sendWaiting()
    ports.setOnline(true)
    await outbox.sendWaiting()
    expect(await states()).toEqual([
      ['refused', 'There is no trail with this id.'],
      ['received', null],
    ])
  })

  it('waits when the server asks for patience or breaks', async () => {
    for (const status of [429, 500, 503]) {
      await database.trailReports.clear()
      const { outbox } = outboxWith(new Response('', { status, statusText: 'no' }))
      await outbox.write(draft)
      await outbox.sendWaiting()
      expect((await states())[0]?.[0]).toBe('waiting')
    }
  })

  it('sends at once what the device cannot keep, and says when neither worked', async () => {
    const ports = fakePorts({ [SEND]: receive })
    const full = async () => Promise.reject(new Error('QuotaExceededError'))
    const newKey = () => '00000000-0000-4000-8000-000000000009'
    const outbox = createReportOutbox({ ...ports, openTable: full, newKey })
    expect(await outbox.write(draft)).toEqual({ kept: false, received: true, problem: null })
    ports.setOnline(false)
    expect(await outbox.write(draft)).toEqual({
      kept: false,
      received: false,
      problem: 'The server could not be reached.',
    })
  })
})
