import { listWaterAlerts, seeWaterAlert } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { WaterWatchService } from './service.ts'

export const waterWatchRoutes = (service: WaterWatchService): readonly Implementation[] => [
  implement(listWaterAlerts, ({ caller }) => service.alerts(caller.accountId)),
  implement(seeWaterAlert, ({ caller, params }) => service.see(caller.accountId, params.id)),
]
