import type { ErrorCode } from '@bluffline/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from './reply.ts'

const KNOWN: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'The request is larger than allowed.'],
  415: ['unsupported_media_type', 'Send JSON, with content-type: application/json.'],
  429: ['rate_limited', 'Too many requests from this address. Wait a minute and try again.'],
  503: ['not_ready', 'The server is about to stop. Try again in a moment.'],
}

/** What the framework refuses before a handler runs keeps its kind and loses its wording; anything else is a bug: logged, not told. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500
  const [code, message] = KNOWN[status] ?? ['bad_request', 'The request could not be read.']
  if (status in KNOWN || (status >= 400 && status < 500)) return sendFailure(reply, code, message)
  request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  return sendFailure(reply, 'internal', 'Something went wrong on our side. It has been logged.')
}
