import type { AccessPoint, Campground, GaugeReading, Park, Town, Trail, Waterway, Wma } from '@bluffline/contract'
import {
  bearingDeg,
  distanceM,
  formatMiles,
  placeNamesOf,
  rideToday,
  type EpochMs,
  type IsoDay,
  type PlaceMention,
  type PlaceName,
  type Position,
  type RideVerdict,
  type TrailUse,
} from '@bluffline/core'
import { judgedAs } from '../vehicle/judged-as.ts'
import type { MyVehicle } from '../vehicle/vehicle-store.ts'

/** The lists of the catalogue, as far as they are on this device. */
export interface Lists {
  readonly trails: readonly Trail[]
  readonly parks: readonly Park[]
  readonly towns: readonly Town[]
  readonly campgrounds: readonly Campground[]
  readonly wmas: readonly Wma[]
  readonly waterways: readonly Waterway[]
  readonly accessPoints: readonly AccessPoint[]
}

/** Everything an answer may be made of. */
export interface Known extends Lists {
  readonly mine: MyVehicle
  readonly today: IsoDay
  readonly position: Position | null
  readonly isOnline: boolean
  /** Last readings of gauges, by their ids. */
  readonly readings: ReadonlyMap<string, GaugeReading>
  readonly now: EpochMs
}

const names = new WeakMap<readonly Trail[], { readonly lists: Lists; readonly names: readonly PlaceName[] }>()

/** The names of the lists for `detectIntent`; made once as long as the lists stay the same. */
export function namesOf(lists: Lists): readonly PlaceName[] {
  const kept = names.get(lists.trails)
  if (kept?.lists.towns === lists.towns && kept.lists.campgrounds === lists.campgrounds) return kept.names
  const counties = [...new Set([...lists.trails, ...lists.towns].map(({ county }) => county))]
  const made = placeNamesOf(lists, counties)
  names.set(lists.trails, { lists, names: made })
  return made
}

export interface Judged {
  readonly ride: RideVerdict
  readonly use: TrailUse
}

/** Whether a trail may be ridden today, and for which machine that is said. */
export const judge = (trail: Trail, { mine, today }: Pick<Known, 'mine' | 'today'>): Judged => {
  const vehicle = judgedAs(trail.uses, mine)
  return { ride: rideToday(trail, vehicle, today), use: vehicle.use }
}

/** What a place is called: by the catalogue, else as it was said. */
export const nameOf = ({ matches: [first], text }: PlaceMention): string => first?.name ?? text

/** Where something that is named lies; null where no place of the catalogue with a point has the name. */
export function pointOf({ matches }: PlaceMention, known: Lists): Position | null {
  for (const { kind, id } of matches) {
    const point = pointOfName(kind, id, known)
    if (point) return point
  }
  return null
}

type Pointed = { readonly id: string; readonly point: Position | null }
const byId = (list: readonly Pointed[], id: string): Position | null => list.find((one) => one.id === id)?.point ?? null

const FINDERS: Readonly<Partial<Record<PlaceName['kind'], (id: string, known: Lists) => Position | null>>> = {
  trail: (id, { trails }) => byId(trails, id),
  system: (id, { trails }) => trails.find(({ system, point }) => system === id && point !== null)?.point ?? null,
  park: (id, { parks }) => byId(parks, id),
  town: (id, { towns }) => byId(towns, id),
  wma: (id, { wmas }) => byId(wmas, id),
  waterway: (id, { waterways }) => byId(waterways, id),
  access: (id, { accessPoints }) => byId(accessPoints, id),
  campground: (id, { campgrounds }) => {
    const location = campgrounds.find((one) => one.id === id)?.location
    return location ? { lng: location.longitude, lat: location.latitude } : null
  },
}
const pointOfName = (kind: PlaceName['kind'], id: string, known: Lists): Position | null =>
  FINDERS[kind]?.(id, known) ?? null

/** Enough to choose from, few enough to hear. */
const NEAREST = 4
const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

/** "12.3 mi northwest": a straight line, as a bird flies. */
export function awayWords(from: Position, to: Position): string {
  const wind = WINDS[Math.round(bearingDeg(from, to) / 45) % 8] ?? ''
  return `${formatMiles(distanceM(from, to))} ${wind}`
}

/** The nearest few of a list, nearest first. */
export const nearest = <T>(list: readonly T[], where: (one: T) => Position | null, from: Position) =>
  list
    .flatMap((one) => {
      const point = where(one)
      return point === null ? [] : [{ one, point, awayM: distanceM(from, point) }]
    })
    .sort((a, b) => a.awayM - b.awayM)
    .slice(0, NEAREST)
