import { ENDPOINTS } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'

/** What every app asks for when it opens: reads of the catalogue that take no parameter. */
const paths = ENDPOINTS.filter(
  ({ method, offline, params, who }) => method === 'GET' && offline === 'cache' && who === 'guest' && !params,
).map(({ path }) => path)

/** Makes the answers everybody asks for before the first one asks. One after the other: people come first. */
export const warmUp = async (app: FastifyInstance): Promise<void> => {
  for (const url of paths) await app.inject({ url })
}
