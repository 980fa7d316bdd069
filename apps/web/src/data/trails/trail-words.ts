import type { Trail } from '@bluffline/contract'
import { formatMiles, milesToMetres, type Confidence } from '@bluffline/core'

export const DIFFICULTY_WORDS: Readonly<Record<NonNullable<Trail['difficulty']>, string>> = {
  easy: 'Easy',
  moderate: 'Moderate',
  hard: 'Hard',
  extreme: 'Extreme',
}

/** How long a trail is, in the same words on every page. */
export const writeMiles = (miles: number): string => formatMiles(milesToMetres(miles))
export const lengthWords = (miles: number | null): string => (miles === null ? 'Length unknown' : writeMiles(miles))

export const FEATURE_WORDS: Readonly<Record<Trail['features'][number], string>> = {
  'camping-nearby': 'Camping nearby',
  overlook: 'Overlook',
  bluff: 'Bluffs',
  'family-friendly': 'Good for families',
  'water-crossing': 'Water crossings',
  rocks: 'Rocks',
  waterfall: 'Waterfall',
  swimming: 'Swimming',
  cave: 'Cave',
  mud: 'Mud',
}

export const CONFIDENCE_WORDS: Readonly<Record<Confidence, { readonly label: string; readonly meaning: string }>> = {
  official: { label: 'Official', meaning: 'Said by the land manager.' },
  sourced: { label: 'Sourced', meaning: 'Said by another source that is named here.' },
  recalled: {
    label: 'Community, unverified',
    meaning: 'Riders speak of it. No land manager or cited source confirms it.',
  },
}
