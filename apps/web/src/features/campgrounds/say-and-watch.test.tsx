import 'fake-indexeddb/auto'
import type { Campground, CampgroundPhoto } from '@bluffline/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { signedInPorts } from '../../data/testing/signed-in-ports.ts'
import { testCampground } from '../../data/testing/test-campground.ts'
import { testUser } from '../../data/testing/test-user.ts'
import { fakePorts, type FakePorts } from '../../platform/fakes/fake-ports.ts'
import { Photos } from './details/photos.tsx'
import { NotesSection } from './say/notes-section.tsx'
import { ReviewsSection } from './say/reviews-section.tsx'
import { WatchSection } from './watch/watch-section.tsx'

beforeEach(forgetEverything)
afterEach(cleanup)

const rider = testUser('rider')
const camp = (more: Partial<Campground> = {}) =>
  testCampground('shady-lake', 'Shady Lake', { more: { ridbFacilityId: '247839', ...more } })
const routes = (answers: Record<string, unknown> = {}) => ({
  'GET /api/campgrounds/shady-lake/reviews': { ratings: null, reviews: [] },
  'GET /api/campgrounds/shady-lake/my-review': { hidden: null },
  'GET /api/campground-alerts': { alerts: [], watches: [], channels: [] },
  'GET /api/campground-ratings': [],
  ...answers,
})
const open = (element: ReactNode, ports: FakePorts = fakePorts(routes())) => {
  renderWithData(element, { ports })
  return userEvent.setup()
}
const STAY = { arrive: '2026-07-03', depart: '2026-07-05' }

/** The device belongs to this rider, as after signing in. */
const claim = async () => {
  const database = await openDatabase()
  await database.account.put({ key: 'account', userId: rider.id, username: rider.username, cursor: 0 })
  return database
}

describe('waiting for a site', () => {
  it('needs an account, and a campground that is booked where we can look', async () => {
    open(<WatchSection campground={camp()} stay={null} />)
    expect(screen.getByText(/to wait for a site/)).toBeTruthy()
    cleanup()
    open(<WatchSection campground={camp({ ridbFacilityId: null })} stay={null} />)
    expect(screen.getByText(/nobody but the campground can tell/)).toBeTruthy()
    expect(screen.queryByText(/to wait for a site/)).toBeNull()
  })

  it('is for chosen nights, waits in the outbox, and can be stopped', async () => {
    const database = await claim()
    const user = open(<WatchSection campground={camp()} stay={STAY} />, signedInPorts(rider, routes()))
    const start = await screen.findByRole('button', { name: 'Tell me when a site opens, July 3, 2026 to July 5, 2026' })
    await waitFor(() => expect((start as HTMLButtonElement).disabled).toBe(false))
    await user.click(start)
    const button = await screen.findByRole('button', { name: 'You are waiting for these nights' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText('Not looked up yet.')).toBeTruthy()
    expect(await database.outbox.toArray()).toMatchObject([
      { noun: 'campground-watches', action: 'create', body: { arrive: '2026-07-03', depart: '2026-07-05', kinds: [] } },
    ])
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.queryByText('Not looked up yet.')).toBeNull())
    expect(await database.outbox.count()).toBe(0)
  })
})

describe('with no network', () => {
  it('a watch does not say that nobody looked, and a campground keeps the rating that was known last', async () => {
    const database = await claim()
    await database.campgroundWatches.put({ id: 'watch-1', campgroundId: 'shady-lake', ...STAY, kinds: [] })
    const ports = signedInPorts(rider)
    const given = { overall: 4.5, cleanliness: 4, facilities: 4, location: 5, value: 4, reviews_count: 3 }
    ports.storage.write('campground_data', JSON.stringify({ ratings: [{ campgroundId: 'shady-lake', ...given }] }))
    ports.setOnline(false)
    const page = (
      <>
        <WatchSection campground={camp()} stay={null} />
        <ReviewsSection campground={camp()} />
      </>
    )
    open(page, ports)
    expect(await screen.findByText('How it stands needs a network.')).toBeTruthy()
    expect(await screen.findByText('What riders wrote needs a network.')).toBeTruthy()
    expect(screen.getByText('4.5')).toBeTruthy()
  })
})

describe('a review', () => {
  it('needs five ratings, is kept with its words, and can be changed afterwards', async () => {
    const database = await claim()
    const user = open(<ReviewsSection campground={camp()} />, signedInPorts(rider, routes()))
    await user.click(await screen.findByRole('button', { name: 'Write a review' }))
    const form = within(screen.getByRole('dialog', { name: 'Write a review' }))
    await user.click(form.getByRole('button', { name: 'Publish' }))
    expect(form.getByRole('alert').textContent).toBe('Give it 1 to 5 for: overall.')
    for (const part of ['Overall', 'Cleanliness', 'Facilities', 'Location', 'Value'])
      await user.click(within(form.getByRole('group', { name: part })).getByRole('radio', { name: '4' }))
    await user.type(form.getByLabelText('In your words'), 'Quiet after ten.')
    await user.click(form.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('button', { name: 'Change your review' })
    const given = { overall: 4, cleanliness: 4, facilities: 4, location: 4, value: 4, text: 'Quiet after ten.' }
    expect(await database.outbox.toArray()).toMatchObject([
      { noun: 'campground-reviews', action: 'create', recordId: 'shady-lake', body: { ...given, stayedOn: null } },
    ])
  })

  it('that a moderator hid says so to its author, with the reason', async () => {
    const database = await claim()
    await database.campgroundReviews.put({ id: 'shady-lake', campgroundId: 'shady-lake', overall: 1 })
    const hidden = { reason: 'Advertising', at: '2026-06-01T12:00:00.000Z' }
    const answers = { 'GET /api/campgrounds/shady-lake/my-review': { hidden } }
    open(<ReviewsSection campground={camp()} />, signedInPorts(rider, routes(answers)))
    expect(await screen.findByText(/a moderator has hidden it\. Reason: Advertising/)).toBeTruthy()
  })

  it('of others is read by everybody, and moderated by admins alone', async () => {
    const given = { overall: 5, cleanliness: 4, facilities: 4, location: 5, value: 3 }
    const reviews = [{ ...given, text: 'Shade all day.', stayedOn: '2026-05-02', reviewer: 'camper', updatedAt: '2026-05-09T12:00:00.000Z' }] // prettier-ignore
    const ratings = { campgroundId: 'shady-lake', ...given, reviews_count: 1 }
    const answers = { 'GET /api/campgrounds/shady-lake/reviews': { ratings, reviews } }
    open(<ReviewsSection campground={camp()} />, fakePorts(routes(answers)))
    expect(await screen.findByText('Shade all day.')).toBeTruthy()
    expect(screen.getByText('was there May 2, 2026')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Moderate reviews' })).toBeNull()
    cleanup()
    open(<ReviewsSection campground={camp()} />, signedInPorts({ ...rider, roleId: 'admin' }, routes(answers)))
    const link = await screen.findByRole('link', { name: 'Moderate reviews' })
    expect(link.getAttribute('href')).toBe('/admin/campgrounds')
  })
})

describe('what a rider sees there', () => {
  it('is reported by who is signed in, and waits for a network', async () => {
    const database = await claim()
    const user = open(<NotesSection campground={camp()} />, signedInPorts(rider, routes()))
    await user.click(await screen.findByRole('button', { name: 'Report how full it is' }))
    const dialog = within(screen.getByRole('dialog', { name: 'How full is it?' }))
    await user.click(dialog.getByRole('radio', { name: 'Full' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Waits for a network')).toBeTruthy()
    expect(await database.outbox.toArray()).toMatchObject([{ noun: 'campground-reports', body: { status: 'full' } }])
  })

  it('is corrected by anybody, in words', async () => {
    const user = open(<NotesSection campground={camp()} />)
    expect(screen.queryByRole('button', { name: 'Report how full it is' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Suggest a correction' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Suggest a correction' }))
    await user.click(dialog.getByRole('radio', { name: 'Price' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(dialog.getByText('Say in a few words what is right.')).toBeTruthy()
    await user.type(dialog.getByLabelText('In your words'), 'Twelve dollars at the gate.')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Twelve dollars at the gate.')).toBeTruthy()
  })
})

describe('photos', () => {
  const photo: CampgroundPhoto = {
    url: 'https://cdn.recreation.gov/public/a.jpg',
    title: 'Morning at the lake',
    credit: 'USFS',
    license: 'Public domain: a work of the US Government',
    widthPx: 700,
    heightPx: 525,
  }

  it('are shown with who made them and why they may be shown, and say so where there is no network', async () => {
    open(<Photos campground={camp({ photos: [photo] })} />)
    const list = within(screen.getByRole('list', { name: 'Photos of Shady Lake' }))
    expect(list.getByText('Morning at the lake. Photo: USFS. Public domain: a work of the US Government.')).toBeTruthy()
    const image = list.getByRole('img', { name: 'Morning at the lake' })
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
    fireEvent.error(image)
    expect(list.getByText('This photo is at recreation.gov and needs a network.')).toBeTruthy()
  })

  it('are not missed where there are none', async () => {
    open(<Photos campground={camp()} />)
    expect(screen.queryByRole('list', { name: /^Photos of/ })).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
