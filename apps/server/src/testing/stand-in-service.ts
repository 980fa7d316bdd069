import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service outside, played on this machine. */
export interface StandIn {
  readonly base: string
  /** What it was asked, oldest first: address and headers. */
  readonly asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[]
  /** What it answers from now on; a number is a status with nothing in it. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  readonly stop: () => void
}

export async function startStandIn(): Promise<StandIn> {
  const server = createServer((request, response) => {
    standIn.asked.push({ url: request.url ?? '', headers: request.headers })
    standIn.answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const standIn: StandIn = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: (_request, response) => response.writeHead(503).end(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}

export const answering =
  (body: unknown): StandIn['answer'] =>
  (_request, response) =>
    void response.end(typeof body === 'string' ? body : JSON.stringify(body))

/** The ways in which a service fails, and what each is called. */
export const FAILURES: readonly (readonly [string, StandIn['answer'], string, number | null])[] = [
  ['403', (_request, response) => response.writeHead(403).end('{}'), 'refused', null],
  ['404', (_request, response) => response.writeHead(404).end('{}'), 'missing', null],
  ['429', (_request, response) => response.writeHead(429, { 'retry-after': '120' }).end(), 'busy', 120],
  ['500', (_request, response) => response.writeHead(500).end(), 'unreachable', null],
  ['503', (_request, response) => response.writeHead(503, { 'retry-after': 'soon' }).end(), 'unreachable', null],
  ['a web page', answering('<!doctype html><title>Wait</title>'), 'unreadable', null],
  ['an answer cut short', answering('{"features":[{"prop'), 'unreadable', null],
  ['another shape', answering({ data: { rows: [] } }), 'unreadable', null],
  [
    'a broken line',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('{')
      response.socket?.destroy()
    },
    'unreachable',
    null,
  ],
  ['silence', () => undefined, 'slow', null],
]
