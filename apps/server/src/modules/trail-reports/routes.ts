import { listReportedClosures, sendTrailReport } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { TrailReportService } from './service.ts'

export const trailReportRoutes = (service: TrailReportService): readonly Implementation[] => [
  implement(sendTrailReport, ({ body }) => service.receive(body)),
  implement(listReportedClosures, () => service.closures()),
]
