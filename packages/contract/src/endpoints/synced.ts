import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { campgroundReviewFields, campgroundWatchFields } from '../synced/campgrounds.ts'
import { tombstone } from '../synced/envelope.ts'
import {
  savedTrailFields,
  settingFields,
  tripFields,
  tripPlanFields,
  vehicleFields,
  waypointFields,
} from '../synced/kept.ts'
import { rideBody, rideFields } from '../synced/ride.ts'
import { ridePhotoBody, ridePhotoFields } from '../synced/ride-photo.ts'
import { waterWatchFields } from '../synced/water.ts'
import { keptTripContext, tripContext } from '../synced/trip-context.ts'
import { limitQuery } from './query.ts'
import { idempotencyKey, ifMatch, revisionQuery, syncedOf } from './synced-of.ts'

/** Every noun a rider keeps on all their devices, with its five calls: `SYNCED['saved-trails'].list` and so on. */
export const SYNCED = {
  'saved-trails': syncedOf('saved-trails', {
    one: 'a trail',
    many: 'saved trails',
    fields: savedTrailFields,
    body: {},
    idFrom: 'trailId',
    aside: 'savedAtMs',
    most: 2000,
  }),
  waypoints: syncedOf('waypoints', {
    one: 'a waypoint',
    many: 'waypoints',
    fields: waypointFields,
    body: {},
    idFrom: null,
    most: 10_000,
  }),
  trips: syncedOf('trips', { one: 'a trip', many: 'trips', fields: tripFields, body: {}, idFrom: null, most: 2000 }),
  'trip-plans': syncedOf('trip-plans', {
    one: 'a trip plan',
    many: 'trip plans',
    fields: tripPlanFields,
    body: {},
    idFrom: null,
    most: 1000,
  }),
  rides: syncedOf('rides', {
    one: 'a ride',
    many: 'rides',
    fields: rideFields,
    body: rideBody,
    idFrom: null,
    most: 5000,
    bodyLimitKb: 8192,
  }),
  'ride-photos': syncedOf('ride-photos', {
    one: 'a photo of a ride',
    many: 'photos of rides',
    fields: ridePhotoFields,
    body: ridePhotoBody,
    idFrom: 'photoId',
    most: 5000,
    bodyLimitKb: 2048,
  }),
  vehicles: syncedOf('vehicles', {
    one: 'a machine of the garage',
    many: 'machines',
    fields: vehicleFields,
    body: {},
    idFrom: null,
    most: 100,
  }),
  settings: syncedOf('settings', {
    one: 'a group of settings',
    many: 'settings',
    fields: settingFields,
    body: {},
    idFrom: 'key',
    most: 100,
  }),
  'campground-reviews': syncedOf('campground-reviews', {
    one: 'a review of a campground',
    many: 'reviews of campgrounds',
    fields: campgroundReviewFields,
    body: {},
    idFrom: 'campgroundId',
    most: 500,
  }),
  'campground-watches': syncedOf('campground-watches', {
    one: 'a stay to watch for',
    many: 'stays to watch for',
    fields: campgroundWatchFields,
    body: {},
    idFrom: null,
    most: 20,
  }),
  'water-watches': syncedOf('water-watches', {
    one: 'water to watch',
    many: 'waters to watch',
    fields: waterWatchFields,
    body: {},
    idFrom: null,
    most: 20,
  }),
}

export const SYNCED_NOUNS = [
  'saved-trails',
  'waypoints',
  'trips',
  'trip-plans',
  'rides',
  'ride-photos',
  'vehicles',
  'settings',
  'campground-reviews',
  'campground-watches',
  'water-watches',
] as const
export type SyncedNoun = keyof typeof SYNCED

/** A record of a noun as lists give it. */
export type SyncedRecord<N extends SyncedNoun> = z.output<(typeof SYNCED)[N]['record']>

/** How much one rider can keep in all, in MB of JSON; `quota_exceeded` beyond it. */
export const SYNCED_MOST_MB = 1024

const changeIn = <const N extends SyncedNoun>(noun: N) =>
  z.strictObject({ noun: z.literal(noun), record: z.union([SYNCED[noun].record, tombstone]) })

const change = z.discriminatedUnion('noun', [
  changeIn('saved-trails'),
  changeIn('waypoints'),
  changeIn('trips'),
  changeIn('trip-plans'),
  changeIn('rides'),
  changeIn('ride-photos'),
  changeIn('vehicles'),
  changeIn('settings'),
  changeIn('campground-reviews'),
  changeIn('campground-watches'),
  changeIn('water-watches'),
])

/**
 * `GET /api/changes`: what changed in all nouns after a revision, in the order of change, tombstones included. `revision` is where the next
 * call begins; while `more` is true it has something to answer. Rides come without their tracks, photos without their pictures.
 */
export const listChanges = defineEndpoint({
  id: 'changes.list',
  method: 'GET',
  path: '/api/changes',
  summary: 'What changed in my records, in the order of change',
  who: 'user',
  offline: 'none',
  query: z.strictObject({
    since: revisionQuery.optional().describe('Revision seen last; from the beginning without it'),
    limit: limitQuery.optional().describe('Changes a call, 1 to 1000; 500 without it'),
  }),
  output: z.strictObject({ changes: z.array(change), revision: z.int().min(0), more: z.boolean() }),
  errors: [],
})

/** `GET /api/trip-context`: what was saved last; empty with revision 0 before that. */
export const getTripContext = defineEndpoint({
  id: 'trip-context.get',
  method: 'GET',
  path: '/api/trip-context',
  summary: 'My trip context',
  who: 'user',
  offline: 'cache',
  output: keptTripContext,
  errors: [],
})

/** `PUT /api/trip-context`: replaces it. With `If-Match` only where that is the newest revision, else a `conflict` with the server's version. */
export const putTripContext = defineEndpoint({
  id: 'trip-context.put',
  method: 'PUT',
  path: '/api/trip-context',
  summary: 'Save my trip context',
  who: 'user',
  offline: 'queue',
  headers: z.object({ 'if-match': ifMatch.optional(), 'idempotency-key': idempotencyKey.optional() }),
  body: tripContext,
  output: keptTripContext,
  errors: ['conflict', 'key_reused'],
})
