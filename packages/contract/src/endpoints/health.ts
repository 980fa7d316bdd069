import { z } from 'zod'
import { catalogCounts } from '../catalog/counts.ts'
import { defineEndpoint } from '../endpoint.ts'

/** `status` is `ok` when the catalogue can be read; `starting` or `stopping` around that; `failing` when the database does not answer. */
export const health = z.strictObject({
  status: z.enum(['ok', 'starting', 'stopping', 'failing']),
  version: z.string(),
  database: z.strictObject({ engine: z.enum(['pglite', 'postgresql']), ok: z.boolean() }),
  /** See `catalogCounts`: the numbers the catalogue's own check prints. Empty until the catalogue is in the database. */
  catalog: catalogCounts.partial(),
  /** Services outside this machine: working as far as known, not set up, or not answering. */
  integrations: z.record(z.string(), z.enum(['configured', 'off', 'failing'])),
})
export type Health = z.infer<typeof health>

/** `GET /api/health`: how the server is, for a person. Always 200. */
export const getHealth = defineEndpoint({
  id: 'health.get',
  method: 'GET',
  path: '/api/health',
  summary: 'How the server is, with the counts of the catalogue',
  who: 'guest',
  offline: 'none',
  output: health,
  errors: [],
})

/** `GET /api/health/live`: the process answers; anything else means restart it. */
export const getLiveness = defineEndpoint({
  id: 'health.live',
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process answers',
  who: 'guest',
  offline: 'none',
  output: z.strictObject({ status: z.literal('live') }),
  errors: [],
})

/** `GET /api/health/ready`: send traffic here; 503 `not_ready` while starting, stopping, or without a database. */
export const getReadiness = defineEndpoint({
  id: 'health.ready',
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The server can take requests',
  who: 'guest',
  offline: 'none',
  output: z.strictObject({ status: z.literal('ready') }),
  errors: ['not_ready'],
})
