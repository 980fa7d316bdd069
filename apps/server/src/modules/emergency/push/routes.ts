import { getPushKey, subscribePush, unsubscribePush } from '@bluffline/contract'
import { implement, type Implementation } from '../../../http/implementation.ts'
import type { PushChannel } from '../../../platform/channels/channel.ts'
import type { PushKeys } from '../../../platform/channels/web-push.ts'
import { failure, success } from '../../../platform/result.ts'
import type { PushRepository } from './repository.ts'

export interface PushRouteDeps {
  readonly subscriptions: PushRepository
  readonly channel: PushChannel
  readonly keys: () => Promise<PushKeys>
  readonly now: () => Date
}

const NOT_A_SERVICE = failure('bad_request', 'The field "endpoint" is not the address of a push service of a browser.')

export const pushRoutes = ({ subscriptions, channel, keys, now }: PushRouteDeps): readonly Implementation[] => [
  implement(getPushKey, async () => success({ publicKey: (await keys()).publicKey })),
  implement(subscribePush, async ({ caller, body }) => {
    if (!channel.knows(body.endpoint)) return NOT_A_SERVICE
    await subscriptions.subscribe(caller.accountId, body, now())
    return success({ ok: true })
  }),
  implement(unsubscribePush, async ({ caller, body }) => {
    await subscriptions.unsubscribe(caller.accountId, body.endpoint)
    return success({ ok: true })
  }),
]
