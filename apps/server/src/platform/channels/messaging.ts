import type { Config } from '../../config.ts'
import type { Integration } from '../integrations.ts'
import type { Channels } from './channel.ts'
import { createSmtp } from './smtp.ts'
import { createTwilio, isSignedByTwilio } from './twilio.ts'
import { createWebPush, isPushService, newPushKeys, type PushKeys } from './web-push.ts'

type MessagingConfig = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'VAPID_SUBJECT'
>

/** How this server reaches people, before it knows the keys browsers know it by. */
export interface Messaging {
  readonly open: (keys: () => Promise<PushKeys>) => Channels
  /** Keys from the configuration; null where they are to be made and kept. */
  readonly pushKeys: PushKeys | null
  /** Whether the provider of texts signed a call; null where none is set up. */
  readonly isSigned: ((call: { url: string; fields: URLSearchParams; signature: string }) => boolean) | null
}

export interface MessagingEdges {
  readonly fetch: typeof fetch
  /** Who counts as a push service. */
  readonly isPushService: (endpoint: string) => boolean
}

const twilioOf = (config: MessagingConfig, edges: MessagingEdges): Channels['sms'] => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, PUBLIC_URL: home } = config
  if (accountSid === undefined || authToken === undefined || from === undefined || home === undefined) return null
  const receipts = `${new URL(home).origin}/api/sms/receipts`
  const base = config.TWILIO_URL.replace(/\/+$/, '')
  return createTwilio({ accountSid, authToken, from, base, receipts }, edges.fetch)
}

const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: home }: MessagingConfig): Channels['email'] =>
  url === undefined || from === undefined || home === undefined
    ? null
    : createSmtp({ url, from, host: new URL(home).hostname })

export const createMessaging = (config: MessagingConfig, edges: MessagingEdges): Messaging => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, TWILIO_AUTH_TOKEN: authToken } = config
  const sms = twilioOf(config, edges)
  const home = config.PUBLIC_URL
  // A push service wants somebody to write to; an address without https would be refused.
  const subject = config.VAPID_SUBJECT ?? (home?.startsWith('https:') ? home : 'mailto:bluffline@localhost')
  return {
    pushKeys: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null,
    isSigned: sms === null || authToken === undefined ? null : (call) => isSignedByTwilio(call, authToken),
    open: (keys) => ({
      sms,
      email: smtpOf(config),
      push: createWebPush({ keys, subject, knows: edges.isPushService }, edges.fetch),
    }),
  }
}

/** The channels of the real world. */
export const REAL_EDGES: MessagingEdges = { fetch, isPushService }

/** The keys of the configuration, else those that are kept; read once. */
export const createPushKeys = (
  configured: PushKeys | null,
  kept: (fresh: () => PushKeys) => Promise<PushKeys>,
): (() => Promise<PushKeys>) => {
  let keys: Promise<PushKeys> | null = configured && Promise.resolve(configured)
  return () =>
    (keys ??= kept(newPushKeys).catch((error: unknown) => {
      keys = null
      throw error
    }))
}

/** How each of them stands, for the health answer. */
export const integrationsOf = ({ sms, email, push }: Channels): readonly Integration[] => [
  { name: 'sms', state: () => sms?.state() ?? 'off' },
  { name: 'email', state: () => email?.state() ?? 'off' },
  { name: 'push', state: push.state },
]
