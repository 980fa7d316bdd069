import { listCampgroundAlerts, seeCampgroundAlert } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { WatchService } from './service.ts'

export const watchRoutes = (service: WatchService): readonly Implementation[] => [
  implement(listCampgroundAlerts, ({ caller }) => service.alerts(caller.accountId)),
  implement(seeCampgroundAlert, ({ caller, params }) => service.see(caller.accountId, params.id)),
]
