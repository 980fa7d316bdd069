import type { Trail } from '@bluffline/contract'
import { USE_WORDS } from '../../../data/vehicle/use-words.ts'
import { DIFFICULTY_WORDS, writeMiles } from '../../../data/trails/trail-words.ts'

/** What search engines and link previews show before they cut. */
const DESCRIPTION_LENGTH = 160

/** Cuts at a word, so that a description never ends in half of one. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.slice(0, length).lastIndexOf(' ')
  return `${text.slice(0, space > 0 ? space : length - 1).replace(/[\s,;:.–-]+$/, '')}…`
}

export const pageTitle = ({ name, county }: Trail): string => `${name}, ${county} County, Arkansas`

/** One line for search results and link previews, from facts only: what is unknown is left out. */
export function pageDescription(trail: Trail): string {
  const { uses, difficulty, summary } = trail
  const miles = trail.lengthMiles ?? trail.mappedMiles
  const facts = [
    uses.map((use) => USE_WORDS[use].label).join(', '),
    ...(miles === null ? [] : [writeMiles(miles)]),
    ...(difficulty === null ? [] : [DIFFICULTY_WORDS[difficulty].toLowerCase()]),
  ]
  return cutAtWord(`${facts.join(' · ')}. ${summary}`, DESCRIPTION_LENGTH)
}

export interface PointWords {
  readonly label: string
  readonly explanation: string
  /** The same for the small room over a map. */
  readonly short: string
}

const POINTS = {
  surveyed: { label: 'Surveyed point', short: 'A point on the trail. We hold no line of it.' },
  trailhead: { label: 'Trailhead', short: 'Marks the trailhead. We hold no line of the trail.' },
  place: { label: 'Place only', short: 'Marks the place, not the trailhead. We hold no line of the trail.' },
} as const
const NOWHERE = { label: 'Not on the map', short: 'No source gives a place on the map for this trail.' }

/** How far the mark on the map may be trusted. */
export function pointWords({ pointPrecision, pointSource, mappedMiles }: Trail): PointWords {
  const from = pointSource === null ? '' : ` From: ${pointSource}.`
  if (mappedMiles !== null) {
    const short = 'The line of the trail.'
    return { label: 'Line', short, explanation: `${short} The coordinates are of a point on it.` }
  }
  if (pointPrecision === null) return { ...NOWHERE, explanation: NOWHERE.short }
  const words = POINTS[pointPrecision]
  return { ...words, explanation: `${words.short}${from}` }
}
