import { sendCampgroundCorrection, sendCampgroundReport } from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { CampgroundReportService } from './service.ts'

export const campgroundReportRoutes = (service: CampgroundReportService): readonly Implementation[] => [
  implement(sendCampgroundReport, ({ body, caller }) => service.report(caller.accountId, body)),
  implement(sendCampgroundCorrection, ({ body }) => service.correct(body)),
]
