// Riders at work: reads and writes of their own records by many at once, and signing in under argon2id. On the embedded database and on
// PostgreSQL: the one DATABASE_URL names (which it fills with riders called bench-…), or a throw-away one where Debian's is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { findPostgres, startPostgres } from '../tools/postgres.ts'
import type { Bench, Measurement } from './harness.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RIDERS = 200
const WARM_UP_S = 2
const ROUND_S = 8
/** An hour of a rider who opens the app every other minute and writes once in five, times the riders. */
const HOUR_OF_READS = RIDERS * 30
const HOUR_OF_WRITES = RIDERS * 12
/** A busy machine is slow, not broken. */
const PATIENCE_S = 60
const PASSWORD = 'gravel and mud'

interface Server {
  readonly address: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

const startServer = async (dataFolder: string, databaseUrl: string): Promise<Server> => {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /ready: (http\S+)/.exec(line) ?? []
    if (address === undefined) continue
    child.stdout.resume()
    return { address, pid: child.pid ?? 0, stop }
  }
  throw new Error('The server ended before it listened.')
}

const post = async (url: string, body: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // The server slows sign-ins from one address down, and says for how long.
  if (answer.status === 429) {
    await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000)
    return post(url, body)
  }
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

interface Rider {
  readonly username: string
  readonly token: string
}

const makeRider = async (address: string): Promise<Rider> => {
  const username = `bench-${randomUUID().slice(0, 13)}`
  await post(`${address}/api/auth/register`, { username, email: 'bench@example.org', password: PASSWORD })
  const { accessToken } = (await post(`${address}/api/auth/login`, { username, password: PASSWORD })) as {
    accessToken: string
  }
  return { username, token: accessToken }
}

const AT_ONCE = 10

const makeRiders = async (address: string): Promise<Rider[]> => {
  const riders: Rider[] = []
  for (let made = 0; made < RIDERS; made += AT_ONCE) {
    riders.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => makeRider(address)))))
  }
  return riders
}

type RequestOf = (rider: Rider) => {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const readChanges: RequestOf = ({ token }) => ({
  method: 'GET',
  path: '/api/changes?since=0&limit=50',
  headers: { authorization: `Bearer ${token}` },
})

const keepWaypoint: RequestOf = ({ token }) => ({
  method: 'POST',
  path: '/api/waypoints',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ name: 'Camp', note: 'Water nearby, level ground', position: { lng: -93.1, lat: 35.7 } }),
})

const login: RequestOf = ({ username }) => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password: PASSWORD }),
})

interface Load {
  readonly perSecond: number
  readonly p99Ms: number
}

/** The riders take turns; each request is made anew, so that no two writes have one key. */
const load = async (server: Server, riders: readonly Rider[], requestOf: RequestOf, size: object): Promise<Load> => {
  let next = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const rider = riders[(next += 1) % riders.length]
    return rider ? { ...request, ...requestOf(rider) } : request
  }
  const url = server.address
  const result = await autocannon({
    url,
    connections: riders.length,
    timeout: PATIENCE_S,
    ...size,
    requests: [{ setupRequest }],
  })
  // Sign-ins from one address are slowed down; those that were let in are what counts.
  const slowedDown = result.statusCodeStats?.['429']?.count ?? 0
  if (result.non2xx > slowedDown || result.errors > 0) {
    throw new Error(`${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} of them for lack of time`)
  }
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}

/** Resident memory of a process in kB, where the system tells (Linux). */
const residentKb = (pid: number): number => {
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB)
}

const measureOn = async (engine: string, server: Server, say: (line: string) => void): Promise<Measurement[]> => {
  const none = { peer: null, target: null }
  say(`${engine}: making ${RIDERS} riders`)
  const riders = await makeRiders(server.address)
  const both: Measurement[] = []
  for (const [what, requestOf] of [
    ['reads', readChanges],
    ['writes', keepWaypoint],
  ] as const) {
    await load(server, riders, requestOf, { duration: WARM_UP_S })
    say(`${engine}: ${what} by ${RIDERS} at once for ${ROUND_S} s`)
    const { perSecond, p99Ms } = await load(server, riders, requestOf, { duration: ROUND_S })
    say(`${engine}: ${Math.round(perSecond)} a second, p99 ${Math.round(p99Ms)} ms`)
    both.push(
      { name: `${what} of own records, ${engine}, ${RIDERS} at once`, unit: 'req/s', ours: perSecond, ...none },
      { name: `the same, p99`, unit: 'ms', ours: p99Ms, ...none },
    )
  }
  const someRiders = riders.slice(0, AT_ONCE)
  const { perSecond } = await load(server, someRiders, login, { duration: ROUND_S })
  both.push({
    name: `signing in under argon2id, ${engine}, ${AT_ONCE} at once`,
    unit: 'req/s',
    ours: perSecond,
    ...none,
  })
  const beforeKb = residentKb(server.pid)
  say(`${engine}: an hour's worth of requests`)
  await load(server, riders, readChanges, { amount: HOUR_OF_READS })
  await load(server, riders, keepWaypoint, { amount: HOUR_OF_WRITES })
  const afterKb = residentKb(server.pid)
  const grownKb = afterKb - beforeKb
  both.push(
    { name: `memory of the server after an hour's worth of requests, ${engine}`, unit: 'kB', ours: afterKb, ...none },
    { name: `grown by that hour`, unit: 'kB', ours: grownKb, peer: null, target: { of: 'ours', atMost: 200_000 } },
  )
  return both
}

const measure = async (databaseUrl: string, say: (line: string) => void): Promise<Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-bench-'))
  const server = await startServer(folder, databaseUrl)
  try {
    return await measureOn(databaseUrl === '' ? 'embedded' : 'PostgreSQL', server, say)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const onPostgres = async (databaseUrl: string, say: (line: string) => void): Promise<readonly Measurement[]> => {
  if (databaseUrl !== '') return measure(databaseUrl, say)
  const install = findPostgres()
  if (install === null) {
    say('Skipped: PostgreSQL is not on this machine, and DATABASE_URL names none.')
    return []
  }
  const postgres = await startPostgres(install)
  try {
    return await measure(postgres.url, say)
  } finally {
    await postgres.remove()
  }
}

const run = async (say: (line: string) => void): Promise<readonly Measurement[]> => [
  ...(await measure('', say)),
  ...(await onPostgres(process.env['DATABASE_URL'] ?? '', say)),
]

export const bench: Bench = { name: 'load', run }
