import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import { PassThrough } from 'node:stream'
import { getHealth } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/client.ts'
import { createLifecycle } from '../platform/lifecycle.ts'
import { createLog } from '../platform/log.ts'
import { configWith, createTestApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { securityHeaders } from './security.ts'

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

describe('every answer', () => {
  it.each(['/', '/api/health', '/api/trails', '/api/nothing', '/any/page'])('is guarded: %s', async (url) => {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    const scripts = policy.split(';').find((directive) => directive.startsWith('script-src '))
    expect(scripts).toBe("script-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("worker-src 'self' blob:")
    expect(policy).toMatch(/img-src [^;]*https:\/\/basemap\.nationalmap\.gov/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/basemap\.nationalmap\.gov/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('has an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await app.inject('/api/health/live')).headers['x-request-id']),
    )
    expect(new Set(ids).size).toBe(3)
  })

  it('insists on https only where the app is reached by it', () => {
    expect(securityHeaders('https://trails.example.org')['strict-transport-security']).toContain('max-age=')
    expect(securityHeaders('https://trails.example.org')['content-security-policy']).toContain(
      'upgrade-insecure-requests',
    )
    expect(securityHeaders('http://localhost:8080')).not.toHaveProperty('strict-transport-security')
    expect(securityHeaders(undefined)['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

describe('limits', () => {
  it('stop an address that calls too often', async () => {
    const { app: limited } = await createTestApp(database, {
      config: configWith({ RATE_LIMIT_PER_MINUTE: '5' }),
    })
    const statuses: number[] = []
    for (let i = 0; i < 7; i += 1) statuses.push((await limited.inject('/api/health/live')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const refused = await limited.inject('/api/health/live')
    expect(refused.json()).toEqual({ code: 'rate_limited', message: expect.any(String) })
    expect(refused.headers['retry-after']).toBeDefined()
    await limited.close()
  })

  it('refuse a body that is too large, of a wrong kind, or broken', async () => {
    const { app: small } = await createTestApp(database, {
      config: configWith({ BODY_LIMIT_KB: '1' }),
    })
    const post = (payload: string, type = 'application/json') =>
      small.inject({ method: 'POST', url: '/api/trail-reports', payload, headers: { 'content-type': type } })
    expect((await post(JSON.stringify({ text: 'x'.repeat(2000) }))).json()).toMatchObject({ code: 'too_large' })
    expect((await post('<xml/>', 'text/xml')).json()).toMatchObject({ code: 'unsupported_media_type' })
    expect((await post('{"broken')).json()).toMatchObject({ code: 'bad_request' })
    expect((await post('{"key":1}')).json()).toEqual({ code: 'bad_request', message: expect.stringContaining('"key"') })
    await small.close()
  })
})

describe('health', () => {
  it('tells living from being ready, and says which it is', async () => {
    const lifecycle = createLifecycle()
    const { app: starting } = await createTestApp(database, { lifecycle })
    const statusOf = async (url: string) => (await starting.inject(url)).statusCode
    const report = async () => getHealth.output.parse((await starting.inject('/api/health')).json())
    expect([await statusOf('/api/health/live'), await statusOf('/api/health/ready')]).toEqual([200, 503])
    expect((await report()).status).toBe('starting')
    lifecycle.enter('ready')
    expect(await statusOf('/api/health/ready')).toBe(200)
    expect(await report()).toMatchObject({
      status: 'ok',
      version: '1.2.3',
      database: { engine: database.engine, ok: true },
    })
    lifecycle.enter('stopping')
    expect([await statusOf('/api/health/live'), await statusOf('/api/health/ready')]).toEqual([200, 503])
    await starting.close()
  })

  it('sees a database that does not answer', async () => {
    const broken = {
      engine: 'postgresql' as const,
      db: {
        getExecutor: () => {
          throw new Error('gone')
        },
      } as never,
    }
    const { app: ill } = await createTestApp(database, { database: broken })
    expect((await ill.inject('/api/health')).json()).toMatchObject({ status: 'failing', database: { ok: false } })
    expect((await ill.inject('/api/health/ready')).json()).toMatchObject({ code: 'not_ready' })
    const list = await ill.inject('/api/trails')
    expect([list.statusCode, list.json()]).toEqual([
      500,
      { code: 'internal', message: expect.not.stringContaining('gone') },
    ])
    await ill.close()
  })

  it('answers lists with 503 while there is no catalogue', async () => {
    const nothing = { current: () => null, refresh: async () => {} }
    const { app: empty } = await createTestApp(database, { catalogue: nothing })
    const answer = await empty.inject('/api/trails')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    await empty.close()
  })
})

describe('the log', () => {
  it('names a request by id and route and holds nothing of the person', async () => {
    const stream = new PassThrough()
    const { app: logging } = await createTestApp(database, { log: createLog('info', stream) })
    await logging.inject({
      url: '/api/trails?near=-92.123,35.456&q=secret',
      remoteAddress: '203.0.113.7',
      headers: { 'user-agent': 'phone' },
    })
    await logging.inject('/some/private-page')
    await logging.close()
    const text = String(stream.read())
    expect(text).toContain('"route":"/api/trails"')
    expect(text).toContain('"status":200')
    for (const personal of ['92.123', 'secret', '203.0.113.7', 'phone', 'private-page'])
      expect(text).not.toContain(personal)
  })
})

describe('stopping', () => {
  it('finishes a request in flight before it closes', async () => {
    const { app: stopping } = await createTestApp(database)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const begun = new Promise<void>((resolve) => {
      stopping.get('/slow', async () => {
        resolve()
        await held
        return 'finished'
      })
    })
    await stopping.listen({ port: 0, host: '127.0.0.1' })
    const address = stopping.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const request = httpGet({ port, host: '127.0.0.1', path: '/slow' })
    await begun
    const closed = stopping.close()
    release()
    const [answer] = (await once(request, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    expect([answer.statusCode, Buffer.concat(chunks).toString()]).toEqual([200, 'finished'])
    await closed
  })
})
