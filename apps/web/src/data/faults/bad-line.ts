import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the line does to one request. `lost` and `cut`: the server did it, the answer does not arrive or not whole. */
const FAULTS = ['none', 'dropped', 'lost', 'cut', 'doubled', 'late'] as const
type Fault = (typeof FAULTS)[number]

export interface BadLine {
  readonly url: string
  /** From now on, every request meets one of the faults (by chance) or none. */
  readonly setBad: (isBad: boolean) => void
  readonly counts: Readonly<Record<Fault, number>>
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function forward(target: string, request: IncomingMessage, body: Buffer): Promise<Response> {
  const headers = Object.entries(request.headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  )
  return fetch(`${target}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
}

async function answer(response: ServerResponse, from: Response, isCut: boolean): Promise<void> {
  const bytes = Buffer.from(await from.arrayBuffer())
  const type = from.headers.get('content-type') ?? 'text/plain'
  response.writeHead(from.status, { 'content-type': type, 'content-length': bytes.length })
  if (!isCut) return void response.end(bytes)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

/** A proxy on loopback that drops, loses, cuts short, doubles and delays. `chance` gives numbers from 0 to 1. */
export async function startBadLine(target: () => string, chance: () => number): Promise<BadLine> {
  const counts = { none: 0, dropped: 0, lost: 0, cut: 0, doubled: 0, late: 0 }
  let isBad = false
  const carry = async (request: IncomingMessage, response: ServerResponse) => {
    const fault: Fault = isBad ? (FAULTS[Math.floor(chance() * FAULTS.length)] ?? 'none') : 'none'
    counts[fault] += 1
    const body = await bodyOf(request)
    if (fault === 'dropped') return void response.destroy()
    if (fault === 'late') await wait(chance() * 50)
    const answers = await Promise.all([
      forward(target(), request, body),
      ...(fault === 'doubled' ? [forward(target(), request, body)] : []),
    ])
    const [first] = answers
    if (fault === 'lost' || !first) return void response.destroy()
    await answer(response, answers.at(-1) ?? first, fault === 'cut')
  }
  const server = createServer((request, response) => void carry(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setBad: (next) => void (isBad = next),
    counts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
