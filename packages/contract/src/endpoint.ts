import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The least role that may call: everybody, any signed-in person, testers and admins, admins alone. */
export type Who = 'guest' | 'user' | 'test' | 'admin'

/**
 * What the app may do with a call while there is no signal.
 * `none`: it needs the network. `cache`: the last good answer stands in. `queue`: the write waits in the outbox.
 */
export type Offline = 'none' | 'cache' | 'queue'

/** Every error code an answer can carry. Which status goes with which is the server's affair. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'invalid_credentials',
  'forbidden',
  'wrong_password',
  'sign_in_again',
  'not_found',
  'no_line',
  'not_configured',
  'conflict',
  'name_taken',
  'key_reused',
  'quota_exceeded',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'not_ready',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Codes any endpoint can answer with, beside the ones it lists itself. */
export const COMMON_ERRORS = [
  'bad_request',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'not_ready',
  'internal',
] as const satisfies readonly ErrorCode[]

/**
 * Body of every answer that is not a success. `message` is a sentence for a person; a bad parameter is named in it. A `conflict` over
 * a rider's own record carries the server's version of it as `current`: the record, or the tombstone of one that was deleted.
 */
export const apiError = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string().min(1),
  current: z.unknown().optional(),
})
export type ApiError = z.infer<typeof apiError>

/**
 * One call of the API, as a value: the server implements it, the client calls it, the outbox replays it by `id`, OpenAPI
 * is generated from it. `params` and `query` decode from the strings of an address (`z.encode` writes them back).
 */
export interface Endpoint {
  /** Stable name, `noun.verb`. */
  readonly id: string
  readonly method: Method
  /** Path with `:name` parameters. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly who: Who
  readonly offline: Offline
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** Request headers it reads, by their names in lower case; decoded like the query. */
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Largest body in kB, where the endpoint takes more than the rest of the API. */
  readonly bodyLimitKb?: number
  /**
   * It may be called on the strength of the session's cookie alone. A write of that kind needs `APP_HEADER` and comes from our own
   * origin; everything else asks for the access token as `Authorization: Bearer …`.
   */
  readonly ridesOnCookie?: true
  /** An alert pass (`Authorization: Bearer …`) opens it too: a device must be able to call for help after its session has ended. */
  readonly takesAlertPass?: true
  /** What a success answers. For a media type other than JSON it is a string. */
  readonly output: z.ZodType
  /** Media type of a success; `application/json` where it is not said. */
  readonly mediaType?: string
  /** The list it answers is paged: `limit` and `cursor` go in, the next page is named by a `Link: <…>; rel="next"` header. */
  readonly paged?: true
  /** Codes of its own, beside `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[]
  /** At most this many calls a minute from one address, where fewer are wanted than of anything else. */
  readonly perMinute?: number
}

type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined

/** Decoded path parameters of an endpoint. */
export type ParamsOf<E extends Endpoint> = Decoded<E['params']>
/** Decoded query of an endpoint. */
export type QueryOf<E extends Endpoint> = Decoded<E['query']>
/** Decoded request headers of an endpoint. */
export type HeadersOf<E extends Endpoint> = Decoded<E['headers']>
/** Decoded body of an endpoint. */
export type BodyOf<E extends Endpoint> = Decoded<E['body']>
/** What a success of an endpoint answers. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>
/** The codes an endpoint's own logic may fail with. */
export type ErrorOf<E extends Endpoint> = E['errors'][number]

/** Gives the value back with its exact type, so that the schemas stay known to whoever imports it. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint
