import {
  acknowledgeAlertPage,
  closeAlert,
  closeAlertPage,
  getAlert,
  getAlertPage,
  listAlerts,
  raiseAlert,
  sendAlertPositions,
} from '@bluffline/contract'
import { implement, type Implementation } from '../../../http/implementation.ts'
import type { AlertService } from './service.ts'

const sentAt = (headers: { readonly 'device-time'?: number | undefined }): number | null =>
  headers['device-time'] ?? null

export const alertRoutes = (service: AlertService): readonly Implementation[] => [
  implement(raiseAlert, ({ caller, body, headers }) => service.raise(caller.accountId, body, sentAt(headers))),
  implement(listAlerts, ({ caller }) => service.list(caller.accountId)),
  implement(getAlert, ({ caller, params }) => service.get({ accountId: caller.accountId, id: params.id })),
  implement(sendAlertPositions, ({ caller, params, body, headers }) =>
    service.position({ accountId: caller.accountId, id: params.id }, body, sentAt(headers)),
  ),
  implement(closeAlert, ({ caller, params, body, headers }) =>
    service.close({ accountId: caller.accountId, id: params.id }, body, sentAt(headers)),
  ),
  implement(getAlertPage, ({ params }) => service.page(params.token)),
  implement(acknowledgeAlertPage, ({ params }) => service.acknowledge(params.token)),
  implement(closeAlertPage, ({ params, body }) => service.closePage(params.token, body.outcome)),
]
