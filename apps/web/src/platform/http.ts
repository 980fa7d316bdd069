import {
  APP_HEADER,
  type BodyOf,
  type Endpoint,
  type Method,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
} from '@bluffline/contract'
import { addressOf } from './address.ts'
import { REFRESH_PATH, type Credentials } from './credentials.ts'
import { HttpError, textOfFailure } from './http-error.ts'
import type { QueueOptions, RequestQueue } from './request-queue.ts'

type Field<K extends string, V> = V extends undefined ? { readonly [k in K]?: undefined } : { readonly [k in K]: V }
type QueryField<V> = V extends undefined ? { readonly query?: undefined } : { readonly query?: Partial<V> }

/** What a call of this endpoint needs: its path parameters, its query, its body. */
export type CallInput<E extends Endpoint> = Field<'params', ParamsOf<E>> &
  QueryField<QueryOf<E>> &
  Field<'body', BodyOf<E>> &
  CallHeaders &
  QueueOptions

interface CallHeaders {
  /** A write with the same key is done once, however often it is sent. */
  readonly idempotencyKey?: string
  /** The revision the write was made from. */
  readonly ifMatch?: string
  /** A key of its own in the place of the session's: it is never renewed. */
  readonly bearer?: string
  /** What this device's clock says at the moment of sending. */
  readonly deviceTimeMs?: number
}

export interface ReadOptions extends QueueOptions {
  /** What a 401 becomes. */
  readonly on401?: 'throw' | 'returnNull'
}

export interface WriteRequest extends CallHeaders {
  readonly method: Exclude<Method, 'GET'>
  readonly path: string
  /** JSON, or form data for uploads. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export interface HttpPort {
  /** Calls an endpoint of the contract and checks the answer against its schema. Throws `HttpError`, or a network `TypeError`. */
  readonly call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<OutputOf<E>>
  /** Reads the path that the query key parts give when joined by '/'. */
  readonly read: (key: readonly (string | number)[], options?: ReadOptions) => Promise<unknown>
  readonly write: (request: WriteRequest) => Promise<unknown>
  /** Reads a file. */
  readonly file: (path: string) => Promise<Blob>
}

async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw new HttpError(response.status, await textOfFailure(response))
  const text = await response.text()
  if (text === '') return null
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

interface Parts {
  /** Signs calls of a signed-in person. */
  readonly credentials?: Credentials
  /** Orders plain reads. */
  readonly queue?: RequestQueue
}

type Headers = Record<string, string>

/** An answer of these is about the words that were sent, not about the session. */
const ABOUT_THEMSELVES: readonly string[] = ['/api/auth/login', '/api/auth/register', '/api/auth/logout', REFRESH_PATH]

function initOf(
  method: Method,
  body: unknown,
  { idempotencyKey, ifMatch, deviceTimeMs }: CallHeaders,
): RequestInit & { headers: Headers } {
  const isForm = body instanceof FormData
  const headers: Headers = {
    ...(method !== 'GET' && { [APP_HEADER.name]: APP_HEADER.value }),
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    ...(deviceTimeMs !== undefined && { 'device-time': String(Math.round(deviceTimeMs)) }),
  }
  if (body === undefined) return { method, headers }
  return { method, headers, body: isForm ? body : JSON.stringify(body) }
}

/** The app's only door to the network. `send` is the browser's `fetch`, or a fake. */
export function createHttp(send: typeof fetch, { credentials, queue }: Parts = {}): HttpPort {
  const attempt = (path: string, init: RequestInit, bearer: string | null) => {
    const headers = { ...(init.headers as Headers), ...(bearer !== null && { authorization: `Bearer ${bearer}` }) }
    return send(path, { credentials: 'include', ...init, headers })
  }
  const signed = async (path: string, init: RequestInit) => {
    const bearer = credentials?.bearer() ?? null
    const response = await attempt(path, init, bearer)
    // Who never had a token has none to renew.
    if (response.status !== 401 || !credentials?.has() || ABOUT_THEMSELVES.includes(path)) return response
    const renewal = await credentials.renew(bearer)
    return renewal === 'renewed' ? attempt(path, init, credentials.bearer()) : response
  }
  const go = (path: string, init: RequestInit, options: QueueOptions & CallHeaders) => {
    const { signal, bearer } = options
    const whole = signal ? { ...init, signal } : init
    const run = async () => answer(await (bearer === undefined ? signed(path, whole) : attempt(path, whole, bearer)))
    const isPlainRead = init.method === 'GET' && init.body === undefined
    return isPlainRead && queue?.isAvailable() ? queue.run(run, options) : run()
  }
  return {
    call: async (endpoint, input) => {
      const value = await go(addressOf(endpoint, input), initOf(endpoint.method, input.body, input), input)
      return endpoint.output.parse(value) as OutputOf<typeof endpoint>
    },
    read: async (key, options = {}) => {
      try {
        return await go(key.join('/'), initOf('GET', undefined, {}), options)
      } catch (error) {
        if (options.on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null
        throw error
      }
    },
    file: async (path) => {
      const response = await signed(path, initOf('GET', undefined, {}))
      if (!response.ok) throw new HttpError(response.status, await textOfFailure(response))
      return response.blob()
    },
    write: (request) => go(request.path, initOf(request.method, request.body, request), request),
  }
}
