import type { TrailUse } from '@bluffline/core'
import type { IconName } from '../../ui/icons.ts'

interface UseWords {
  /** On a button: "ATV". */
  readonly label: string
  /** In a sentence: "open to … today". */
  readonly plural: string
  readonly icon: IconName
}

/** What each way of travelling is called and drawn with, in the order the picker shows. */
export const USE_WORDS: Readonly<Record<TrailUse, UseWords>> = {
  atv: { label: 'ATV', plural: 'ATVs', icon: 'atv' },
  utv: { label: 'UTV / side-by-side', plural: 'side-by-sides', icon: 'utv' },
  fourwheeldrive: { label: '4x4', plural: '4x4s', icon: 'fourByFour' },
  motorcycle: { label: 'Dirt bike', plural: 'dirt bikes', icon: 'motorcycle' },
  hiking: { label: 'On foot', plural: 'hikers', icon: 'hike' },
  mountain_biking: { label: 'Mountain bike', plural: 'mountain bikes', icon: 'bike' },
  horse: { label: 'Horse', plural: 'horses', icon: 'horse' },
  paddling: { label: 'Boat', plural: 'boats', icon: 'paddle' },
}

export const isMotorUse = (use: TrailUse): boolean =>
  use === 'atv' || use === 'utv' || use === 'fourwheeldrive' || use === 'motorcycle'
