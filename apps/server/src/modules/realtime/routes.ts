import { createRealtimeSecret } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { RealtimeService } from './service.ts'

export const realtimeRoutes = (service: RealtimeService): readonly Implementation[] => [
  implement(createRealtimeSecret, ({ caller, body }) => service.secret({ ...body, accountId: caller.accountId })),
]
