import {
  listCampgroundWords,
  removeCampgroundReport,
  sendCampgroundCorrection,
  sendCampgroundReport,
  settleCampgroundCorrection,
} from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { CampgroundReportService } from './service.ts'

export const campgroundReportRoutes = (service: CampgroundReportService): readonly Implementation[] => [
  implement(sendCampgroundReport, ({ body, caller }) => service.report(caller.accountId, body)),
  implement(sendCampgroundCorrection, ({ body }) => service.correct(body)),
  implement(listCampgroundWords, () => service.toModerate()),
  implement(removeCampgroundReport, ({ params }) => service.removeReport(params.id)),
  implement(settleCampgroundCorrection, ({ params }) => service.settleCorrection(params.id)),
]
