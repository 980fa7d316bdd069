// A stand-in for a live service, on loopback: tests script what it answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Net } from './fetch-text.ts'

export interface Loopback {
  readonly url: string
  /** Addresses asked for, in order. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

type Script = (response: ServerResponse, request: IncomingMessage) => void

export const json =
  (body: unknown): Script =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

export const status =
  (code: number, body = '', headers: Readonly<Record<string, string>> = {}): Script =>
  (response) =>
    response.writeHead(code, headers).end(body)

/** Promises more bytes than it sends, then hangs up. */
export const cutOff =
  (text: string): Script =>
  (response) => {
    response.writeHead(200, { 'content-length': text.length + 100 })
    response.write(text, () => response.destroy())
  }

/** Answers each request with the next of the scripts, the last one again and again. */
export const startLoopback = (scripts: readonly Script[]): Promise<Loopback> =>
  new Promise((resolve) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      const script = scripts[Math.min(asked.length, scripts.length - 1)]
      asked.push(request.url ?? '')
      script?.(response, request)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const close = () => new Promise<void>((closed) => void server.close(() => closed()).closeAllConnections())
      resolve({ url: `http://127.0.0.1:${port}`, asked, close })
    })
  })

/** The real network, without the waiting; what would have been waited is kept. */
export const impatientNet = (): Net & { readonly waitedMs: number[] } => {
  const waitedMs: number[] = []
  return {
    waitedMs,
    fetch: (...args) => fetch(...args),
    sleep: (delayMs) => {
      waitedMs.push(delayMs)
      return Promise.resolve()
    },
  }
}
