import { z } from 'zod'
import { session } from '../account/session.ts'
import { defineEndpoint } from '../endpoint.ts'

/** `GET /api/sessions`: where this person is signed in, last used first. */
export const listSessions = defineEndpoint({
  id: 'sessions.list',
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where I am signed in',
  who: 'user',
  offline: 'none',
  output: z.array(session),
  errors: [],
})

/** `DELETE /api/sessions/:id`: ends a session; its access token stops working at once. */
export const endSession = defineEndpoint({
  id: 'sessions.end',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'End one of my sessions',
  who: 'user',
  offline: 'none',
  params: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ ok: z.literal(true) }),
  errors: ['not_found'],
})
