import type { PushAddress } from '../../../platform/channels/channel.ts'

/** A message in words, ready to be sent. */
export type Letter =
  | { readonly channel: 'sms'; readonly to: string; readonly text: string }
  | { readonly channel: 'email'; readonly to: string; readonly subject: string; readonly text: string }
  | {
      readonly channel: 'push'
      readonly to: readonly PushAddress[]
      readonly payload: string
      readonly isUrgent: boolean
    }

/** What a message in the queue turns out to be when its turn comes. */
export type Reading =
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'drop'; readonly problem: string }
  | { readonly kind: 'later' }
