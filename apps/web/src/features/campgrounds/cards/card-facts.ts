import type { Campground } from '@bluffline/contract'
import { formatFinderMiles } from '@bluffline/core'
import type { Doubt } from '../filters/find-campgrounds.ts'
import { AMENITY_WORDS, TYPE_WORDS, type Amenity } from '../../../data/campgrounds/campground-words.ts'

/** How many amenity badges a card shows (specification, section 9). */
const BADGES = 6

/** What somebody looks for first, first. */
const ORDER: readonly Amenity[] = [
  'showers',
  'electric_hookups',
  'water_hookups',
  'sewer_hookups',
  'swimming',
  'boat_launch',
  'hiking_trails',
  'biking_trails',
  'pet_friendly',
  'accessible',
  'dump_station',
  'camp_store',
  'marina',
  'beach_access',
  'playground',
  'restaurant',
  'laundry',
  'wifi',
  'restrooms',
  'fishing',
  'boating',
  'fifty_amp',
  'thirty_amp',
  'picnic_tables',
  'fire_rings',
  'picnic_areas',
  'visitor_center',
]

/** The first six things that are known to be there, and how many more. */
export function amenityBadges({ amenities }: Campground): { readonly words: readonly string[]; readonly more: number } {
  const there = ORDER.filter((name) => amenities[name] === true)
  return { words: there.slice(0, BADGES).map((name) => AMENITY_WORDS[name]), more: Math.max(0, there.length - BADGES) }
}

/** `10.0 mi · State park · Mena, Polk County`. */
export function whereLine({ type, location }: Campground, miles: number | undefined): string {
  const town = location.city === null ? `${location.county} County` : `${location.city}, ${location.county} County`
  return [miles === undefined ? null : formatFinderMiles(miles), TYPE_WORDS[type], town].filter(Boolean).join(' · ')
}

const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
  region: 'region',
  type: 'who runs it',
  sites: 'sites',
  features: 'surroundings',
  amenities: 'amenities',
  price: 'price',
  rating: 'rating',
  room: 'free sites',
}

/** `sites, price`: what to ask a campground of which not all is known that was asked for. */
export const doubtWords = (doubts: readonly Doubt[]): string | null =>
  doubts.length === 0 ? null : doubts.map((one) => DOUBT_WORDS[one]).join(', ')
