import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetAccount } from '../sync/account.ts'
import { syncDevice } from '../testing/sync-device.ts'
import type { CampgroundNote } from './campground-note.ts'

const AT = '2026-06-15T12:00:01.000Z'
const record = { revision: 1, createdAt: AT, updatedAt: AT, deletedAt: null }
const devices: ReturnType<typeof syncDevice>[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.delete()
})

/** A device, and what its server was sent. */
function world() {
  const sent: { readonly call: string; readonly body: unknown; readonly ifMatch: string | null }[] = []
  const take = (answer: (body: object) => object) => async (request: Request) => {
    const body = (await request.json()) as object
    const { pathname } = new URL(request.url)
    sent.push({ call: `${request.method} ${pathname}`, body, ifMatch: request.headers.get('if-match') })
    return answer(body)
  }
  const receipt = take((body) => ({ key: (body as { key: string }).key, receivedAt: AT }))
  const device = syncDevice({
    'GET /api/changes': { changes: [], revision: 0, more: false },
    'POST /api/campground-reports': receipt,
    'POST /api/campground-corrections': receipt,
    'POST /api/campground-reviews': take((body) => ({ ...body, ...record, id: 'redding' })),
    'PATCH /api/campground-reviews/redding': take((body) => ({ ...body, ...record, id: 'redding', revision: 2 })),
    'POST /api/campground-watches': take((body) => ({ ...body, ...record, id: 'watch-1' })),
  })
  devices.push(device)
  return { device, sent }
}

const KEY = '00000000-0000-4000-8000-000000000001'
const note = (noun: CampgroundNote['noun']): CampgroundNote => {
  const about = { key: KEY, campgroundId: 'redding', text: 'Twelve dollars.', writtenAt: AT }
  const said =
    noun === 'campground-reports' ? { ...about, status: 'full' as const } : { ...about, kind: 'price' as const }
  return { key: KEY, campgroundId: 'redding', noun, note: said, state: 'waiting', receivedAt: null, problem: null }
}
const writeNote = ({ device }: ReturnType<typeof world>, one: CampgroundNote) =>
  device.write({ noun: one.noun, action: 'create', recordId: KEY, body: { ...one.note }, title: 'Campground' }, () =>
    device.database.campgroundNotes.add(one),
  )
const stateOf = async ({ device }: ReturnType<typeof world>) => (await device.database.campgroundNotes.get(KEY))?.state

describe('what is said of a campground with no signal', () => {
  it('waits, is sent once there is one, and the page shows that it was received', async () => {
    const here = world()
    await here.device.signIn()
    here.device.ports.setOnline(false)
    await writeNote(here, note('campground-reports'))
    await here.device.sync()
    expect(await stateOf(here)).toBe('waiting')
    here.device.ports.setOnline(true)
    await here.device.sync()
    await here.device.sync()
    expect(here.sent).toMatchObject([{ call: 'POST /api/campground-reports', body: { status: 'full' } }])
    expect(await stateOf(here)).toBe('received')
  })

  it('goes without an account where it is a correction, and not where it says how full it is', async () => {
    const here = world()
    await writeNote(here, note('campground-corrections'))
    await here.device.sync()
    expect(await stateOf(here)).toBe('received')
    const other = world()
    await writeNote(other, note('campground-reports'))
    await other.device.sync()
    expect(other.sent).toEqual([])
  })
})

describe('a review', () => {
  it('is made once and changed after that, each change naming the one before', async () => {
    const here = world()
    await here.device.signIn()
    const about = { noun: 'campground-reviews', recordId: 'redding', title: 'Review' } as const
    const body = { campgroundId: 'redding', overall: 4, cleanliness: 4, facilities: 4, location: 4, value: 4 }
    const keep = () => here.device.database.campgroundReviews.put({ ...body, id: 'redding' })
    await here.device.write({ ...about, action: 'create', body }, keep)
    await here.device.write({ ...about, action: 'change', body: { overall: 5 } })
    await here.device.sync()
    expect(here.sent.map(({ call, ifMatch }) => [call, ifMatch])).toEqual([
      ['POST /api/campground-reviews', null],
      ['PATCH /api/campground-reviews/redding', '"1"'],
    ])
  })
})

describe('a watch', () => {
  it('gets the name the server gives it, and leaves the device with its rider', async () => {
    const here = world()
    await here.device.signIn()
    const body = { campgroundId: 'redding', arrive: '2027-05-07', depart: '2027-05-09', kinds: [] }
    const { campgroundWatches: watches } = here.device.database
    const write = { noun: 'campground-watches', action: 'create', recordId: 'temp-1', body, title: 'Watch' } as const
    await here.device.write(write, () => watches.put({ ...body, id: 'temp-1' }))
    await here.device.sync()
    expect((await watches.toArray()).map(({ id }) => id)).toEqual(['watch-1'])
    await forgetAccount(here.device.parts)
    expect(await watches.count()).toBe(0)
  })
})
