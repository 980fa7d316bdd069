import type { Campground } from '@bluffline/contract'
import { TEST_SOURCE } from './test-trail.ts'
import { AMENITIES, CAMP_FEATURES, SITE_COUNTS } from '../campgrounds/campground-words.ts'

const nulls = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<N, null>

interface Changes {
  readonly at?: { readonly lng: number; readonly lat: number }
  readonly amenities?: Partial<Campground['amenities']>
  readonly features?: Partial<Campground['features']>
  readonly pricing?: Partial<Campground['pricing']>
  readonly contact?: Partial<Campground['contact']>
  readonly more?: Partial<Campground>
}

/** A campground of which nobody knows anything but what the test says. */
export const testCampground = (id: string, name: string, changes: Changes = {}): Campground => ({
  id,
  name,
  type: 'state_park',
  description: 'A campground for tests.',
  location: {
    latitude: changes.at?.lat ?? 34.7,
    longitude: changes.at?.lng ?? -94.3,
    address: null,
    city: 'Mena',
    county: 'Polk',
    region: 'West Central',
  },
  amenities: { ...nulls(SITE_COUNTS), ...nulls(AMENITIES), cell_coverage: null, ...changes.amenities },
  pricing: {
    tent_site_min: null,
    tent_site_max: null,
    rv_site_min: null,
    rv_site_max: null,
    cabin_min: null,
    cabin_max: null,
    season: null,
    reservation_required: null,
    ...changes.pricing,
  },
  contact: { phone: null, website: null, email: null, reservation_url: null, ...changes.contact },
  features: { ...nulls(CAMP_FEATURES), ...changes.features },
  ratings: null,
  seasonal_info: { best_months: null, peak_season: null, off_season: null, winter_access: null },
  nearby_attractions: [],
  last_updated: '2026-11-21',
  ridbFacilityId: null,
  siteNote: null,
  feeNote: null,
  drinkingWater: null,
  pointNote: null,
  closure: null,
  notes: [],
  disputes: [],
  recalledFields: [],
  sources: [TEST_SOURCE],
  confidence: 'official',
  verified: true,
  ...changes.more,
})
