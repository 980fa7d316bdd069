import type { BodyOf, Endpoint, Method, OutputOf, ParamsOf, QueryOf } from '@bluffline/contract'
import { addressOf } from './address.ts'
import { HttpError, textOfFailure } from './http-error.ts'

type Field<K extends string, V> = V extends undefined ? { readonly [k in K]?: undefined } : { readonly [k in K]: V }
type QueryField<V> = V extends undefined ? { readonly query?: undefined } : { readonly query?: Partial<V> }

/** What a call of this endpoint needs: its path parameters, its query, its body. */
export type CallInput<E extends Endpoint> = Field<'params', ParamsOf<E>> &
  QueryField<QueryOf<E>> &
  Field<'body', BodyOf<E>> & { readonly signal?: AbortSignal }

export interface ReadOptions {
  readonly signal?: AbortSignal
  /** What a 401 becomes. */
  readonly on401?: 'throw' | 'returnNull'
}

export interface WriteRequest {
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
}

async function answer(response: Response): Promise<unknown> {
  if (!response.ok) throw new HttpError(response.status, await textOfFailure(response))
  const text = await response.text()
  if (text === '') return null
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

function bodyOf(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** The app's only door to the network. `send` is the browser's `fetch`, or a fake. */
export function createHttp(send: typeof fetch): HttpPort {
  const go = async (path: string, init: RequestInit) => answer(await send(path, { credentials: 'include', ...init }))
  const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})
  return {
    call: async (endpoint, input) => {
      const { method } = endpoint
      const init = { method, ...bodyOf(input.body), ...withSignal(input.signal) }
      const value = await go(addressOf(endpoint, input), init)
      return endpoint.output.parse(value) as OutputOf<typeof endpoint>
    },
    read: async (key, options = {}) => {
      try {
        return await go(key.join('/'), withSignal(options.signal))
      } catch (error) {
        if (options.on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null
        throw error
      }
    },
    write: ({ method, path, body, signal }) => go(path, { method, ...bodyOf(body), ...withSignal(signal) }),
  }
}
