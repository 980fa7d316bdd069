import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { defineEndpoint } from '../endpoint.ts'
import { campgroundReviewFields, REVIEW_TEXT_LENGTH } from '../synced/campgrounds.ts'
import { words } from '../text.ts'

const mean = z.number().min(1).max(5)

/** What riders gave a campground, averaged over the reviews that are shown. */
export const campgroundRatings = z.strictObject({
  campgroundId: slug,
  overall: mean,
  cleanliness: mean,
  facilities: mean,
  location: mean,
  value: mean,
  reviews_count: z.int().min(1),
})
export type CampgroundRatings = z.infer<typeof campgroundRatings>

const { campgroundId: _campgroundId, ...shown } = campgroundReviewFields
const shownText = { text: words(REVIEW_TEXT_LENGTH), stayedOn: z.iso.date().nullable() }

/** A review as everybody reads it. */
export const publicReview = z.strictObject({
  ...shown,
  ...shownText,
  reviewer: z.string(),
  updatedAt: z.iso.datetime(),
})
export type PublicReview = z.infer<typeof publicReview>

/** A review as admins read it. `id` names it for `moderateCampgroundReview`. */
export const moderatedReview = z.strictObject({
  ...publicReview.shape,
  id: z.uuid(),
  campgroundId: slug,
  hidden: z.boolean(),
  reason: z.string(),
})
export type ModeratedReview = z.infer<typeof moderatedReview>

const params = z.strictObject({ id: slug })

/** `GET /api/campground-ratings`: every campground that has reviews. */
export const listCampgroundRatings = defineEndpoint({
  id: 'campground-ratings.list',
  method: 'GET',
  path: '/api/campground-ratings',
  summary: 'What riders gave the campgrounds',
  who: 'guest',
  offline: 'cache',
  output: z.array(campgroundRatings),
  errors: [],
})

/** `GET /api/campgrounds/:id/reviews`: the reviews that are shown, newest first, 200 at most. Of a campground nobody reviewed: none. */
export const listCampgroundReviews = defineEndpoint({
  id: 'campgrounds.reviews',
  method: 'GET',
  path: '/api/campgrounds/:id/reviews',
  summary: 'What riders wrote about a campground',
  who: 'guest',
  offline: 'cache',
  params,
  output: z.strictObject({ ratings: campgroundRatings.nullable(), reviews: z.array(publicReview) }),
  errors: [],
})

/** `GET /api/campgrounds/:id/my-review`: whether my review is hidden, and why; `null` while it is shown or there is none. */
export const getMyReviewState = defineEndpoint({
  id: 'campgrounds.my-review',
  method: 'GET',
  path: '/api/campgrounds/:id/my-review',
  summary: 'Whether my review of a campground is shown',
  who: 'user',
  offline: 'none',
  params,
  output: z.strictObject({ hidden: z.strictObject({ reason: z.string(), at: z.iso.datetime() }).nullable() }),
  errors: [],
})

/** `GET /api/admin/campground-reviews`: all reviews, hidden ones too, newest first, 500 at most. */
export const listReviewsToModerate = defineEndpoint({
  id: 'admin.campground-reviews',
  method: 'GET',
  path: '/api/admin/campground-reviews',
  summary: 'Reviews of campgrounds with what was decided about them',
  who: 'admin',
  offline: 'none',
  query: z.strictObject({ campgroundId: slug.optional().describe('Only of this campground') }),
  output: z.array(moderatedReview),
  errors: [],
})

/** `PUT /api/admin/campground-reviews/:id`: hides a review, or shows it again. A hidden one counts in no average. `not_found`: no such review. */
export const moderateCampgroundReview = defineEndpoint({
  id: 'admin.moderate-campground-review',
  method: 'PUT',
  path: '/api/admin/campground-reviews/:id',
  summary: 'Hide a review of a campground, or show it again',
  who: 'admin',
  offline: 'none',
  params: z.strictObject({ id: z.uuid().toLowerCase() }),
  body: z.strictObject({ campgroundId: slug, hidden: z.boolean(), reason: words(500) }),
  output: z.strictObject({ hidden: z.boolean() }),
  errors: ['not_found'],
})
