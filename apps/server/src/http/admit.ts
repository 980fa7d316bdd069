import type { Endpoint } from '@bluffline/contract'
import { roleMay } from '@bluffline/core'
import type { FastifyRequest } from 'fastify'
import type { Caller, Doorkeeper, Visitor } from '../platform/caller.ts'
import { failure, type Result, success } from '../platform/result.ts'

const SIGN_IN = failure('unauthorized', 'Please sign in.', { headers: { 'www-authenticate': 'Bearer' } })
const NOT_YOURS = failure('forbidden', 'Your account may not do this.')

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]{1,4000}=*)$/i

const callerOf = async (
  endpoint: Endpoint,
  { request, visitor, doorkeeper }: { request: FastifyRequest; visitor: Visitor; doorkeeper: Doorkeeper },
): Promise<Caller | null> => {
  const { authorization } = request.headers
  const [, token] = BEARER.exec(authorization ?? '') ?? []
  if (token !== undefined) {
    const caller = await doorkeeper.byAccessToken(token)
    return caller ?? (endpoint.takesAlertPass === true ? doorkeeper.byAlertPass(token) : null)
  }
  const mayRide = endpoint.ridesOnCookie === true && (endpoint.method === 'GET' || visitor.isFromOurPages)
  return mayRide && visitor.sessionToken !== null ? doorkeeper.bySessionToken(visitor.sessionToken) : null
}

/** Lets in whom the endpoint is for; who calls is known only where it asks for more than a guest. */
export const admit = async (
  endpoint: Endpoint,
  at: { request: FastifyRequest; visitor: Visitor; doorkeeper: Doorkeeper },
): Promise<Result<Caller | null, 'unauthorized' | 'forbidden'>> => {
  if (endpoint.who === 'guest') return success(null)
  const caller = await callerOf(endpoint, at)
  if (caller === null) return SIGN_IN
  return roleMay(caller.role, endpoint.who) ? success(caller) : NOT_YOURS
}
