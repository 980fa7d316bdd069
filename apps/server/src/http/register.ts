import { ENDPOINTS, type Endpoint } from '@bluffline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Doorkeeper } from '../platform/caller.ts'
import { admit } from './admit.ts'
import type { Call, Implementation } from './implementation.ts'
import { createCallReader } from './read-call.ts'
import { sendFailure, sendSuccess } from './reply.ts'
import { isForeignWrite, visitorOf } from './visitor.ts'

/** What every endpoint is served with. */
export interface FrontDoor {
  readonly doorkeeper: Doorkeeper
  /** Where the app is reached, where that is configured. */
  readonly publicOrigin: string | null
  /** Largest body in kB, where the endpoint does not say more. */
  readonly bodyLimitKb: number
}

const optionsOf = ({ perMinute, bodyLimitKb }: Endpoint, door: FrontDoor) => ({
  ...(perMinute !== undefined && { config: { rateLimit: { max: perMinute } } }),
  ...(bodyLimitKb !== undefined && { bodyLimit: Math.max(bodyLimitKb, door.bodyLimitKb) * 1024 }),
})

const registerOne = (app: FastifyInstance, door: FrontDoor, { endpoint, handle }: Implementation): void => {
  const read = createCallReader(endpoint)
  const { doorkeeper, publicOrigin } = door
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForeignWrite(request, publicOrigin))
      return sendFailure(reply, 'forbidden', 'This must be done in the app itself.')
    const visitor = visitorOf(request, publicOrigin)
    const admitted = await admit(endpoint, { request, visitor, doorkeeper })
    if (!admitted.ok) return sendFailure(reply, admitted.code, admitted)
    const parts = read(request)
    if (!parts.ok) return sendFailure(reply, parts.code, parts)
    const result = await handle({ ...parts.value, caller: admitted.value, visitor } as Call<Endpoint>)
    if (!result.ok) return sendFailure(reply, result.code, result)
    return sendSuccess(endpoint, result.value, { request, reply })
  }
  app.route({ method: endpoint.method, url: endpoint.path, ...optionsOf(endpoint, door), handler: answer })
}

const list = (endpoints: Iterable<Endpoint>): string => [...endpoints].map(({ id }) => id).join(', ')

/** Refuses to start with an endpoint of the contract missing, or one that is not in it. */
export const checkComplete = (implementations: readonly Implementation[]): void => {
  const implemented = new Set(implementations.map(({ endpoint }) => endpoint))
  const missing = ENDPOINTS.filter((endpoint) => !implemented.has(endpoint))
  if (missing.length > 0) throw new Error(`Without an implementation: ${list(missing)}.`)
  const strange = implementations.map(({ endpoint }) => endpoint).filter((endpoint) => !ENDPOINTS.includes(endpoint))
  if (strange.length > 0) throw new Error(`Not in the contract: ${list(strange)}.`)
}

export const registerEndpoints = (
  app: FastifyInstance,
  door: FrontDoor,
  implementations: readonly Implementation[],
): void => {
  for (const implementation of implementations) registerOne(app, door, implementation)
}
