import type { Campground } from '@bluffline/contract'
import { TYPE_WORDS } from '../../../data/campgrounds/campground-words.ts'

/** Title of the document of a campground. */
export const pageTitle = ({ name, location }: Campground): string =>
  `${name} campground, ${location.county} County, Arkansas`

/** What search engines and link previews show. */
export const pageDescription = ({ description, type, location }: Campground): string =>
  `${TYPE_WORDS[type]} campground in ${location.county} County, Arkansas. ${description}`.slice(0, 300)
