import 'fake-indexeddb/auto'
import type { KeptLead, ModeratedReview } from '@bluffline/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { signedInPorts } from '../../data/testing/signed-in-ports.ts'
import { testCampground } from '../../data/testing/test-campground.ts'
import { testUser } from '../../data/testing/test-user.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page as ModerationPage } from './campgrounds/moderation-page.tsx'
import { Page as LeadsPage } from './leads/leads-page.tsx'

beforeEach(forgetEverything)
afterEach(cleanup)

const AT = '2026-06-01T12:00:00.000Z'
const admin = { ...testUser('keeper'), roleId: 'admin' as const }
const lead = (number: number, phone: string | null): KeptLead => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  email: `rider-${number}@example.org`,
  phone,
  consentedAt: AT,
  receivedAt: AT,
  renewedAt: AT,
})

describe('the leads', () => {
  it.each([
    ['nobody', () => fakePorts(), 'Log in with the account of an admin to see it.'],
    ['another rider', () => signedInPorts(testUser('rider')), 'Your account is none of an admin.'],
  ])('are not asked for by %s, who is told why', async (_who, ports, words) => {
    const { ports: used } = renderWithData(<LeadsPage />, { ports: ports() })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(used.requests.filter((request) => request.includes('leads'))).toEqual([])
  })

  it('are listed, saved as a file, and deleted one by one after a question', async () => {
    let leads = [lead(1, '(501) 555-1234'), lead(2, null)]
    const ports = signedInPorts(admin, {
      'GET /api/admin/user-leads': () => leads,
      'GET /api/user-leads': new Response('"id","email"', { headers: { 'content-type': 'text/csv' } }),
      [`DELETE /api/user-leads/${lead(1, null).id}`]: () => ((leads = leads.slice(1)), { ok: true }),
    })
    const user = userEvent.setup()
    renderWithData(<LeadsPage />, { ports })
    expect(await screen.findByText('2 addresses')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(ports.saved.map(({ name }) => name)).toEqual(['bluffline-leads-2026-06-15.csv']))
    await user.click(screen.getByRole('button', { name: 'Delete rider-1@example.org' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }))
    expect(dialog.getByText(/and the number \(501\) 555-1234/)).toBeTruthy()
    expect(ports.requests.some((request) => request.startsWith('DELETE'))).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(screen.queryByText('rider-1@example.org')).toBeNull())
    expect(screen.getByText('rider-2@example.org')).toBeTruthy()
  })

  it('stay where the server cannot be reached, and it is said', async () => {
    const ports = signedInPorts(admin, { 'GET /api/admin/user-leads': [lead(1, null)] })
    const user = userEvent.setup()
    renderWithData(<LeadsPage />, { ports })
    await user.click(await screen.findByRole('button', { name: 'Delete rider-1@example.org' }))
    ports.setOnline(false)
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    expect((await screen.findAllByText('Not done')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('rider-1@example.org').length).toBeGreaterThan(0)
  })
})

const review: ModeratedReview = {
  id: '11111111-1111-4111-8111-111111111111',
  campgroundId: 'shady-lake',
  reviewer: 'loud-one',
  overall: 1,
  cleanliness: 1,
  facilities: 1,
  location: 1,
  value: 1,
  text: 'Buy my boat.',
  stayedOn: null,
  updatedAt: AT,
  hidden: false,
  reason: '',
}
const KEY = '22222222-2222-4222-8222-222222222222'
const said = { key: KEY, campgroundId: 'shady-lake', text: 'Gate shut.', writtenAt: AT, receivedAt: AT }

describe('what riders wrote about campgrounds', () => {
  it('is moderated: a review is hidden with a reason, and shown again', async () => {
    const decided: unknown[] = []
    let hidden = false
    const ports = signedInPorts(admin, {
      'GET /api/campgrounds': [testCampground('shady-lake', 'Shady Lake')],
      'GET /api/admin/campground-reviews': () => [{ ...review, hidden, reason: hidden ? 'Advertising' : '' }],
      'GET /api/admin/campground-words': { reports: [], corrections: [] },
      [`PUT /api/admin/campground-reviews/${review.id}`]: async (request: Request) => {
        const body = (await request.json()) as { hidden: boolean }
        decided.push(body)
        hidden = body.hidden
        return { hidden }
      },
    })
    const user = userEvent.setup()
    renderWithData(<ModerationPage />, { ports })
    const row = within(await screen.findByRole('list', { name: 'Reviews' }))
    expect(await row.findByRole('link', { name: 'Shady Lake' })).toBeTruthy()
    await user.type(row.getByLabelText('Reason, for its author'), 'Advertising')
    await user.click(row.getByRole('button', { name: 'Hide the review of loud-one' }))
    await user.click(await screen.findByRole('button', { name: 'Show again the review of loud-one' }))
    await screen.findByRole('button', { name: 'Hide the review of loud-one' })
    const about = { campgroundId: 'shady-lake', reason: 'Advertising' }
    expect(decided).toEqual([
      { ...about, hidden: true },
      { ...about, hidden: false },
    ])
  })

  it('is taken away or dealt with', async () => {
    let words = {
      reports: [{ ...said, status: 'closed', reporter: 'rider' }],
      corrections: [{ ...said, kind: 'price', text: 'Twelve dollars.' }],
    }
    const ports = signedInPorts(admin, {
      'GET /api/campgrounds': [],
      'GET /api/admin/campground-reviews': [],
      'GET /api/admin/campground-words': () => words,
      [`DELETE /api/admin/campground-reports/${KEY}`]: () => ((words = { ...words, reports: [] }), { ok: true }),
      [`DELETE /api/admin/campground-corrections/${KEY}`]: () => (
        (words = { ...words, corrections: [] }),
        { ok: true }
      ),
    })
    const user = userEvent.setup()
    renderWithData(<ModerationPage />, { ports })
    await user.click(await screen.findByRole('tab', { name: 'Reports (1)' }))
    expect(screen.getByText(/^By rider\. Written/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take it away: Closed, shady-lake' }))
    expect(await screen.findByText('No reports in the last 30 days')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Corrections (1)' }))
    expect(screen.getByText('Twelve dollars.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dealt with: Price, shady-lake' }))
    expect(await screen.findByText('No corrections wait')).toBeTruthy()
  })

  it('says so where it cannot be read', async () => {
    renderWithData(<ModerationPage />, { ports: signedInPorts(admin) })
    expect(await screen.findByText('What riders wrote could not be read')).toBeTruthy()
  })
})
