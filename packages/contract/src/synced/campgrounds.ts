import { SITE_KINDS } from '@bluffline/core'
import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { words } from '../text.ts'

/** The longest text of a review, in UTF-16 units. */
export const REVIEW_TEXT_LENGTH = 2000

const stars = z.int().min(1).max(5)

/**
 * What a rider thinks of a campground: five ratings of 1 to 5 and words. Its record's id is the campground's, so that one person has one.
 * It is shown to everybody under the rider's name, see `listCampgroundReviews`.
 */
export const campgroundReviewFields = {
  campgroundId: slug,
  overall: stars,
  cleanliness: stars,
  facilities: stars,
  location: stars,
  value: stars,
  text: words(REVIEW_TEXT_LENGTH).default(''),
  stayedOn: z.iso.date().nullable().default(null),
}

/** A stay a rider waits for at a campground that is full. `kinds` empty: any site will do. The days are calendar days in Arkansas. */
export const campgroundWatchFields = {
  campgroundId: slug,
  arrive: z.iso.date(),
  depart: z.iso.date(),
  kinds: z.array(z.enum(SITE_KINDS)).max(SITE_KINDS.length).default([]),
}
