import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { signedForm, startTwilio, TWILIO } from '../apps/server/src/testing/twilio-stand-in.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const HOME = 'http://127.0.0.1'

/** A port nobody has, so that the server comes back at the same address. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port was free.')
  return address.port
}

const startServer = async (env: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The server says nothing.')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) if (line.includes('ready:')) return child
  throw new Error('The server did not start.')
}

/** A server with its database on disk, in a process that can be killed, and a provider of texts that stays. */
export const startWorld = async () => {
  const twilio = await startTwilio()
  const folder = mkdtempSync(join(tmpdir(), 'bluffline-alerts-'))
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    PUBLIC_URL: `${HOME}:${port}`,
    TWILIO_ACCOUNT_SID: TWILIO.accountSid,
    TWILIO_AUTH_TOKEN: TWILIO.authToken,
    TWILIO_FROM: TWILIO.from,
    TWILIO_URL: twilio.url,
    RECREATION_GOV_URL: 'off',
  }
  let child = await startServer(env)
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = await startServer(env)
  }
  const killAgainAndAgain = (kills: number, [shortestMs, longestMs]: readonly [number, number]) => {
    let isOver = false
    let done = 0
    const run = async () => {
      while (!isOver && done < kills) {
        await new Promise((resolve) => setTimeout(resolve, randomInt(shortestMs, longestMs)))
        if (isOver) break
        await kill()
        done += 1
        console.log(`kill ${done}`)
      }
    }
    const running = run()
    return {
      stop: async () => {
        isOver = true
        await running
        return done
      },
      ended: running,
    }
  }
  const origin = `${HOME}:${port}`
  return {
    twilio,
    origin,
    killAgainAndAgain,
    /** What the carrier says became of a text. */
    receipt: (callback: string, status: string) => {
      const { payload, headers } = signedForm(callback, { MessageSid: 'SM0', MessageStatus: status })
      return fetch(callback, { method: 'POST', headers, body: payload })
    },
    reply: (from: string, text: string) => {
      const url = `${origin}/api/sms/replies`
      const fields = { From: from, To: TWILIO.from, Body: text, MessageSid: `SM${randomUUID()}` }
      const { payload, headers } = signedForm(url, fields)
      return fetch(url, { method: 'POST', headers, body: payload })
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      twilio.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type World = Awaited<ReturnType<typeof startWorld>>

export interface Rider {
  readonly phone: string
  /** The phone of the one contact. */
  readonly contactPhone: string
  readonly call: (
    method: string,
    path: string,
    more?: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal },
  ) => Promise<Response>
}

let numbers = 0
const newPhone = (): string => `+1479${String(2_000_000 + (numbers += 1))}`

const callWith =
  (origin: string, token: string | null): Rider['call'] =>
  (method, path, { body, headers, signal } = {}) =>
    fetch(origin + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })

/** Somebody with a contact who has agreed, a phone of their own, and a key for alerts. */
const newRider = async (world: World): Promise<Rider> => {
  const { origin } = world
  const [username, password] = [`rider-${randomUUID().slice(0, 12)}`, 'gravel and mud']
  const open = callWith(origin, null)
  await open('POST', '/api/auth/register', { body: { username, password, email: `${username}@example.org` } })
  const session = await open('POST', '/api/auth/login', { body: { username, password } })
  const { accessToken } = (await session.json()) as { accessToken: string }
  const signedIn = callWith(origin, accessToken)
  const [phone, contactPhone] = [newPhone(), newPhone()]
  const put = (fields: object) => signedIn('PUT', `/api/emergency-contacts/${randomUUID()}`, { body: fields })
  await put({ name: 'Alex', role: 'self', phone })
  await put({ name: 'Jo', phone: contactPhone })
  await world.reply(phone, 'YES')
  await world.reply(contactPhone, 'YES')
  const pass = (await (await signedIn('POST', '/api/alert-passes')).json()) as { token: string }
  return { phone, contactPhone, call: callWith(origin, pass.token) }
}

export const riders = async (world: World, number: number): Promise<readonly Rider[]> => {
  const all: Rider[] = []
  for (let one = 0; one < number; one += 1) all.push(await newRider(world))
  console.log(`${number} riders with contacts who agreed`)
  return all
}
