import type { Confidence, TrailUse } from '@bluffline/core'
import type { Trail } from '@bluffline/contract'

/** What we say where no source says anything. */
export const UNKNOWN = 'Unknown'

export const USE_WORDS: Record<TrailUse, string> = {
  atv: 'ATV',
  utv: 'UTV / side-by-side',
  fourwheeldrive: '4x4',
  motorcycle: 'Motorcycle',
  hiking: 'On foot',
  mountain_biking: 'Mountain bike',
  horse: 'Horse',
  paddling: 'Paddling',
}

export const DIFFICULTY_WORDS: Record<NonNullable<Trail['difficulty']>, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  hard: 'Hard',
  extreme: 'Extreme',
}

export const FEATURE_WORDS: Record<Trail['features'][number], string> = {
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

export const CONFIDENCE_WORDS: Record<Confidence, { readonly label: string; readonly meaning: string }> = {
  official: { label: 'Official', meaning: 'Said by the land manager.' },
  sourced: { label: 'Sourced', meaning: 'Said by another source that is named here.' },
  recalled: {
    label: 'Community, unverified',
    meaning: 'Riders speak of it. No land manager or cited source confirms it.',
  },
}
