import type { AlertPage } from '@bluffline/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithData } from '../../data/testing/render-with-data.tsx'
import type { FakeRoutes } from '../../platform/fakes/fake-fetch.ts'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page as AlertPageView } from './alert-page.tsx'
import { Page as BackPage } from './back-page.tsx'
import { Page as ConfirmPage } from './confirm-page.tsx'
import { Page as LivePage } from './live-page.tsx'

// What a map draws is the map's own affair.
vi.mock('./position-map.tsx', () => ({ PositionMap: () => <p>The map</p> }))

const TOKEN = 'a'.repeat(43)
const position = { lng: -92.9, lat: 35.5, at: '2026-06-15T11:40:00.000Z', accuracyM: 8, altitudeM: null }
const alert = (change: Partial<AlertPage> = {}): AlertPage => ({
  kind: 'sos',
  isDrill: false,
  riderName: 'Sam',
  contactName: 'Alex',
  note: '',
  firedAt: '2026-06-15T11:30:00.000Z',
  receivedAt: '2026-06-15T11:30:05.000Z',
  precision: 'exact',
  positions: [position],
  batteryPercent: 12,
  medical: null,
  plan: null,
  contacts: [
    { name: 'Alex', isYou: true, onItAt: null },
    { name: 'Robin', isYou: false, onItAt: null },
  ],
  closed: null,
  expiresAt: '2026-06-22T11:30:00.000Z',
  ...change,
})

function open(page: typeof AlertPageView, path: string, routes: FakeRoutes) {
  const Page = page
  return { user: userEvent.setup(), ...renderWithData(<Page />, { path, ports: fakePorts(routes) }) }
}
const helpRoutes = (page: AlertPage, after: Partial<AlertPage> = {}): FakeRoutes => ({
  [`GET /api/alert-pages/${TOKEN}`]: page,
  [`POST /api/alert-pages/${TOKEN}/acknowledge`]: { ...page, ...after },
  [`POST /api/alert-pages/${TOKEN}/close`]: { ...page, ...after },
})

afterEach(cleanup)

describe('the page of an alert', () => {
  it('says who needs help, where in three ways, how old that is and how charged the phone is', async () => {
    open(AlertPageView, `/help#${TOKEN}`, helpRoutes(alert()))
    await screen.findByRole('heading', { level: 1, name: 'Sam needs help' })
    expect(screen.getByText(/20 minutes old\. Within 26 ft\. Battery 12 %\./)).toBeTruthy()
    expect(screen.getByText('35.50000, -92.90000')).toBeTruthy()
    expect(screen.getByText(/^15S /)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
  })

  it('tells that somebody is on it only once the server knows', async () => {
    const onIt = [{ name: 'Alex', isYou: true, onItAt: '2026-06-15T12:00:00.000Z' }]
    const { user } = open(AlertPageView, `/help#${TOKEN}`, helpRoutes(alert(), { contacts: onIt }))
    await user.click(await screen.findByRole('button', { name: 'I am on it' }))
    await screen.findByText('You are on it. Sam and the others are told.')
  })

  it('says that an answer was not sent, and still offers it', async () => {
    const { user } = open(AlertPageView, `/help#${TOKEN}`, { [`GET /api/alert-pages/${TOKEN}`]: alert() })
    await user.click(await screen.findByRole('button', { name: 'I am on it' }))
    await screen.findByText('There is no connection. Try again, or call them.')
    expect(screen.getByRole('button', { name: 'I am on it' })).toBeTruthy()
  })

  it('ends it for everybody only after asking how it ended', async () => {
    const closed = { at: '2026-06-15T12:05:00.000Z', outcome: 'helpCame', by: 'Alex' } as const
    const { user, ports } = open(AlertPageView, `/help#${TOKEN}`, helpRoutes(alert(), { closed }))
    await user.click(await screen.findByRole('button', { name: 'It is over' }))
    expect(ports.requests.filter((request) => request.startsWith('POST'))).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Help is with them' }))
    await user.click(screen.getByRole('button', { name: 'Tell everybody it is over' }))
    await screen.findByRole('heading', { level: 1, name: 'Sam has help' })
    expect(screen.getByText(/by Alex\. Nothing more is to be done\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I am on it' })).toBeNull()
  })

  it('of a drill sends nobody to the telephone', async () => {
    open(AlertPageView, `/help#${TOKEN}`, helpRoutes(alert({ isDrill: true })))
    await screen.findByText('This is a drill. Nobody is hurt, nobody is to be called.')
    expect(screen.queryByRole('link', { name: 'Call 911' })).toBeNull()
  })

  it('says where it reached the server later than it was raised', async () => {
    open(AlertPageView, `/help#${TOKEN}`, helpRoutes(alert({ receivedAt: '2026-06-15T12:10:00.000Z' })))
    await screen.findByText(/It reached us .*: there was no signal before\./)
  })

  it.each([
    ['with no token', '/help'],
    ['with half a token', `/help#${TOKEN.slice(5)}`],
    ['with one that the server does not know, or no longer', `/help#${TOKEN}`],
  ])('opened %s says the same: that it opens nothing, and whom to call', async (_case, path) => {
    open(AlertPageView, path, {})
    await screen.findByText('This link does not open anything')
    expect(screen.getByRole('link', { name: 'Call 911' })).toBeTruthy()
  })
})

it('asks a contact, and keeps the answer', async () => {
  const asked = { riderName: 'Sam', contactName: 'Alex', channel: 'sms', address: '+1•••0142', state: 'asked' } as const
  const { user } = open(ConfirmPage, `/confirm#${TOKEN}`, {
    [`GET /api/contact-confirmations/${TOKEN}`]: asked,
    [`POST /api/contact-confirmations/${TOKEN}`]: { ...asked, state: 'confirmed' },
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, tell me' }))
  await screen.findByText('You agreed. Sam can reach you in an emergency.')
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
})

it('checks a late rider in with one press', async () => {
  const page = {
    riderName: 'Sam',
    title: 'Mill Creek',
    isDrill: false,
    stage: 'riderWarned',
    returnAt: '2026-06-15T11:00:00.000Z',
    contactsAt: '2026-06-15T12:00:00.000Z',
  } as const
  const { user } = open(BackPage, `/back#${TOKEN}`, {
    [`GET /api/check-in-pages/${TOKEN}`]: page,
    [`POST /api/check-in-pages/${TOKEN}`]: { ...page, stage: 'checkedIn' },
  })
  await screen.findByText('You meant to be back at 6:00 AM. Your contacts are told at 7:00 AM.')
  await user.click(screen.getByRole('button', { name: 'I am back' }))
  await screen.findByText('You are checked in. Everybody who was told knows it.')
})

it('shows a shared area as an area', async () => {
  open(LivePage, `/live#${TOKEN}`, {
    [`GET /api/live-pages/${TOKEN}`]: {
      riderName: 'Sam',
      precision: 'coarse',
      expiresAt: '2026-06-15T18:00:00.000Z',
      positions: [position],
      batteryPercent: null,
    },
  })
  await screen.findByText(/Sam shares an area, not the exact place/)
  expect(screen.getByText(/Battery unknown/)).toBeTruthy()
})
