import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** The key a browser subscribes with: the VAPID public key, base64url. */
export const getPushKey = defineEndpoint({
  id: 'push.key',
  method: 'GET',
  path: '/api/push/key',
  summary: 'The key to subscribe to notifications with',
  who: 'guest',
  offline: 'none',
  output: z.strictObject({ publicKey: z.string() }),
  errors: [],
})

const base64url = z.string().regex(/^[A-Za-z0-9_-]+=*$/, 'must be base64url')

/** What `PushSubscription.toJSON()` gives. Only the push services of browsers are written to. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'must be an address starting with https://' }).max(2000),
  keys: z.object({ p256dh: base64url.max(200), auth: base64url.max(100) }),
})
export type PushSubscriptionFields = z.input<typeof pushSubscription>

/** `POST /api/push/subscriptions`: this browser wants notifications for me. `bad_request`: not an address of a push service we know. */
export const subscribePush = defineEndpoint({
  id: 'push.subscribe',
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Notify this browser',
  who: 'user',
  offline: 'none',
  body: pushSubscription,
  output: z.strictObject({ ok: z.literal(true) }),
  errors: [],
  perMinute: 20,
})

/** `POST /api/push/subscriptions/removal`: no more. Done already is done. */
export const unsubscribePush = defineEndpoint({
  id: 'push.unsubscribe',
  method: 'POST',
  path: '/api/push/subscriptions/removal',
  summary: 'Notify this browser no more',
  who: 'user',
  offline: 'none',
  body: z.object({ endpoint: z.string().max(2000) }),
  output: z.strictObject({ ok: z.literal(true) }),
  errors: [],
  perMinute: 20,
})

/** What a notification carries to the service worker, as JSON. `tag` is the same for repetitions of one notification. */
export const pushMessage = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** Page to open, from the root. */
  url: z.string(),
  tag: z.string(),
  /** It stays until it is touched. */
  isUrgent: z.boolean(),
})
export type PushMessage = z.infer<typeof pushMessage>
