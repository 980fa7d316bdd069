import { getLivePage, listLiveShares, putLiveShare, sendLivePositions, stopLiveShare } from '@bluffline/contract'
import { implement, type Implementation } from '../../../http/implementation.ts'
import type { ShareService } from './service.ts'

export const shareRoutes = (service: ShareService): readonly Implementation[] => [
  implement(listLiveShares, ({ caller }) => service.list(caller.accountId)),
  implement(putLiveShare, ({ caller, params, body }) =>
    service.put({ accountId: caller.accountId, id: params.id }, body),
  ),
  implement(sendLivePositions, ({ caller, params, body, headers }) =>
    service.position({ accountId: caller.accountId, id: params.id }, body, headers['device-time'] ?? null),
  ),
  implement(stopLiveShare, ({ caller, params }) => service.stop({ accountId: caller.accountId, id: params.id })),
  implement(getLivePage, ({ params }) => service.page(params.token)),
]
