import { SYNCED_NOUNS, type SyncedNoun } from '@bluffline/contract'

/** The answers to nobody, the owner, another rider, a tester and an admin. */
type Statuses = readonly [guest: number, owner: number, other: number, test: number, admin: number]

const EVERYBODY: Statuses = [200, 200, 200, 200, 200]
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200]
const ADMIN: Statuses = [401, 403, 403, 403, 200]
/** What belongs to one rider does not exist for anybody else, whatever their role. */
const OWNER: Statuses = [401, 200, 404, 404, 404]

const OF_RECORDS = { list: SIGNED_IN, get: OWNER, create: SIGNED_IN, change: OWNER, remove: OWNER }
const ofNoun = (noun: SyncedNoun) =>
  Object.entries(OF_RECORDS).map(([verb, statuses]): [string, Statuses] => [`${noun}.${verb}`, statuses])

const PUBLIC = [
  'trails.list', 'trails.get', 'trails.gpx', 'trails.lines', 'campgrounds.list', 'campgrounds.get', 'wmas.list', 'wmas.get', 'parks.list',
  'parks.get', 'waterways.list', 'waterways.get', 'access-points.list', 'access-points.get', 'trail-reports.send', 'trail-reports.closures', 'health.get', 'health.live',
  'health.ready', 'about.openapi', 'about.docs', 'auth.register', 'auth.login', 'auth.logout',
] // prettier-ignore

/** What is made under an id of the device's own: for each rider it is another one. */
const EMERGENCY: Readonly<Record<string, Statuses>> = {
  'emergency-contacts.list': SIGNED_IN,
  'emergency-contacts.put': SIGNED_IN,
  'emergency-contacts.remove': OWNER,
  // Nothing is set up that could ask anybody.
  'emergency-contacts.ask': [401, 409, 404, 404, 404],
  'contact-confirmations.get': EVERYBODY,
  'contact-confirmations.answer': EVERYBODY,
  'alerts.raise': SIGNED_IN,
  'alerts.list': SIGNED_IN,
  'alerts.get': OWNER,
  'alerts.positions': OWNER,
  'alerts.close': OWNER,
  'alert-passes.make': SIGNED_IN,
  'alert-pages.get': EVERYBODY,
  'alert-pages.acknowledge': EVERYBODY,
  'alert-pages.close': EVERYBODY,
  'ride-plans.list': SIGNED_IN,
  'ride-plans.put': SIGNED_IN,
  'ride-plans.check-in': OWNER,
  'ride-plans.extend': OWNER,
  'ride-plans.close': OWNER,
  'ride-plans.positions': OWNER,
  'check-in-pages.get': EVERYBODY,
  'check-in-pages.answer': EVERYBODY,
  'live-shares.list': SIGNED_IN,
  'live-shares.put': SIGNED_IN,
  'live-shares.positions': OWNER,
  'live-shares.stop': OWNER,
  'live-pages.get': EVERYBODY,
  'push.key': EVERYBODY,
  'push.subscribe': SIGNED_IN,
  'push.unsubscribe': SIGNED_IN,
}

/** Who gets what at every endpoint there is. One that is missing here fails the test. */
export const TABLE: Readonly<Record<string, Statuses>> = {
  ...Object.fromEntries(PUBLIC.map((id) => [id, EVERYBODY])),
  ...Object.fromEntries(SYNCED_NOUNS.flatMap(ofNoun)),
  ...EMERGENCY,
  // By what it is given alone: whoever has no refresh token is told so.
  'auth.refresh': [401, 401, 401, 401, 401],
  // No provider is set up.
  'provider.start': [404, 404, 404, 404, 404],
  'provider.finish': [404, 404, 404, 404, 404],
  'auth.user': SIGNED_IN,
  'auth.change-user': SIGNED_IN,
  'auth.change-password': SIGNED_IN,
  'auth.change-email': SIGNED_IN,
  'auth.delete-account': SIGNED_IN,
  'auth.export': SIGNED_IN,
  'user-leads.send': EVERYBODY,
  'user-leads.forget': EVERYBODY,
  'user-leads.export': ADMIN,
  'user-leads.delete': ADMIN,
  'admin.user-leads': ADMIN,
  'admin.campground-words': ADMIN,
  'admin.remove-campground-report': ADMIN,
  'admin.settle-campground-correction': ADMIN,
  'campground-availability.list': EVERYBODY,
  'campground-availability.get': EVERYBODY,
  'gauges.list': EVERYBODY,
  'gauges.get': EVERYBODY,
  'weather.get': EVERYBODY,
  'water-alerts.list': SIGNED_IN,
  'water-alerts.see': OWNER,
  'campground-ratings.list': EVERYBODY,
  'campgrounds.reviews': EVERYBODY,
  'campgrounds.my-review': SIGNED_IN,
  'campground-reports.send': SIGNED_IN,
  'campground-corrections.send': EVERYBODY,
  'campground-alerts.list': SIGNED_IN,
  'campground-alerts.see': OWNER,
  'admin.campground-reviews': ADMIN,
  'admin.moderate-campground-review': ADMIN,
  'sessions.list': SIGNED_IN,
  'sessions.end': OWNER,
  'changes.list': SIGNED_IN,
  // No realtime service is set up.
  'realtime.client-secret': [401, 404, 404, 404, 404],
  'trip-context.get': SIGNED_IN,
  'trip-context.put': SIGNED_IN,
}
