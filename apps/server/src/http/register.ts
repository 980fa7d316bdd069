import { ENDPOINTS, type Endpoint } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import type { Implementation } from './implementation.ts'
import { createCallReader } from './read-call.ts'
import { sendFailure, sendSuccess } from './reply.ts'

const registerOne = (app: FastifyInstance, { endpoint, handle }: Implementation): void => {
  // Nobody can be told apart yet, so an endpoint for some people only may not exist: closed rather than open to all.
  if (endpoint.who !== 'guest') throw new Error(`${endpoint.id} asks for ${endpoint.who}, and there is no sign-in.`)
  const read = createCallReader(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.perMinute !== undefined && { config: { rateLimit: { max: endpoint.perMinute } } }),
    handler: async (request, reply) => {
      const call = read(request)
      if (!call.ok) return sendFailure(reply, call.code, call.message)
      const result = await handle(call.value)
      if (!result.ok) return sendFailure(reply, result.code, result.message)
      return sendSuccess(endpoint, result.value, { request, reply })
    },
  })
}

const list = (endpoints: Iterable<Endpoint>): string => [...endpoints].map(({ id }) => id).join(', ')

/** Registers every endpoint of the contract; refuses to start with one missing, twice, or not of the contract. */
export const registerEndpoints = (app: FastifyInstance, implementations: readonly Implementation[]): void => {
  const implemented = new Set(implementations.map(({ endpoint }) => endpoint))
  const missing = ENDPOINTS.filter((endpoint) => !implemented.has(endpoint))
  if (missing.length > 0) throw new Error(`Without an implementation: ${list(missing)}.`)
  const strange = implementations.map(({ endpoint }) => endpoint).filter((endpoint) => !ENDPOINTS.includes(endpoint))
  if (strange.length > 0) throw new Error(`Not in the contract: ${list(strange)}.`)
  for (const implementation of implementations) registerOne(app, implementation)
}
