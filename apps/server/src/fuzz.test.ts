import { connect } from 'node:net'
import { apiError, ENDPOINTS, type Endpoint } from '@bluffline/contract'
import fc, { type Arbitrary } from 'fast-check'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './db/client.ts'
import { loadFixtureCatalogue } from './testing/fixture-catalogue.ts'
import { arbitraryOf, encodedQueryOf } from './testing/arbitrary-of.ts'
import { newRider, type Rider } from './testing/riders.ts'
import { createTestApp } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

const RUNS_AN_ENDPOINT = 180
/** Those of a rider's own share their code, noun by noun. */
const RUNS_OF_A_RIDER = 60
const GARBAGE_RUNS = 2000
const SOCKET_RUNS = 600

let database: Database
let app: FastifyInstance
let rider: Rider
let port = 0
let sent = 0
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
  rider = await newRider(app)
  // Whoever may do everything meets every handler.
  await database.db.updateTable('account').set({ role_id: 'admin' }).where('id', '=', rider.user.id).execute()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const send = (options: InjectOptions): Promise<LightMyRequestResponse> => {
  sent += 1
  return app.inject(options)
}

/** No failure of ours, and no failure that tells how we are built. */
const expectCivil = (answer: LightMyRequestResponse): void => {
  expect(answer.statusCode, answer.body.slice(0, 200)).toBeLessThan(500)
  if (answer.statusCode < 400 || answer.body === '') return
  const isPage = String(answer.headers['content-type']).startsWith('text/html')
  if (!isPage) expect(apiError.safeParse(answer.json()).error).toBeUndefined()
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d|\bat .+\(|syntax error|relation "/)
}

const ids = loadFixtureCatalogue().trails.map(({ id }) => id)
const idArbitrary = fc.oneof(fc.constantFrom(...ids), fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,9}){0,4}$/))

const addressOf = ({ path }: Endpoint, id: string, query: unknown): string => {
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return path.replace(':id', encodeURIComponent(id)) + (search === '' ? '' : `?${search}`)
}

interface FuzzedCall {
  readonly id: string
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
}

const callOf = ({ query, headers, body }: Endpoint): Arbitrary<FuzzedCall> =>
  fc.record({
    id: idArbitrary,
    query: query ? fc.oneof(arbitraryOf(query), encodedQueryOf(query)) : fc.constant({}),
    headers: headers ? fc.oneof(arbitraryOf(headers), encodedQueryOf(headers)) : fc.constant({}),
    body: body ? arbitraryOf(body) : fc.constant(undefined),
  })

/** What only the code behind the schemas can refuse: a track or a photo that is none, an id that is changed, a name that JSON may not have. */
const isRefusedLater = ({ id }: Endpoint, body: unknown): boolean =>
  /^(rides|ride-photos)\./.test(id) ||
  /^(settings|saved-trails|campground-reviews).change$/.test(id) ||
  (JSON.stringify(body) ?? '').includes('__proto__')

/** What the schemas let pass must be answered, or refused for a reason of its own: a bad cursor, an unknown record. */
const mayBeRefused = (endpoint: Endpoint, call: FuzzedCall): boolean => {
  const { params, query, headers, body } = endpoint
  const parts = [params?.safeParse({ id: call.id }), query?.safeParse(call.query), headers?.safeParse(call.headers), body?.safeParse(call.body)] // prettier-ignore
  const passes = parts.every((part) => part?.success ?? true)
  return !passes || 'cursor' in (call.query as object) || isRefusedLater(endpoint, call.body)
}

const headersOf = ({ who }: Endpoint, { headers }: FuzzedCall): Record<string, string> => ({
  ...(headers as Record<string, string>),
  ...(who !== 'guest' && { authorization: `Bearer ${rider.tokens.accessToken}` }),
})

describe('requests made from the contract', () => {
  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'are answered at %s',
    async (_, endpoint) => {
      const runs = endpoint.who === 'guest' ? RUNS_AN_ENDPOINT : RUNS_OF_A_RIDER
      let answered = 0
      await fc.assert(
        fc.asyncProperty(callOf(endpoint), async (call) => {
          const url = addressOf(endpoint, call.id, call.query)
          const payload = call.body === undefined ? {} : { payload: call.body as object }
          const answer = await send({ method: endpoint.method, url, headers: headersOf(endpoint, call), ...payload })
          expectCivil(answer)
          if (answer.statusCode === 200) answered += 1
          if (!mayBeRefused(endpoint, call)) expect(answer.statusCode, answer.body.slice(0, 200)).not.toBe(400)
        }),
        { numRuns: runs, endOnFailure: true },
      )
      // A part gets through to the handler and the database, or nothing would be shown.
      if (!endpoint.body && !endpoint.params && !endpoint.id.startsWith('provider.')) {
        expect(answered).toBeGreaterThan(runs / 10)
      }
    },
    120_000,
  )
})

const nasty = fc.constantFrom(
  '%00',
  '%',
  '%ff%fe',
  '%C0%AF',
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/',
  "'; drop table trail; --",
  '${7*7}',
  '<script>',
  '9'.repeat(400),
  'a'.repeat(20_000),
  '-1',
  '1e309',
  'NaN',
  '\u202e',
  '[]',
  '{}',
  '&&&===',
)
const piece = fc.oneof(nasty, fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }).map(encode))
function encode(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
const names = [
  'q',
  'near',
  'bbox',
  'withinMiles',
  'openOn',
  'limit',
  'cursor',
  'county',
  'id',
  '__proto__',
  'constructor',
]
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), piece), piece).map(([name, value]) => `${name}=${value}`)
const path = fc.oneof(
  fc.constantFrom(...ENDPOINTS.map((endpoint) => endpoint.path as string)),
  fc
    .tuple(fc.constantFrom('/api/trails/', '/api/wmas/', '/api/', '/', '//', '/map/'), piece)
    .map((parts) => parts.join('')),
)
const canBeInjected = ({ url }: { url: string }) => URL.canParse(url, 'http://localhost')
const garbage = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
  url: fc.tuple(path, fc.array(pair, { maxLength: 4 })).map(([where, pairs]) => `${where}?${pairs.join('&')}`),
  headers: fc.dictionary(
    fc.constantFrom(
      'authorization',
      'cookie',
      'origin',
      'host',
      'if-match',
      'idempotency-key',
      'accept-encoding',
      'if-none-match',
      'content-type',
      'x-forwarded-for',
      'range',
      'accept',
    ),
    fc.oneof(
      fc.constantFrom(
        'application/json',
        'text/xml',
        'application/json; charset=utf-16',
        'multipart/form-data',
        '*',
        'br;q=x',
      ),
      fc.stringMatching(/^[ -~]{0,60}$/),
    ),
  ),
  payload: fc.option(fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constant('{"a":'), fc.constant('[')), {
    nil: undefined,
  }),
})

describe('garbage', () => {
  it('is refused, never a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(garbage.filter(canBeInjected), async ({ payload, ...rest }) => {
        expectCivil(await send({ ...rest, ...(payload !== undefined && { payload }) } as InjectOptions))
      }),
      { numRuns: GARBAGE_RUNS },
    )
  }, 120_000)

  const exchange = (bytes: Buffer): Promise<string> =>
    new Promise((resolve) => {
      const chunks: Buffer[] = []
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
      socket.on('data', (chunk: Buffer) => chunks.push(chunk))
      socket.on('error', () => resolve(Buffer.concat(chunks).toString('latin1')))
      socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    })

  it('on the bare socket is refused too, and the server lives on', async () => {
    const line = fc.oneof(
      garbage.map(({ method, url }) =>
        Buffer.from(`${method} ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      ),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ maxLength: 60 }).map((text) => Buffer.from(`GET /api/trails?q=${text} HTTP/1.1\r\nhost: x\r\n\r\n`)),
      fc
        .stringMatching(/^[A-Z]{1,12}$/)
        .map((method) => Buffer.from(`${method} /api/trails HTTP/1.1\r\nhost: x\r\n\r\n`)),
      fc.constant(Buffer.from(`GET /api/health HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)),
      fc.constant(Buffer.from('POST /api/trail-reports HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999\r\n\r\n{')),
      fc.constant(
        Buffer.from('GET /api/trails HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\nzz'),
      ),
    )
    await fc.assert(
      fc.asyncProperty(line, async (bytes) => {
        sent += 1
        const answer = await exchange(bytes)
        expect(answer).not.toMatch(/^HTTP\/1\.1 5\d\d/)
        expect(answer).not.toMatch(/node_modules|\.ts:\d/)
      }),
      { numRuns: SOCKET_RUNS },
    )
    expect((await app.inject('/api/health')).statusCode).toBe(200)
  }, 120_000)

  it('was sent in earnest: five thousand requests and more', () => {
    expect(sent).toBeGreaterThanOrEqual(5000)
  })
})
