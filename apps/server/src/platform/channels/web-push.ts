import webPush from 'web-push'
import { type PushChannel, type SendResult, withState } from './channel.ts'
import { PROVIDER_TIMEOUT_MS, wasNeverAsked } from './fetch-once.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushConfig {
  readonly keys: () => Promise<PushKeys>
  /** Whom a push service may write to: `mailto:` or `https:`. */
  readonly subject: string
  readonly knows: (endpoint: string) => boolean
}

/** A call for help is worth showing a day later; the page says how old it is. */
const KEEP_S = 86_400

/** The push services of Chrome, Edge, Firefox and Safari. A rider's own address must not make this server write to anybody else. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
]

export const isPushService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && SERVICES.some((service) => service.test(hostname))
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** An id as the 32 characters a topic may have. */
const topicOf = (messageId: string): string => messageId.replaceAll('-', '').slice(0, 32)

const resultOf = (status: number): SendResult => {
  if (status >= 200 && status < 300) return { kind: 'sent', providerId: null }
  if (status === 404 || status === 410)
    return { kind: 'gone', problem: 'The browser has taken the notifications back.' }
  if (status === 400 || status === 413) return { kind: 'refused', problem: `The push service answered ${status}.` }
  return { kind: 'failed', problem: `The push service answered ${status}.` }
}

/** Notifications by the Web Push protocol: encrypted for the browser (RFC 8291), signed by this server (RFC 8292). */
type Push = Parameters<PushChannel['send']>[0]

/** Encrypted and signed; null where the browser's key is none. */
const requestOf = ({ to, payload, messageId, isUrgent }: Push, subject: string, keys: PushKeys) => {
  try {
    const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } }
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...keys },
      TTL: KEEP_S,
      urgency: isUrgent ? 'high' : 'normal',
      topic: topicOf(messageId),
      contentEncoding: 'aes128gcm',
    })
    const entries = Object.entries(headers as Record<string, string | number>)
    const sent = entries.filter(([name]) => name !== 'Content-Length').map(([name, value]) => [name, String(value)])
    return { headers: Object.fromEntries(sent) as Record<string, string>, body: new Uint8Array(body) }
  } catch {
    return null
  }
}

/** Notifications by the Web Push protocol: encrypted for the browser (RFC 8291), signed by this server (RFC 8292). */
export const createWebPush = ({ keys, subject, knows }: PushConfig, fetchOf: typeof fetch): PushChannel => {
  const channel = withState<Push>(async (message) => {
    if (!knows(message.to.endpoint)) return { kind: 'refused', problem: 'This is no push service of a browser.' }
    const request = requestOf(message, subject, await keys())
    if (request === null) return { kind: 'gone', problem: 'The key of the browser cannot be used.' }
    try {
      const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
      const answer = await fetchOf(message.to.endpoint, { method: 'POST', ...request, signal, redirect: 'error' })
      return resultOf(answer.status)
    } catch (error) {
      return wasNeverAsked(error)
        ? { kind: 'failed', problem: 'The push service cannot be reached.' }
        : { kind: 'unknown', problem: 'The push service did not answer.' }
    }
  })
  return { ...channel, knows }
}
