// A record for a place the catalogue does not have yet: everything the source does not say is null.
import { countyAt } from '@bluffline/content'
import { MOTOR_USES } from '@bluffline/core'
import type { Answer, Candidate } from './candidate.ts'
import type { RawRecord } from './facts.ts'
import { withField } from './fields.ts'

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

const MACHINES: Readonly<Record<string, string>> = {
  atv: 'ATVs',
  utv: 'side-by-sides',
  fourwheeldrive: '4x4s',
  motorcycle: 'motorcycles',
}
const PEOPLE: Readonly<Record<string, string>> = {
  hiking: 'hiking',
  mountain_biking: 'mountain biking',
  horse: 'horse riding',
  paddling: 'paddling',
}

const summaryOf = (uses: readonly string[], miles: unknown) => {
  const isMotor = uses.some((use) => (MOTOR_USES as readonly string[]).includes(use))
  const words = uses.flatMap((use) => (isMotor ? MACHINES : PEOPLE)[use] ?? [])
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(words)
  return `A ${isMotor ? 'trail' : 'path'} for ${list}${typeof miles === 'number' ? `, ${miles.toFixed(1)} miles as mapped` : ''}.`
}

const trailOf = ({ name, at, line, fields }: Candidate, keyValue: string | null): RawRecord => ({
  name,
  system: null,
  manager: null,
  county: at && countyAt(at),
  point: at,
  pointPrecision: at && 'surveyed',
  pointSource: at && (line === null ? 'the source' : 'on our line'),
  uses: fields['uses'],
  unknownUses: [],
  lengthMiles: fields['lengthMiles'] ?? null,
  difficulty: null,
  loop: null,
  season: fields['season'] ?? null,
  seasonNote: null,
  widthLimitInches: null,
  feeUsd: null,
  feeNote: null,
  surface: fields['surface'] ?? null,
  elevationGainFt: null,
  features: [],
  permits: [],
  advisories: [],
  summary: summaryOf((fields['uses'] ?? []) as string[], fields['lengthMiles']),
  notes: [],
  disputes: [],
  recalledFields: [],
  officialId: keyValue,
})

const nulls = (names: string): RawRecord => Object.fromEntries(names.split(' ').map((name) => [name, null]))

const EMPTY_CAMPGROUND = {
  amenities: nulls(
    'tent_sites rv_sites cabins primitive_sites group_sites electric_hookups water_hookups sewer_hookups fifty_amp thirty_amp restrooms showers laundry dump_station camp_store restaurant wifi swimming fishing boating hiking_trails biking_trails boat_launch beach_access playground picnic_areas pet_friendly accessible fire_rings picnic_tables marina visitor_center cell_coverage',
  ),
  pricing: nulls('tent_site_min tent_site_max rv_site_min rv_site_max cabin_min cabin_max season reservation_required'),
  contact: nulls('phone website email reservation_url'),
  features: nulls(
    'waterfront mountain_views lake_access river_access hunting_nearby atv_trails_nearby scenic_drives wildlife_viewing',
  ),
  ratings: null,
  seasonal_info: nulls('best_months peak_season off_season winter_access'),
  nearby_attractions: [],
  ...nulls('siteNote feeNote drinkingWater pointNote closure'),
  notes: [],
  disputes: [],
  recalledFields: [],
}

const AGENCIES: Readonly<Record<string, string>> = {
  corps_of_engineers: 'the US Army Corps of Engineers',
  national_forest: 'the US Forest Service',
  national_park: 'the National Park Service',
}

const campgroundOf = ({ key, name, at, fields }: Candidate, seen: string): RawRecord => {
  const county = at && countyAt(at)
  const start: RawRecord = {
    ...EMPTY_CAMPGROUND,
    name,
    description: `Campground of ${AGENCIES[String(fields['type'])] ?? 'an agency'} in ${county ?? 'Arkansas'} County.`,
    location: { latitude: at?.lat, longitude: at?.lng, address: null, city: null, county },
    last_updated: seen,
    ridbFacilityId: key,
  }
  return Object.entries(fields).reduce((record, [field, value]) => withField(record, field, value), start)
}

/** The new record, or why there can be none. */
export const newRecord = (candidate: Candidate, answer: Answer, takenIds: ReadonlySet<string>): RawRecord | string => {
  const { at, fields, name, key } = candidate
  if (at === null) return `${name} (${key}): no position`
  if (countyAt(at) === null) return `${name} (${key}): not in Arkansas`
  if (answer.list === 'trails' && !fields['uses'])
    return `${name} (${key}): new, and nothing says who may use it (see --uses)`
  const slug = slugOf(name)
  const id = takenIds.has(slug) ? `${slug}-${slugOf(key)}` : slug
  if (takenIds.has(id)) return `${name} (${key}): the id ${id} is taken by another place`
  const record =
    answer.list === 'trails'
      ? trailOf(candidate, answer.keyField === null ? null : key)
      : campgroundOf(candidate, answer.source.seen)
  return { id, ...record, sources: [answer.source.id], confidence: answer.confidence }
}
