// `GET /api/trails` of the running server beside a bare Fastify route that sends the same bytes, both in processes of their own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { type Bench, type Measurement, median } from './harness.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CONNECTIONS = 20
const WARM_UP_S = 2
const ROUND_S = 2
const ROUNDS = 5

const CASES = [
  { name: 'GET /api/trails', path: '/api/trails' },
  { name: 'GET /api/trails?near=', path: '/api/trails?near=-92.44,35.09' },
  { name: 'GET /api/trails?near=&withinMiles=50', path: '/api/trails?near=-92.44,35.09&withinMiles=50' },
] as const

interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts a program that prints its address, and waits for it. */
const startServer = async (args: readonly string[], env: Record<string, string>): Promise<Server> => {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  if (child.stdout === null) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return { address, stop }
  }
  throw new Error(`The server ended before it listened: node ${args.join(' ')}`)
}

/** One route, no plugin, no hook, no logger: what the framework itself costs. */
const BARE_SERVER = `
import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'
const body = readFileSync(process.env.BODY_FILE)
const app = fastify()
app.get('/', (request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').header('content-encoding', 'br').send(body))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
`

const HEADERS = { 'accept-encoding': 'br' }

const throughput = async (url: string, durationS: number): Promise<number> => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: durationS, headers: HEADERS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const bytesOf = async (url: string): Promise<Buffer> => {
  // Node's own fetch would take the encoding off again.
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

const measure = async (ours: string, bare: string): Promise<{ ours: number; bare: number }> => {
  await throughput(ours, WARM_UP_S)
  await throughput(bare, WARM_UP_S)
  const rounds: { ours: number; bare: number }[] = []
  // One after the other, so that a busy moment of the machine hits both.
  for (let i = 0; i < ROUNDS; i += 1) {
    rounds.push({ ours: await throughput(ours, ROUND_S), bare: await throughput(bare, ROUND_S) })
  }
  return { ours: median(rounds.map((round) => round.ours)), bare: median(rounds.map((round) => round.bare)) }
}

const run = async (say: (line: string) => void): Promise<readonly Measurement[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-bench-'))
  const measurements: Measurement[] = []
  say('starting the server on a database of its own')
  const server = await startServer(['apps/server/src/main.ts'], {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  try {
    for (const { name, path } of CASES) {
      const url = server.address + path
      const body = await bytesOf(url)
      const [bodyFile, script] = [join(folder, 'body'), join(ROOT, 'bench', `.bare-${process.pid}.mjs`)]
      writeFileSync(bodyFile, body)
      writeFileSync(script, BARE_SERVER)
      const bare = await startServer([script], { BODY_FILE: bodyFile })
      rmSync(script)
      say(`${name}: ${body.length.toLocaleString('en')} bytes, ${CONNECTIONS} connections`)
      const value = await measure(url, bare.address)
      await bare.stop()
      measurements.push({
        name,
        unit: 'req/s',
        ours: value.ours,
        peer: { name: 'bare Fastify route, same bytes', value: value.bare },
        target: { of: 'ratio', atLeast: 0.5 },
      })
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return measurements
}

export const bench: Bench = { name: 'http', run }
