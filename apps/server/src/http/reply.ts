import type { ApiError, Endpoint, ErrorCode } from '@bluffline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PreparedAnswer } from '../platform/answer.ts'
import { Outward } from '../platform/outward.ts'
import { acceptedEncodings, matchesEtag } from './negotiate.ts'
import { STATUS } from './status.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const RETRY_AFTER_S = 2

interface FailureParts {
  readonly message: string
  readonly current?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The one shape of every failure. */
export const sendFailure = (reply: FastifyReply, code: ErrorCode, parts: string | FailureParts): FastifyReply => {
  const { message, current, headers = {} } = typeof parts === 'string' ? { message: parts } : parts
  const body: ApiError = current === undefined ? { code, message } : { code, message, current }
  reply.headers(headers)
  if (code === 'not_ready') reply.header('retry-after', RETRY_AFTER_S)
  return reply.code(STATUS[code]).header('cache-control', 'no-store').type(JSON_TYPE).send(JSON.stringify(body))
}

/** Sends what was made before, or says that the caller has it already. */
export const sendPrepared = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply => {
  const variant = answer.variant(acceptedEncodings(request.headers['accept-encoding']))
  if (!variant) throw new Error('An answer was prepared without its plain form.')
  if (!matchesEtag(request.headers['if-none-match'], variant.etag)) {
    return reply.headers(variant.headers).send(variant.body)
  }
  const { etag, vary, 'cache-control': cacheControl } = variant.headers
  return reply.code(304).headers({ etag, vary, 'cache-control': cacheControl }).send()
}

/** Sends what a handler answered. What was not prepared is of the moment, and not to be kept. */
export const sendSuccess = (
  endpoint: Endpoint,
  value: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply => {
  if (value instanceof PreparedAnswer) return sendPrepared(request, reply, value)
  if (value instanceof Outward) {
    reply.code(value.status).headers(value.headers)
    return sendSuccess(endpoint, value.value, { request, reply })
  }
  const isJson = endpoint.mediaType === undefined
  return reply
    .header('cache-control', 'no-store')
    .type(endpoint.mediaType ?? JSON_TYPE)
    .send(isJson ? JSON.stringify(value) : value)
}
