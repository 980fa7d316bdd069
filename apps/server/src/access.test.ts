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
import { TABLE } from './testing/access-table.ts'
import { emergencyBody, emergencyTarget, isEmergency } from './testing/emergency-examples.ts'
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
  await database.db
    .insertInto('water_alert')
    .values({ id, account_id: owner.user.id, ...about, ...what })
    .execute()
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

/** A report or a correction of the owner. */
const wordsOf = async (id: string, owner: Rider): Promise<Kept> => {
  const isReport = id === 'admin.remove-campground-report'
  const body = { ...campgroundWords(), ...(isReport ? { status: 'full' } : { kind: 'price' }) }
  await owner.call('POST', isReport ? '/api/campground-reports' : '/api/campground-corrections', { body })
  return { id: body.key, revision: 0, createdAt: '' }
}

/** What an endpoint about campgrounds speaks of: an alert, a review of the owner, or a campground. */
const ofCampgrounds = async ({ id }: Endpoint, owner: Rider): Promise<Kept> => {
  if (id === 'campground-alerts.see') return alertOf(owner)
  if (id === 'admin.remove-campground-report' || id === 'admin.settle-campground-correction') return wordsOf(id, owner)
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
  return bodies[id]?.() ?? emergencyBody(id)
}

const leadOf = async (): Promise<Kept> => {
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

const sessionOf = async (owner: Rider): Promise<Kept> => {
  const [session] = (await owner.call('GET', '/api/sessions')).json<Kept[]>()
  return { id: session?.id ?? '', revision: 0, createdAt: '' }
}

const KNOWN: Readonly<Record<string, string>> = { trails: 'zebulon-gap', gauges: '07055660' }

/** A record of the owner's own, for the endpoints that speak of one. */
const idFor = async (endpoint: Endpoint, owner: Rider): Promise<Kept> => {
  if (isEmergency(endpoint.id)) return emergencyTarget(endpoint, owner, database.db)
  const noun = endpoint.id.split('.')[0] as SyncedNoun
  if (SYNCED_NOUNS.includes(noun)) return make(owner, noun)
  if ((noun as string) === 'sessions') return sessionOf(owner)
  if ((noun as string) === 'user-leads') return leadOf()
  if (endpoint.id === 'water-alerts.see') return riseOf(owner)
  if (/campground-/.test(endpoint.id)) return ofCampgrounds(endpoint, owner)
  const known = KNOWN[noun as string]
  if (known !== undefined) return { id: known, revision: 0, createdAt: '' }
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
    url: endpoint.path.replace(/:id|:token/, target.id) + (endpoint.id === 'weather.get' ? '?near=-93,36' : ''),
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
      byAlertPass: async () => null,
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
