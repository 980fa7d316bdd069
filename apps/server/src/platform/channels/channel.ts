import type { IntegrationState } from '../integrations.ts'

/**
 * What became of one try. `sent`: the provider took it. `refused`: it never will. `failed`: it did not, and may later. `unknown`: it may have
 * or may not: the line broke after the question. `gone`: there is nobody at that address any more.
 */
export type SendResult =
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | { readonly kind: 'refused' | 'failed' | 'unknown' | 'gone'; readonly problem: string }

/** One text message. `messageId` is ours: the provider's receipt brings it back. */
export interface OutgoingText {
  readonly to: string
  readonly text: string
  readonly messageId: string
}

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
}

export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Where it is written to anew, the later one takes the place of one that was not shown yet. */
export interface OutgoingPush {
  readonly to: PushAddress
  readonly payload: string
  readonly messageId: string
  readonly isUrgent: boolean
}

interface Channel<T> {
  /** Never throws. */
  readonly send: (message: T) => Promise<SendResult>
  readonly state: () => IntegrationState
}

export type TextChannel = Channel<OutgoingText>
export type MailChannel = Channel<OutgoingMail>
export type PushChannel = Channel<OutgoingPush> & {
  /** Whether this is a push service that browsers use; nobody else is written to. */
  readonly knows: (endpoint: string) => boolean
}

/** What this server can send with; null where it is not set up. */
export interface Channels {
  readonly sms: TextChannel | null
  readonly email: MailChannel | null
  readonly push: PushChannel
}

/** Remembers of a channel whether its last try got through to the provider. */
export const withState = <T>(send: (message: T) => Promise<SendResult>): Channel<T> => {
  let isFailing = false
  return {
    send: async (message) => {
      const result = await send(message)
      isFailing = result.kind === 'failed' || result.kind === 'unknown'
      return result
    },
    state: () => (isFailing ? 'failing' : 'configured'),
  }
}
