import type { Campground, CampgroundAvailability, CorrectionKind } from '@bluffline/contract'
import type { AvailabilityStatus, SiteKind } from '@bluffline/core'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icons.ts'

export const TYPE_WORDS: Readonly<Record<Campground['type'], string>> = {
  state_park: 'State park',
  national_forest: 'National forest',
  private: 'Private',
  corps_of_engineers: 'Corps of Engineers',
  national_park: 'National Park Service',
}

/** Kinds of sites, by the names of their counts. */
export const SITE_WORDS = {
  tent_sites: 'Tent sites',
  rv_sites: 'RV sites',
  cabins: 'Cabins',
  primitive_sites: 'Primitive sites',
  group_sites: 'Group sites',
} as const
export type SiteCount = keyof typeof SITE_WORDS
export const SITE_COUNTS = Object.keys(SITE_WORDS) as readonly SiteCount[]

export const AMENITY_WORDS = {
  electric_hookups: 'Electric hookups',
  water_hookups: 'Water hookups',
  sewer_hookups: 'Sewer hookups',
  fifty_amp: '50 amp',
  thirty_amp: '30 amp',
  restrooms: 'Restrooms',
  showers: 'Showers',
  laundry: 'Laundry',
  dump_station: 'Dump station',
  camp_store: 'Camp store',
  restaurant: 'Restaurant',
  wifi: 'Wi-Fi',
  swimming: 'Swimming',
  fishing: 'Fishing',
  boating: 'Boating',
  hiking_trails: 'Hiking trails',
  biking_trails: 'Biking trails',
  boat_launch: 'Boat launch',
  beach_access: 'Beach access',
  playground: 'Playground',
  picnic_areas: 'Picnic areas',
  pet_friendly: 'Pets welcome',
  accessible: 'Accessible',
  fire_rings: 'Fire rings',
  picnic_tables: 'Picnic tables',
  marina: 'Marina',
  visitor_center: 'Visitor center',
} as const
export type Amenity = keyof typeof AMENITY_WORDS
export const AMENITIES = Object.keys(AMENITY_WORDS) as readonly Amenity[]

/** What there is to do, as against what there is to use. */
export const ACTIVITIES = [
  'swimming',
  'fishing',
  'boating',
  'boat_launch',
  'beach_access',
  'hiking_trails',
  'biking_trails',
  'playground',
] as const satisfies readonly Amenity[]

export const FEATURE_WORDS = {
  waterfront: 'Waterfront',
  mountain_views: 'Mountain views',
  lake_access: 'Lake access',
  river_access: 'River access',
  hunting_nearby: 'Hunting nearby',
  atv_trails_nearby: 'ATV trails nearby',
  scenic_drives: 'Scenic drives',
  wildlife_viewing: 'Wildlife viewing',
} as const
export type CampFeature = keyof typeof FEATURE_WORDS
export const CAMP_FEATURES = Object.keys(FEATURE_WORDS) as readonly CampFeature[]

/** What a rider says is wrong on the page of a campground. */
export const CORRECTION_WORDS: Readonly<Record<CorrectionKind, string>> = {
  closed: 'It is closed',
  price: 'Price',
  contact: 'Phone or address',
  amenities: 'Sites or amenities',
  wrongPlace: 'Place on the map',
  other: 'Something else',
}

export const SITE_KIND_WORDS: Readonly<Record<SiteKind, string>> = {
  tent: 'Tent',
  rv: 'RV',
  cabin: 'Cabin',
  group: 'Group',
  other: 'Other',
}

export interface StatusLook {
  readonly label: string
  readonly tone: BadgeTone
  readonly icon: IconName
}

/** The five looks of a badge: each differs in word, drawing and edge, not in colour alone. */
export const STATUS_LOOKS: Readonly<Record<AvailabilityStatus, StatusLook>> = {
  available: { label: 'Available', tone: 'open', icon: 'open' },
  limited: { label: 'Limited', tone: 'warn', icon: 'alert' },
  full: { label: 'Full', tone: 'danger', icon: 'minus' },
  closed: { label: 'Closed', tone: 'closed', icon: 'closed' },
  unknown: { label: 'Unknown', tone: 'unknown', icon: 'unknown' },
}

/** Who says it; a sample says that it is one, and nothing else. */
export const lookOf = (availability: CampgroundAvailability | undefined): StatusLook => {
  if (availability === undefined) return STATUS_LOOKS.unknown
  const look = STATUS_LOOKS[availability.status]
  return availability.source === 'sample' ? { ...look, label: 'Sample' } : look
}

const SOURCE_WORDS: Readonly<Record<NonNullable<CampgroundAvailability['source']>, string>> = {
  'recreation.gov': 'Says recreation.gov',
  rider: 'Says a rider who was there',
  notice: 'Says a notice of closing',
  sample: 'Made up for a demonstration',
}
export const sourceWords = ({ source }: CampgroundAvailability): string | null =>
  source === null ? null : SOURCE_WORDS[source]

const PROBLEM_WORDS: Readonly<Record<NonNullable<CampgroundAvailability['problem']>, string>> = {
  refused: 'recreation.gov did not let us ask.',
  busy: 'recreation.gov asked us to wait.',
  unreachable: 'recreation.gov could not be reached.',
  slow: 'recreation.gov took too long to answer.',
  unreadable: 'recreation.gov answered in a way we cannot read.',
}
export const problemWords = ({ problem }: CampgroundAvailability): string | null =>
  problem === null ? null : PROBLEM_WORDS[problem]

/** `$18`, `$12.50`, `Free`. */
export const dollars = (value: number): string =>
  value === 0 ? 'Free' : `$${Number.isInteger(value) ? value : value.toFixed(2)}`

/** `$15`, `$15 to $20`, `Free`; null where nobody says. */
export function priceWords(least: number | null, most: number | null): string | null {
  const [from, to] = [least ?? most, most ?? least]
  if (from === null || to === null) return null
  return from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`
}

/** The lowest known price of a night on a tent or RV site, for a card: `from $15`. */
export function fromPrice({ pricing }: Campground): string | null {
  const known = [pricing.tent_site_min, pricing.rv_site_min].filter((price) => price !== null)
  if (known.length === 0) return null
  const least = Math.min(...known)
  return least === 0 ? 'Free' : `from ${dollars(least)}`
}

/** `34.586200,-94.239700`: what Copy GPS puts on the clipboard. */
export const gpsText = ({ location }: Pick<Campground, 'location'>): string =>
  `${location.latitude},${location.longitude}`

export const directionsHref = ({ location }: Pick<Campground, 'location'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${location.latitude},${location.longitude}`

export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
