import { z } from 'zod'
import { arkansasPosition, countyName, provenance, region, slug, source, webAddress } from './source.ts'

export const CAMPGROUND_TYPES = [
  'state_park',
  'national_forest',
  'private',
  'corps_of_engineers',
  'national_park',
] as const

const count = z.int().nonnegative().nullable()
const known = z.boolean().nullable()
const dollars = z.number().nonnegative().nullable()
const stars = z.number().min(0).max(5)

/** Counts of sites, and what is there: `true` a source says so, `false` a source says not, `null` nobody says. */
const amenities = z.strictObject({
  tent_sites: count,
  rv_sites: count,
  cabins: count,
  primitive_sites: count,
  group_sites: count,
  electric_hookups: known,
  water_hookups: known,
  sewer_hookups: known,
  fifty_amp: known,
  thirty_amp: known,
  restrooms: known,
  showers: known,
  laundry: known,
  dump_station: known,
  camp_store: known,
  restaurant: known,
  wifi: known,
  swimming: known,
  fishing: known,
  boating: known,
  hiking_trails: known,
  biking_trails: known,
  boat_launch: known,
  beach_access: known,
  playground: known,
  picnic_areas: known,
  pet_friendly: known,
  accessible: known,
  fire_rings: known,
  picnic_tables: known,
  marina: known,
  visitor_center: known,
  cell_coverage: z.enum(['excellent', 'good', 'fair', 'poor', 'none']).nullable(),
})

const pricing = z.strictObject({
  tent_site_min: dollars,
  tent_site_max: dollars,
  rv_site_min: dollars,
  rv_site_max: dollars,
  cabin_min: dollars,
  cabin_max: dollars,
  season: z.enum(['year_round', 'seasonal', 'summer_only']).nullable(),
  reservation_required: known,
})

const features = z.strictObject({
  waterfront: known,
  mountain_views: known,
  lake_access: known,
  river_access: known,
  hunting_nearby: known,
  atv_trails_nearby: known,
  scenic_drives: known,
  wildlife_viewing: known,
})

export const ATTRACTION_TYPES = [
  'historic',
  'wildlife',
  'wildlife_management_area',
  'national_wildlife_refuge',
  'state_park',
  'national_park_unit',
  'river_access',
  'ohv_trailhead',
] as const

/** Where the photos of federal campgrounds are kept; pages may show pictures of no other address but ours. */
export const PHOTO_HOST = 'https://cdn.recreation.gov'

/** A photo with who made it and why it may be shown; one of which either is not known is not in the catalogue. Pixels; `null` not known. */
export const campgroundPhoto = z.strictObject({
  url: z.url().startsWith(`${PHOTO_HOST}/`),
  title: z.string().min(1).max(200),
  credit: z.string().min(1).max(200),
  license: z.string().min(1).max(200),
  widthPx: z.int().positive().nullable(),
  heightPx: z.int().positive().nullable(),
})
export type CampgroundPhoto = z.infer<typeof campgroundPhoto>

/** How many photos of a campground are kept. */
export const MOST_PHOTOS = 6

/**
 * A place to camp. `null` means "not known" everywhere; prices are dollars a night, distances miles in a straight line.
 * `rv_sites` counts sites with hookups and `tent_sites` sites without; a source that gives only a total leaves both `null`
 * and `siteNote` says so. Old prices stand in `feeNote`, never in `pricing`. `ratings` come from reviews written in the app,
 * so the catalogue has none. `drinkingWater` is a tap with drinking water. `closure` is a reported closing of the whole place.
 */
export const campground = z.strictObject({
  id: slug,
  name: z.string().min(1).max(120),
  type: z.enum(CAMPGROUND_TYPES),
  description: z.string().min(1).max(600),
  location: z.strictObject({
    latitude: arkansasPosition.shape.lat,
    longitude: arkansasPosition.shape.lng,
    address: z.string().nullable(),
    city: z.string().nullable(),
    county: countyName,
    region,
  }),
  amenities,
  pricing,
  contact: z.strictObject({
    phone: z.string().nullable(),
    website: webAddress,
    email: z.string().nullable(),
    reservation_url: webAddress,
  }),
  features,
  ratings: z
    .strictObject({
      overall: stars,
      cleanliness: stars,
      facilities: stars,
      location: stars,
      value: stars,
      reviews_count: z.int().nonnegative(),
    })
    .nullable(),
  seasonal_info: z.strictObject({
    best_months: z.string().nullable(),
    peak_season: z.string().nullable(),
    off_season: z.string().nullable(),
    winter_access: known,
  }),
  nearby_attractions: z.array(
    z.strictObject({
      name: z.string().min(1),
      distance_miles: z.number().nonnegative(),
      type: z.enum(ATTRACTION_TYPES),
    }),
  ),
  last_updated: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  ridbFacilityId: z.string().nullable(),
  siteNote: z.string().nullable(),
  feeNote: z.string().nullable(),
  drinkingWater: known,
  /** Null where the point is the campground itself; otherwise what it stands for. */
  pointNote: z.string().nullable(),
  closure: z.strictObject({ text: z.string().min(1), source }).nullable(),
  /** Left out where there are none. */
  photos: z.array(campgroundPhoto).min(1).max(MOST_PHOTOS).optional(),
  ...provenance,
})
export type Campground = z.infer<typeof campground>
