import type {
  CampgroundRatings,
  getMyReviewState,
  listCampgroundReviews,
  ModeratedReview,
  OutputOf,
} from '@bluffline/contract'
import { failure, type Result, success } from '../../platform/result.ts'
import type { CampgroundReviewRepository, Decision, StoredReview } from './repository.ts'

export interface CampgroundReviewService {
  readonly ratings: () => Promise<Result<CampgroundRatings[], never>>
  readonly ofCampground: (id: string) => Promise<Result<OutputOf<typeof listCampgroundReviews>, never>>
  readonly mine: (accountId: string, id: string) => Promise<Result<OutputOf<typeof getMyReviewState>, never>>
  readonly toModerate: (campgroundId: string | undefined) => Promise<Result<ModeratedReview[], never>>
  readonly moderate: (decision: Decision) => Promise<Result<{ hidden: boolean }, 'not_found'>>
}

export interface CampgroundReviewServiceDeps {
  readonly repository: CampgroundReviewRepository
  readonly now: () => Date
}

const MOST_SHOWN = 200
const MOST_TO_MODERATE = 500
const NOT_FOUND = failure('not_found', 'There is no such review.')

const publicReview = ({ fields, reviewer, updatedAt }: StoredReview) => {
  const { overall, cleanliness, facilities, location, value, text, stayedOn } = fields
  const given = { overall, cleanliness, facilities, location, value, text, stayedOn }
  return { ...given, reviewer, updatedAt: updatedAt.toISOString() }
}

export const createCampgroundReviewService = ({
  repository,
  now,
}: CampgroundReviewServiceDeps): CampgroundReviewService => ({
  ratings: async () => success([...(await repository.ratings())]),
  ofCampground: async (id) => {
    const [reviews, [ratings]] = await Promise.all([
      repository.reviews({ campgroundId: id, withHidden: false, limit: MOST_SHOWN }),
      repository.ratings(id),
    ])
    return success({ ratings: ratings ?? null, reviews: reviews.map(publicReview) })
  },
  mine: async (accountId, id) => {
    const decision = await repository.decision(accountId, id)
    const isHidden = decision?.hidden === true && (await repository.hasReview(accountId, id))
    return success({ hidden: isHidden ? { reason: decision.reason, at: decision.decidedAt.toISOString() } : null })
  },
  toModerate: async (campgroundId) => {
    const reviews = await repository.reviews({ campgroundId, withHidden: true, limit: MOST_TO_MODERATE })
    return success(
      reviews.map((review) => ({
        ...publicReview(review),
        id: review.accountId,
        campgroundId: review.campgroundId,
        hidden: review.hidden,
        reason: review.reason,
      })),
    )
  },
  moderate: async (decision) => {
    if (!(await repository.hasReview(decision.accountId, decision.campgroundId))) return NOT_FOUND
    await repository.decide(decision, now())
    return success({ hidden: decision.hidden })
  },
})
