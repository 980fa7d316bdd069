import { formatGrouped } from '@bluffline/core'
import { HUNTING_WITHIN_MILES, type Activity } from '@bluffline/contract'
import type { Sort } from './finder-state.ts'

export const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = {
  riding: 'Riding',
  hiking: 'Hiking',
  biking: 'Mountain biking',
  horse: 'Horseback',
  paddling: 'Paddling',
  hunting: 'Hunting',
}

export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  best: 'Best match',
  nearest: 'Nearest',
  shortest: 'Shortest',
  longest: 'Longest',
  name: 'Name',
}

/** No trail record says whether hunters may use it; what the catalogue knows is where the management areas are. */
export const HUNTING_NOTE = `Trails within ${HUNTING_WITHIN_MILES} miles of the map point of a wildlife management area. Whether you may hunt from the trail itself is not something our sources say: check the area's rules first.`

/** "12 miles", "1 mile". */
export const milesWords = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`

/** "318 trails", "1 trail". */
export const countWords = (count: number): string => `${formatGrouped(count)} ${count === 1 ? 'trail' : 'trails'}`
