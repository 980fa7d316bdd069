import { getHealth, getLiveness, getReadiness } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import { success } from '../../platform/result.ts'
import type { HealthService } from './service.ts'

export const healthRoutes = (service: HealthService): readonly Implementation[] => [
  implement(getHealth, async () => success(await service.report())),
  implement(getLiveness, async () => success({ status: 'live' as const })),
  implement(getReadiness, () => service.ready()),
]
