import type { Database } from './db/client.ts'
import type { Implementation } from './http/implementation.ts'
import { createAvailabilityRepository } from './modules/availability/repository.ts'
import { availabilityRoutes } from './modules/availability/routes.ts'
import { createAvailabilityService } from './modules/availability/service.ts'
import { createCampgroundReportRepository } from './modules/campground-reports/repository.ts'
import { campgroundReportRoutes } from './modules/campground-reports/routes.ts'
import { createCampgroundReportService } from './modules/campground-reports/service.ts'
import { createCampgroundReviewRepository } from './modules/campground-reviews/repository.ts'
import { campgroundReviewRoutes } from './modules/campground-reviews/routes.ts'
import { createCampgroundReviewService } from './modules/campground-reviews/service.ts'
import { type AnnounceOpening, createWatchRepository } from './modules/watches/repository.ts'
import { watchRoutes } from './modules/watches/routes.ts'
import { createWatchService } from './modules/watches/service.ts'
import type { PacedSource } from './platform/availability/paced-source.ts'

/** What campgrounds need beside the catalogue. */
export interface CampgroundParts {
  readonly database: Pick<Database, 'db'>
  /** Null where no booking service is asked. */
  readonly availability: PacedSource | null
  readonly isDemo: boolean
  readonly announceOpening: AnnounceOpening
  readonly channelsOf: (accountId: string) => Promise<readonly ('push' | 'email')[]>
  readonly now: () => Date
}

/** Availability, reports, reviews and watches of campgrounds. */
export const wireCampgrounds = (parts: CampgroundParts) => {
  const { availability: source, isDemo, now } = parts
  const { db } = parts.database
  const availability = createAvailabilityService({
    repository: createAvailabilityRepository(db),
    source,
    isDemo,
    now,
  })
  const reports = createCampgroundReportService({ repository: createCampgroundReportRepository(db), now })
  const reviews = createCampgroundReviewService({ repository: createCampgroundReviewRepository(db), now })
  const watches = createWatchService({
    repository: createWatchRepository(db, parts.announceOpening),
    lookUp: availability.lookUp,
    channelsOf: parts.channelsOf,
    now,
  })
  const implementations: readonly Implementation[] = [
    ...availabilityRoutes(availability),
    ...campgroundReportRoutes(reports),
    ...campgroundReviewRoutes(reviews),
    ...watchRoutes(watches),
  ]
  return { implementations, tidy: watches.forgetOld, checkWatches: watches.check }
}
