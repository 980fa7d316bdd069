import type { BodyOf, Endpoint, ErrorOf, OutputOf, ParamsOf, QueryOf } from '@bluffline/contract'
import type { PreparedAnswer } from '../platform/answer.ts'
import type { Result } from '../platform/result.ts'

/** A request after its parts were read by the endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

/** A success: the value itself, or bytes made ready before. `next` is the cursor of the page after this one. */
export type Answer<T> = T | PreparedAnswer

type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<Answer<OutputOf<E>>, ErrorOf<E> | 'bad_request' | 'not_ready'>>

/** An endpoint with the code that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint
  readonly handle: (call: Call<Endpoint>) => Promise<Result<unknown, Endpoint['errors'][number]>>
}

/** Ties a handler to its endpoint: what it takes and gives is checked against the schemas by the compiler. */
export const implement = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation => ({
  endpoint,
  // The parts were decoded by this very endpoint's schemas before the handler sees them (see `readCall`).
  handle: (call) => handle(call as Call<E>),
})
