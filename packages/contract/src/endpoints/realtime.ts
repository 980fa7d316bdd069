import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** What a realtime session begins with. */
export const realtimeWish = z.strictObject({
  /** The voice that answers. */
  voice: z.string().min(1).max(40).default('marin'),
  /** How the assistant is to behave, in words. */
  instructions: z.string().max(8000),
})

/** A short-lived key of one realtime session. */
export const realtimeSecret = z.strictObject({
  clientSecret: z.string().min(1),
  /** Where the session's SDP offer is sent, with the key as `Authorization: Bearer …`. */
  callsUrl: z.url(),
  /** The model that answers, by the name its service gives it. */
  model: z.string().min(1),
})
export type RealtimeSecret = z.infer<typeof realtimeSecret>

/**
 * `POST /api/realtime/client-secret`: opens the way to the realtime voice service. The service's own key never leaves this server. Spends money: a
 * signed-in rider, a few a minute, so many a day; beyond that `rate_limited`. `not_configured` where no service is set up, `not_ready` while it does not answer.
 */
export const createRealtimeSecret = defineEndpoint({
  id: 'realtime.client-secret',
  method: 'POST',
  path: '/api/realtime/client-secret',
  summary: 'A short-lived key for one session with the realtime voice service',
  who: 'user',
  offline: 'none',
  body: realtimeWish,
  output: realtimeSecret,
  errors: ['not_configured'],
  perMinute: 6,
})
