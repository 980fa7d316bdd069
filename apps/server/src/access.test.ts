import { randomUUID } from 'node:crypto'
import { defineEndpoint, type Endpoint, ENDPOINTS, SYNCED_NOUNS, type SyncedNoun, type Who } from '@bluffline/contract'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from './db/client.ts'
import { implement } from './http/implementation.ts'
import { registerEndpoints } from './http/register.ts'
import { success } from './platform/result.ts'
import { change, EXAMPLES, type Kept, make, newKey } from './testing/record-examples.ts'
import { newRider, PASSWORD, type Rider } from './testing/riders.ts'
import { createTestApp } from './testing/test-app.ts'
import { openTestDatabase } from './testing/test-database.ts'

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = (await createTestApp(database)).app
})
afterAll(async () => {
  await app.close()
  await database.close()
})

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
  'parks.get', 'waterways.list', 'waterways.get', 'access-points.list', 'access-points.get', 'trail-reports.send', 'health.get', 'health.live',
  'health.ready', 'about.openapi', 'about.docs', 'auth.register', 'auth.login', 'auth.logout',
] // prettier-ignore

/** Who gets what at every endpoint there is. One that is missing here fails the test. */
const TABLE: Readonly<Record<string, Statuses>> = {
  ...Object.fromEntries(PUBLIC.map((id) => [id, EVERYBODY])),
  ...Object.fromEntries(SYNCED_NOUNS.flatMap(ofNoun)),
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

const campgroundWords = () => ({
  key: randomUUID(),
  campgroundId: 'wolf-pen',
  text: 'Twelve dollars now.',
  writtenAt: '2026-11-21T12:00:00.000Z',
})

/** A rise that the owner is told of. */
const riseOf = async (owner: Rider): Promise<Kept> => {
  const [id, at] = [randomUUID(), '2026-11-21T12:00:00.000Z']
  const about = { watch_id: 'w', revision: 1, number: 1, gauge_id: '07055660', place: 'Camp', reason: 'rise' } as const
  const what = { stage_ft: 6, ft_per_hour: 2, measured_at: at, raised_at: at, seen_at: null }
  await database.db.insertInto('water_alert').values({ id, account_id: owner.user.id, ...about, ...what }).execute()
  return { id, revision: 0, createdAt: at }
}

/** An opening that the owner is told of. */
const alertOf = async (owner: Rider): Promise<Kept> => {
  const [id, at] = [randomUUID(), '2026-11-21T12:00:00.000Z']
  const about = { watch_id: 'w', opening: 1, campground_id: 'wolf-pen', campground_name: 'Wolf Pen' }
  const stay = { arrive: '2027-05-07', depart: '2027-05-09', sites: '[]', free: 1, opened_at: at, seen_at: null }
  const row = { id, account_id: owner.user.id, ...about, ...stay }
  await database.db.insertInto('campground_alert').values(row).execute()
  return { id, revision: 0, createdAt: at }
}

/** What an endpoint about campgrounds speaks of: an alert, a review of the owner, or a campground. */
const ofCampgrounds = async ({ id }: Endpoint, owner: Rider): Promise<Kept> => {
  if (id === 'campground-alerts.see') return alertOf(owner)
  const isReview = id === 'admin.moderate-campground-review'
  if (isReview) await make(owner, 'campground-reviews')
  return { id: isReview ? owner.user.id : 'wolf-pen', revision: 0, createdAt: '' }
}

let reports = 0
const bodyOf = ({ id }: Endpoint): object | undefined => {
  const [noun, verb] = id.split('.')
  const example = EXAMPLES[noun as SyncedNoun] as (typeof EXAMPLES)[SyncedNoun] | undefined
  if (example && (verb === 'create' || verb === 'change')) return verb === 'create' ? example.made : example.change
  const bodies: Record<string, () => object> = {
    'auth.register': () => ({ username: `walker-${(reports += 1)}`, email: 'walker@example.org', password: PASSWORD }),
    'auth.login': () => ({ username: 'the-walker', password: PASSWORD }),
    'auth.change-user': () => ({ vehicleType: 'atv' }),
    'auth.change-password': () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
    'auth.change-email': () => ({ email: 'other@example.org', password: PASSWORD }),
    'auth.delete-account': () => ({ password: PASSWORD }),
    'trip-context.put': () => ({}),
    'realtime.client-secret': () => ({ instructions: '' }),
    'user-leads.send': () => ({ email: 'walker@example.org' }),
    'user-leads.forget': () => ({ email: 'walker@example.org' }),
    'admin.moderate-campground-review': () => ({ campgroundId: 'wolf-pen', hidden: true, reason: 'Spam' }),
    'campground-reports.send': () => ({ ...campgroundWords(), status: 'full' }),
    'campground-corrections.send': () => ({ ...campgroundWords(), kind: 'price' }),
    'trail-reports.send': () => ({
      key: `00000000-0000-4000-9000-${String((reports += 1)).padStart(12, '0')}`,
      trailId: 'zebulon-gap',
      kind: 'closed',
      text: '',
      position: null,
      writtenAt: '2026-11-21T12:00:00.000Z',
    }),
  }
  return bodies[id]?.()
}

/** A record of the owner's own, for the endpoints that speak of one. */
const idFor = async (endpoint: Endpoint, owner: Rider): Promise<Kept> => {
  const noun = endpoint.id.split('.')[0] as SyncedNoun
  if (SYNCED_NOUNS.includes(noun)) return make(owner, noun)
  if ((noun as string) === 'sessions')
    return { id: (await owner.call('GET', '/api/sessions')).json<Kept[]>()[0]?.id ?? '', revision: 0, createdAt: '' }
  if ((noun as string) === 'user-leads') {
    const id = randomUUID()
    const at = '2026-11-21T12:00:00.000Z'
    const times = { consented_at: at, received_at: at, renewed_at: at }
    const email = `${id}@example.org`
    await database.db
      .insertInto('user_lead')
      .values({ id, email, email_key: email, phone: null, ...times })
      .execute()
    return { id, revision: 0, createdAt: at }
  }
  if (endpoint.id === 'water-alerts.see') return riseOf(owner)
  if (endpoint.id === 'gauges.get') return { id: '07055660', revision: 0, createdAt: '' }
  if (/campground-/.test(endpoint.id)) return ofCampgrounds(endpoint, owner)
  if ((noun as string) === 'trails') return { id: 'zebulon-gap', revision: 0, createdAt: '' }
  const [first] = (await app.inject(`/api/${noun}`)).json<Kept[]>()
  return first ?? { id: 'none', revision: 0, createdAt: '' }
}

const riderOf = async (role: 'user' | 'test' | 'admin'): Promise<Rider> => {
  const rider = await newRider(app)
  await database.db.updateTable('account').set({ role_id: role }).where('id', '=', rider.user.id).execute()
  return rider
}

const askAs = async (who: Rider | null, endpoint: Endpoint, target: Kept) => {
  const body = bodyOf(endpoint)
  return app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', target.id) + (endpoint.id === 'weather.get' ? '?near=-93,36' : ''),
    headers: {
      ...(who && { authorization: `Bearer ${who.tokens.accessToken}` }),
      ...(endpoint.headers && { ...newKey(), 'if-match': String(target.revision) }),
    },
    ...(body !== undefined && { payload: body }),
  })
}

/** Trip context has no revision to match where it was never saved. */
const withTarget = async (endpoint: Endpoint, owner: Rider): Promise<Kept> =>
  endpoint.params ? idFor(endpoint, owner) : { id: '', revision: 0, createdAt: '' }

describe('every endpoint', () => {
  beforeAll(async () => {
    await newRider(app, 'the-walker')
  })

  it('stands in the table', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted())
  })

  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers each caller as the table says',
    async (id, endpoint) => {
      const owner = await riderOf('user')
      const target = await withTarget(endpoint, owner)
      const others = [await riderOf('user'), await riderOf('test'), await riderOf('admin')]
      // The owner last: their call may delete what it is about.
      const [other, test, admin] = [
        await askAs(others[0] ?? null, endpoint, target),
        await askAs(others[1] ?? null, endpoint, target),
        await askAs(others[2] ?? null, endpoint, target),
      ]
      const guest = await askAs(null, endpoint, target)
      const mine = await askAs(owner, endpoint, target)
      expect([guest, mine, other, test, admin].map(({ statusCode }) => statusCode)).toEqual(TABLE[id])
    },
  )

  it('of others never shows what is mine, in any list of theirs', async () => {
    const [owner, other] = [await riderOf('user'), await riderOf('admin')]
    const mine = await make(owner, 'waypoints', { name: 'Secret spring', position: { lng: -93, lat: 35 } })
    await change(owner, 'waypoints', mine)
    for (const { id, method, path, params } of ENDPOINTS) {
      if (method !== 'GET' || params || id === 'auth.export') continue
      expect((await other.call('GET', path)).body, id).not.toContain('Secret spring')
    }
  })
})

describe('a role', () => {
  const endpointFor = (who: Who) =>
    defineEndpoint({
      id: `probe.${who}`,
      method: 'GET',
      path: `/api/probe-${who}`,
      summary: 'For the test',
      who,
      offline: 'none',
      output: z.string(),
      errors: [],
    })

  it.each([
    ['guest', [200, 200, 200, 200]],
    ['user', [401, 200, 200, 200]],
    ['test', [401, 403, 200, 200]],
    ['admin', [401, 403, 403, 200]],
  ] as const)('of %s at least is asked for, and nobody below gets in', async (who, expected) => {
    const bare = fastify()
    const doorkeeper = {
      byAccessToken: async (token: string) => ({
        accountId: 'a',
        sessionId: 's',
        role: token as 'user' | 'test' | 'admin',
      }),
      bySessionToken: async () => null,
    }
    const probe = implement(endpointFor(who), async () => success('in'))
    registerEndpoints(bare, { doorkeeper, publicOrigin: null, bodyLimitKb: 1 }, [probe])
    const statusOf = async (role: string | null) =>
      (
        await bare.inject({
          url: `/api/probe-${who}`,
          headers: role === null ? {} : { authorization: `Bearer ${role}` },
        })
      ).statusCode
    expect([await statusOf(null), await statusOf('user'), await statusOf('test'), await statusOf('admin')]).toEqual(
      expected,
    )
    await bare.close()
  })
})
