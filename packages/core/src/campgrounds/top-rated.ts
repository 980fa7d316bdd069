import type { CampRatings, RatingsById } from './facts.ts'

/** How many campgrounds the Top Rated tab shows at most. */
export const MOST_TOP_RATED = 10
/** Below this overall rating nothing is top rated. */
export const LEAST_TOP_RATING = 4

/** What Top Rated sorts by: rating times the natural logarithm of reviews + 1, so that one glad voice does not win over fifty. */
export const topRatedScore = ({ overall, reviews_count: count }: CampRatings): number => overall * Math.log(count + 1)

/** Ids of the best campgrounds, best first: overall rating at least 4, at most ten of them. Without reviews there are none. */
export const topRated = (ids: readonly string[], ratings: RatingsById): readonly string[] =>
  ids
    .flatMap((id) => {
      const given = ratings.get(id)
      return given !== undefined && given.overall >= LEAST_TOP_RATING && given.reviews_count > 0
        ? [{ id, score: topRatedScore(given) }]
        : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TOP_RATED)
    .map(({ id }) => id)
