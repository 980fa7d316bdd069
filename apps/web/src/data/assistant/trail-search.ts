import type { Trail } from '@bluffline/contract'
import { distanceM, metresToMiles, type IntentEntities, type PlaceMention, type Position } from '@bluffline/core'
import { USE_WORDS } from '../vehicle/use-words.ts'
import { judge, pointOf, type Known } from './known.ts'

/** How far around a town or the rider is looked at, where nobody says. */
export const AROUND_MILES = 25

/** A search of the finder, in the words of its address. */
export interface TrailSearch {
  readonly address: string
  readonly words: string
  /** How many trails fit; null where only the finder's own text search can tell. */
  readonly count: number | null
}

interface Place {
  readonly params: Readonly<Record<string, string>>
  readonly words: string
  readonly fits: ((trail: Trail) => boolean) | null
}

const within = (from: Position, miles: number) => (trail: Trail) =>
  trail.point !== null && metresToMiles(distanceM(from, trail.point)) <= miles

function aroundMe(miles: number, { position }: Known): Place {
  return {
    params: { near: 'me', withinMiles: String(miles), sort: 'nearest' },
    words: `within ${miles} miles of you`,
    fits: position && within(position, miles),
  }
}

function placeOf(mention: PlaceMention, miles: number, known: Known): Place {
  const town = mention.matches.find(({ kind }) => kind === 'town')
  const at = pointOf({ ...mention, matches: town ? [town] : [] }, known)
  if (town && at) {
    const params = { near: town.id, withinMiles: String(miles), sort: 'nearest' }
    return { params, words: `within ${miles} miles of ${town.name}`, fits: within(at, miles) }
  }
  const county = mention.matches.find(({ kind }) => kind === 'county')
  if (county) {
    const inCounty = (trail: Trail) => trail.county === county.id
    return { params: { county: county.id }, words: `in ${county.name} County`, fits: inCounty }
  }
  const [first] = mention.matches
  return { params: { q: first?.name ?? mention.text }, words: `for “${first?.name ?? mention.text}”`, fits: null }
}

function whereOf({ places, nearMe, withinMiles }: IntentEntities, known: Known): Place | null {
  const miles = withinMiles ?? AROUND_MILES
  const [mention] = places
  if (mention) return placeOf(mention, miles, known)
  return nearMe || withinMiles !== null ? aroundMe(miles, known) : null
}

const lengthFits = ({ lengthMiles }: Trail, { minMiles, maxMiles }: IntentEntities): boolean =>
  (minMiles === null && maxMiles === null) ||
  (lengthMiles !== null && lengthMiles >= (minMiles ?? 0) && lengthMiles <= (maxMiles ?? Infinity))

const fits = (trail: Trail, entities: IntentEntities, known: Known): boolean =>
  (entities.difficulty.length === 0 || (trail.difficulty !== null && entities.difficulty.includes(trail.difficulty))) &&
  (entities.vehicle === null || trail.uses.includes(entities.vehicle)) &&
  entities.features.every((feature) => trail.features.includes(feature)) &&
  lengthFits(trail, entities) &&
  (!entities.openOnly || judge(trail, known).ride.verdict === 'open')

function wordsOf({ difficulty, vehicle, openOnly }: IntentEntities): string {
  const level = difficulty.length > 0 ? `${difficulty.join(' or ')} ` : ''
  const machine = vehicle === null ? '' : ` for ${USE_WORDS[vehicle].plural}`
  return `${level}trails${machine}${openOnly ? ' open today' : ''}`
}

const numberText = (value: number | null): string => (value === null ? '' : String(value))

/** As the finder's own links are written. */
function addressOf(entities: IntentEntities, place: Place | null): string {
  const values: Readonly<Record<string, string>> = {
    q: '',
    vehicle: entities.vehicle ?? '',
    difficulty: entities.difficulty.join(','),
    minMiles: numberText(entities.minMiles),
    maxMiles: numberText(entities.maxMiles),
    features: entities.features.join(','),
    open: entities.openOnly ? 'today' : '',
    ...place?.params,
  }
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query === '' ? '/ai-trails' : `/ai-trails?${query}`
}

const EVERYWHERE = () => true

/** The finder's address for what is asked, what it shows in words, and how many trails that are. */
export function trailSearch(entities: IntentEntities, known: Known): TrailSearch {
  const place = whereOf(entities, known)
  const inPlace = place ? place.fits : EVERYWHERE
  return {
    address: addressOf(entities, place),
    words: [wordsOf(entities), place?.words].filter(Boolean).join(' '),
    count: inPlace && known.trails.filter((trail) => inPlace(trail) && fits(trail, entities, known)).length,
  }
}
