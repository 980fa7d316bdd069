import {
  answerCheckInPage,
  checkInRidePlan,
  closeRidePlan,
  extendRidePlan,
  getCheckInPage,
  listRidePlans,
  putRidePlan,
  sendRidePlanPositions,
} from '@bluffline/contract'
import { implement, type Implementation } from '../../../http/implementation.ts'
import type { PlanService } from './service.ts'

const sentAt = (headers: { readonly 'device-time'?: number | undefined }): number | null =>
  headers['device-time'] ?? null

export const planRoutes = (service: PlanService): readonly Implementation[] => [
  implement(listRidePlans, ({ caller }) => service.list(caller.accountId)),
  implement(putRidePlan, ({ caller, params, body, headers }) =>
    service.put({ accountId: caller.accountId, id: params.id }, body, sentAt(headers)),
  ),
  implement(checkInRidePlan, ({ caller, params }) =>
    service.end({ accountId: caller.accountId, id: params.id }, 'checkedIn'),
  ),
  implement(closeRidePlan, ({ caller, params }) =>
    service.end({ accountId: caller.accountId, id: params.id }, 'closed'),
  ),
  implement(extendRidePlan, ({ caller, params, body, headers }) =>
    service.extend({ accountId: caller.accountId, id: params.id }, body.returnAtMs, sentAt(headers)),
  ),
  implement(sendRidePlanPositions, ({ caller, params, body, headers }) =>
    service.position({ accountId: caller.accountId, id: params.id }, body, sentAt(headers)),
  ),
  implement(getCheckInPage, ({ params }) => service.page(params.token)),
  implement(answerCheckInPage, ({ params, body }) => service.answerPage(params.token, body.moreMin)),
]
