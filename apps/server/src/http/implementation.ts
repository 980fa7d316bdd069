import type { BodyOf, Endpoint, ErrorOf, HeadersOf, OutputOf, ParamsOf, QueryOf } from '@bluffline/contract'
import type { Readable } from 'node:stream'
import type { PreparedAnswer } from '../platform/answer.ts'
import type { Caller, Visitor } from '../platform/caller.ts'
import type { Outward } from '../platform/outward.ts'
import type { Result } from '../platform/result.ts'

/** The parts of a request that an endpoint's schemas read. */
export interface CallParts<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly headers: HeadersOf<E>
  readonly body: BodyOf<E>
}

/** A request after its parts were read by the endpoint's schemas, and its caller let in. */
export interface Call<E extends Endpoint> extends CallParts<E> {
  /** Who calls; null for an endpoint that is for everybody. */
  readonly caller: E['who'] extends 'guest' ? null : Caller
  readonly visitor: Visitor
}

/** A success: the value itself, with headers, or bytes made ready before. */
export type Answer<T> = T | PreparedAnswer | Outward<T | Readable>

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<Answer<OutputOf<E>>, ErrorOf<E> | 'bad_request' | 'not_ready' | 'rate_limited'>>

/** An endpoint with the code that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint
  readonly handle: (call: Call<Endpoint>) => Promise<Result<unknown, Endpoint['errors'][number]>>
}

/** Ties a handler to its endpoint: what it takes and gives is checked against the schemas by the compiler. */
export const implement = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation => ({
  endpoint,
  // The parts were decoded by this very endpoint's schemas, and its caller admitted, before the handler sees them.
  handle: (call) => handle(call as unknown as Call<E>),
})
