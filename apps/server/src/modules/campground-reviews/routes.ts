import {
  getMyReviewState,
  listCampgroundRatings,
  listCampgroundReviews,
  listReviewsToModerate,
  moderateCampgroundReview,
} from '@bluffline/contract'
import { implement, type Implementation } from '../../http/implementation.ts'
import type { CampgroundReviewService } from './service.ts'

export const campgroundReviewRoutes = (service: CampgroundReviewService): readonly Implementation[] => [
  implement(listCampgroundRatings, () => service.ratings()),
  implement(listCampgroundReviews, ({ params }) => service.ofCampground(params.id)),
  implement(getMyReviewState, ({ params, caller }) => service.mine(caller.accountId, params.id)),
  implement(listReviewsToModerate, ({ query }) => service.toModerate(query.campgroundId)),
  implement(moderateCampgroundReview, ({ params, body }) => service.moderate({ accountId: params.id, ...body })),
]
