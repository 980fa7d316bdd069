import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYNCED_NOUNS } from '@bluffline/contract'
import type { Database } from '../../db/client.ts'
import { EXAMPLES, make, picture, track } from '../../testing/record-examples.ts'
import { newRider } from '../../testing/riders.ts'
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

const filesOf = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]))

describe('the archive of an account', () => {
  it('holds everything: each noun as JSON, rides and waypoints as GPX, tracks whole, and nobody else’s', async () => {
    const [ann, bob] = [await newRider(app), await newRider(app)]
    for (const noun of SYNCED_NOUNS) await make(ann, noun)
    await make(ann, 'rides', { ...EXAMPLES.rides.made, name: '../../Böse "Fahrt" <1>', startedMs: 1e12 })
    const gone = await make(ann, 'trips', { name: 'Deleted trip' })
    await ann.call('DELETE', `/api/trips/${gone.id}`)
    await ann.call('PUT', '/api/trip-context', { body: { activeTripPlan: 'the plan' } })
    await make(bob, 'waypoints', { name: 'Spot of somebody else', position: { lng: -93, lat: 35 } })

    const answer = await ann.call('GET', '/api/auth/export')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="bluffline-export.zip"',
      'cache-control': 'no-store',
    })
    const files = filesOf(answer.rawPayload)
    const names = Object.keys(files)
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      username: ann.user.username,
      email: ann.user.email,
    })
    for (const noun of SYNCED_NOUNS) {
      const list = JSON.parse(files[`${noun}.json`] ?? '') as object[]
      expect(list, noun).toHaveLength(noun === 'rides' ? 2 : 1)
      const { track: _track, image: _image, ...listed } = EXAMPLES[noun].made as { track?: unknown; image?: unknown }
      expect(list[0], noun).toMatchObject(listed)
    }
    expect(files['trip-context.json']).toContain('the plan')
    expect(files['waypoints.gpx']).toContain('<name>Camp</name>')
    const [gpx = ''] = names.filter((name) => /^rides\/2001-09-09-b-se-fahrt-1-[0-9a-f]{8}\.gpx$/.test(name))
    expect(files[gpx]).toContain('<trkpt lat="35.5" lon="-92.8"><ele>200</ele>')
    expect(files[gpx]).toContain('<name>../../Böse &quot;Fahrt&quot; &lt;1&gt;</name>')
    expect(files[gpx]).toContain('Gate')
    expect(JSON.parse(files[gpx.replace('.gpx', '.json')] ?? '')).toEqual(track)
    for (const name of names) expect(name).not.toMatch(/\.\.|^\/|\\/)
    const all = Object.values(files).join('\n')
    for (const foreign of ['Spot of somebody else', 'Deleted trip', 'password', '$argon2'])
      expect(all).not.toContain(foreign)
  })

  it('has the photos of rides as files', async () => {
    const ann = await newRider(app)
    const { id } = await make(ann, 'ride-photos')
    const files = unzipSync((await ann.call('GET', '/api/auth/export')).rawPayload)
    expect(Buffer.from(files[`rides/photos/${id}.jpg`] ?? []).toString('base64')).toBe(picture)
  })

  it('of a new account is whole too', async () => {
    const files = filesOf((await (await newRider(app)).call('GET', '/api/auth/export')).rawPayload)
    expect(JSON.parse(files['rides.json'] ?? '')).toEqual([])
    expect(files['waypoints.gpx']).toContain('</gpx>')
  })
})
