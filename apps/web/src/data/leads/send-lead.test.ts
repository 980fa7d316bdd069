import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { sendWaiting } from '../outbox/send-waiting.ts'
import { keepLead } from './keep-lead.ts'
import { sendLead } from './send-lead.ts'

const SEND = 'POST /api/user-leads'
const FIELDS = { email: ' rider@example.org ', phone: '' }

let database: Database
let sent: unknown[]
let number = 0
beforeEach(() => {
  database = createDatabase(`leads-${(number += 1)}`)
  sent = []
})
afterEach(() => database.delete())

const receive = async (request: Request) => {
  sent.push(await request.json())
  return { received: true }
}

function device(answer: unknown = receive) {
  const ports = fakePorts({ [SEND]: answer })
  let keys = 0
  const newKey = () => `key-${(keys += 1)}`
  const keep = (lead: Parameters<typeof keepLead>[1]) => keepLead(database, lead, { nowMs: ports.clock.now(), newKey })
  return { ports, send: (fields = FIELDS) => sendLead(ports, fields, keep) }
}

describe('a lead', () => {
  it('goes out with the time of consent, without what was left empty', async () => {
    const { send } = device()
    expect(await send()).toEqual({ kind: 'received' })
    expect(sent).toEqual([{ email: 'rider@example.org', consentedAt: '2026-06-15T12:00:00.000Z' }])
    expect(await database.outbox.count()).toBe(0)
  })

  it('waits with no signal, once however often it is given, and is sent with the time it was given', async () => {
    const { ports, send } = device()
    ports.setOnline(false)
    expect(await send()).toEqual({ kind: 'kept' })
    expect(await send({ email: 'RIDER@example.org', phone: '' })).toEqual({ kind: 'kept' })
    ports.setNow('2026-06-18T12:00:00Z')
    ports.setOnline(true)
    await sendWaiting({ http: ports.http, database }, null)
    expect(sent).toEqual([{ email: 'rider@example.org', consentedAt: '2026-06-15T12:00:00.000Z' }])
    expect(await database.outbox.count()).toBe(0)
  })

  it.each([429, 500, 503])('waits where the server answers %i', async (status) => {
    const { send } = device(new Response('', { status }))
    expect(await send()).toEqual({ kind: 'kept' })
    expect(await database.outbox.count()).toBe(1)
  })

  it('is not kept where the server does not take it as it is', async () => {
    const body = { code: 'bad_request', message: 'The field "email" is not valid.' }
    const { send } = device(Response.json(body, { status: 400 }))
    expect(await send()).toEqual({ kind: 'refused', problem: body.message })
    expect(await database.outbox.count()).toBe(0)
  })

  it('says so where it can neither be sent nor kept', async () => {
    const ports = fakePorts({})
    ports.setOnline(false)
    const full = () => Promise.reject(new Error('QuotaExceededError'))
    expect(await sendLead(ports, FIELDS, full)).toMatchObject({ kind: 'lost' })
  })

  it('needs no account, and is sent whoever is signed in', async () => {
    const { ports, send } = device()
    ports.setOnline(false)
    await send()
    expect((await database.outbox.toArray())[0]).toMatchObject({ noun: 'user-leads', owner: null })
    ports.setOnline(true)
    expect(await sendWaiting({ http: ports.http, database }, 'somebody')).toEqual({ sent: 1, problem: null })
  })
})
