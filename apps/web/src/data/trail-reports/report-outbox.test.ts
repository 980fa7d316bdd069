import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { sendWaiting } from '../outbox/send-waiting.ts'
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
  let woken = 0
  const newKey = () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`
  const wake = () => void (woken += 1)
  const outbox = createReportOutbox({ ...ports, open: async () => database, newKey, wake })
  const send = () => sendWaiting({ http: ports.http, database }, null)
  return { ports, outbox, send, woken: () => woken }
}

const states = async () => (await database.trailReports.toArray()).map(({ state, problem }) => [state, problem])

describe('reports on this device', () => {
  it('are kept when written with no network, with the reason why they are not sent', async () => {
    const { ports, outbox, send, woken } = outboxWith()
    ports.setOnline(false)
    expect(await outbox.write(draft)).toEqual({ kept: true })
    expect(woken()).toBe(1)
    await send()
    expect(await states()).toEqual([['waiting', 'The server could not be reached.']])
    expect((await database.trailReports.toArray())[0]?.report).toMatchObject({ text: 'Gate shut', kind: 'closed' })
  })

  it('are sent in the order they were written once there is a network, and no account is needed', async () => {
    const { ports, outbox, send } = outboxWith()
    ports.setOnline(false)
    await outbox.write({ ...draft, text: 'first' })
    await outbox.write({ ...draft, text: 'second' })
    await send()
    ports.setOnline(true)
    await send()
    expect(sent.map((report) => report.text)).toEqual(['first', 'second'])
    expect((await database.trailReports.toArray()).map((r) => [r.state, r.receivedAt])).toEqual([
      ['received', RECEIVED_AT],
      ['received', RECEIVED_AT],
    ])
    expect(await database.outbox.count()).toBe(0)
  })

  it('are sent again under the same key when the answer was lost', async () => {
    let lost = false
    const { outbox, send } = outboxWith(async (request: Request) => {
      const answer = await receive(request)
      if (lost) return answer
      lost = true
      throw new TypeError('Failed to fetch')
    })
    await outbox.write(draft)
    await send()
    await send()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map((report) => report.key)).size).toBe(1)
    expect((await states())[0]?.[0]).toBe('received')
  })

  it('are kept with the reason when they are refused, and do not hold up the next', async () => {
    const { outbox, send } = outboxWith(async (request: Request) => {
      const body = (await request.clone().json()) as { text: string }
      if (body.text !== 'bad') return receive(request)
      return Response.json({ code: 'not_found', message: 'There is no trail with this id.' }, { status: 404 })
    })
    await outbox.write({ ...draft, text: 'bad' })
    await outbox.write({ ...draft, text: 'good' })
    await send()
    expect(await states()).toEqual([
      ['refused', 'There is no trail with this id.'],
      ['received', null],
    ])
    const [refused] = await database.trailReports.toArray()
    await outbox.drop(refused?.key ?? '')
    expect([await database.outbox.count(), await database.trailReports.count()]).toEqual([0, 1])
  })

  it('wait when the server asks for patience or breaks', async () => {
    for (const status of [429, 500, 503]) {
      await Promise.all([database.trailReports.clear(), database.outbox.clear()])
      const { outbox, send } = outboxWith(new Response('', { status, statusText: 'no' }))
      await outbox.write(draft)
      await send()
      expect((await states())[0]?.[0]).toBe('waiting')
    }
  })

  it('are sent at once where the device cannot keep them, and it is said when neither worked', async () => {
    const ports = fakePorts({ [SEND]: receive })
    const full = async () => Promise.reject(new Error('QuotaExceededError'))
    const newKey = () => '00000000-0000-4000-8000-000000000009'
    const outbox = createReportOutbox({ ...ports, open: full, newKey, wake: () => undefined })
    expect(await outbox.write(draft)).toEqual({ kept: false, received: true, problem: null })
    ports.setOnline(false)
    expect(await outbox.write(draft)).toEqual({
      kept: false,
      received: false,
      problem: 'The server could not be reached.',
    })
  })
})
