import type { ApiError, Endpoint, ErrorCode } from '@bluffline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PreparedAnswer } from '../platform/answer.ts'
import { acceptedEncodings, matchesEtag } from './negotiate.ts'
import { STATUS } from './status.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const RETRY_AFTER_S = 2

/** The one shape of every failure. */
export const sendFailure = (reply: FastifyReply, code: ErrorCode, message: string): FastifyReply => {
  const body: ApiError = { code, message }
  if (code === 'not_ready') reply.header('retry-after', RETRY_AFTER_S)
  return reply.code(STATUS[code]).header('cache-control', 'no-store').type(JSON_TYPE).send(JSON.stringify(body))
}

const sendPrepared = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply => {
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
  const isJson = endpoint.mediaType === undefined
  return reply
    .header('cache-control', 'no-store')
    .type(endpoint.mediaType ?? JSON_TYPE)
    .send(isJson ? JSON.stringify(value) : value)
}
