import { getGauge, listGauges } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { GaugeService } from './service.ts'

export const gaugeRoutes = (service: GaugeService): readonly Implementation[] => [
  implement(listGauges, () => service.list()),
  implement(getGauge, ({ params }) => service.get(params.id)),
]
