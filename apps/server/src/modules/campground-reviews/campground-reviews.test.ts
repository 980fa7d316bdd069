import type { CampgroundRatings, ModeratedReview, PublicReview } from '@bluffline/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/client.ts'
import { change, make, type Kept } from '../../testing/record-examples.ts'
import { newRider, type Rider } from '../../testing/riders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

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

const review = (campgroundId: string, overall: number) => ({
  campgroundId,
  overall,
  cleanliness: 3,
  facilities: 4,
  location: 5,
  value: 2,
  text: 'Level pads.',
})
const write = async (campgroundId: string, overall: number): Promise<Rider> => {
  const rider = await newRider(app)
  await make(rider, 'campground-reviews', review(campgroundId, overall))
  return rider
}
const shown = async (id: string) =>
  (await app.inject(`/api/campgrounds/${id}/reviews`)).json<{
    ratings: CampgroundRatings | null
    reviews: PublicReview[]
  }>()
const adminOf = async (): Promise<Rider> => {
  const admin = await newRider(app)
  await database.db.updateTable('account').set({ role_id: 'admin' }).where('id', '=', admin.user.id).execute()
  return admin
}

describe('reviews of a campground', () => {
  it('are averaged over all riders, each counted once', async () => {
    const first = await write('redding', 5)
    await write('redding', 2)
    const [kept] = (await first.call('GET', '/api/campground-reviews')).json<[Kept]>()
    await change(first, 'campground-reviews', kept, { overall: 4 })
    const { ratings, reviews } = await shown('redding')
    expect(ratings).toEqual({
      campgroundId: 'redding',
      overall: 3,
      cleanliness: 3,
      facilities: 4,
      location: 5,
      value: 2,
      reviews_count: 2,
    })
    expect(reviews.map(({ reviewer }) => reviewer)).toContain(first.user.username)
    const all = (await app.inject('/api/campground-ratings')).json<CampgroundRatings[]>()
    expect(all.find(({ campgroundId }) => campgroundId === 'redding')).toEqual(ratings)
  })

  it('of a campground nobody reviewed are none, and there is no rating', async () => {
    expect(await shown('buffalo-rush')).toEqual({ ratings: null, reviews: [] })
  })

  it('leave the average when their rider deletes them', async () => {
    const rider = await write('buffalo-carver', 1)
    const [kept] = (await rider.call('GET', '/api/campground-reviews')).json<[{ id: string }]>()
    await rider.call('DELETE', `/api/campground-reviews/${kept.id}`)
    expect((await shown('buffalo-carver')).ratings).toBeNull()
  })

  it('of words the database could not read as JSON do not break the list', async () => {
    const rider = await newRider(app)
    await make(rider, 'settings', { key: 'theme', value: 'a\u0000b' })
    await write('buffalo-erbie', 3)
    expect((await shown('buffalo-erbie')).ratings?.overall).toBe(3)
    expect((await app.inject('/api/campground-ratings')).statusCode).toBe(200)
  })
})

describe('an admin', () => {
  it('hides a review, which then counts for nothing, and shows it again; its rider is told why', async () => {
    const [good, bad] = [await write('buffalo-steel-creek', 5), await write('buffalo-steel-creek', 1)]
    const admin = await adminOf()
    const decide = (hidden: boolean) =>
      admin.call('PUT', `/api/admin/campground-reviews/${bad.user.id}`, {
        body: { campgroundId: 'buffalo-steel-creek', hidden, reason: 'An advertisement' },
      })
    expect((await decide(true)).json()).toEqual({ hidden: true })
    const after = await shown('buffalo-steel-creek')
    expect(after.ratings).toMatchObject({ overall: 5, reviews_count: 1 })
    expect(after.reviews.map(({ reviewer }) => reviewer)).toEqual([good.user.username])
    const mine = (await bad.call('GET', '/api/campgrounds/buffalo-steel-creek/my-review')).json<{ hidden: unknown }>()
    expect(mine.hidden).toMatchObject({ reason: 'An advertisement' })
    const all = (await admin.call('GET', '/api/admin/campground-reviews?campgroundId=buffalo-steel-creek')).json<
      ModeratedReview[]
    >()
    expect(all.map(({ hidden }) => hidden).toSorted()).toEqual([false, true])
    await decide(false)
    expect((await shown('buffalo-steel-creek')).reviews).toHaveLength(2)
  })

  it('cannot decide about a review that is not there', async () => {
    const admin = await adminOf()
    const answer = await admin.call('PUT', `/api/admin/campground-reviews/${admin.user.id}`, {
      body: { campgroundId: 'buffalo-rush', hidden: true, reason: '' },
    })
    expect(answer.statusCode).toBe(404)
  })
})
