import 'fake-indexeddb/auto'
import type { Weather, WeatherPeriod, WeatherWarning } from '@bluffline/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetKeptAnswers } from '../../data/outside/kept-answers.ts'
import { ALWAYS_OPEN, testTrail } from '../../data/testing/test-trail.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { closuresNear } from './closures.ts'
import { placesAlong } from './places.ts'
import { Page } from './weather-page.tsx'

const READ = '2026-06-15T11:58:00.000Z'
const period = (changes: Partial<WeatherPeriod> = {}): WeatherPeriod => ({
  name: 'This Afternoon',
  startsAt: '2026-06-15T12:00:00.000Z',
  endsAt: '2026-06-15T13:00:00.000Z',
  isDaytime: true,
  temperatureF: 96,
  humidityPercent: 50,
  rainPercent: 20,
  windWords: 'S 10 mph',
  windMph: 10,
  words: 'Sunny',
  details: 'Sunny and hot.',
  ...changes,
})
const warning = (changes: Partial<WeatherWarning> = {}): WeatherWarning => ({
  id: 'w',
  event: 'Flash Flood Warning',
  severity: 'Severe',
  headline: null,
  area: 'Newton, AR',
  description: 'HAZARD...',
  instruction: 'Turn around.',
  sender: 'NWS Little Rock AR',
  sentAt: READ,
  onsetAt: '2026-06-15T11:00:00.000Z',
  endsAt: '2026-06-15T15:00:00.000Z',
  ...changes,
})
const answer = (changes: Partial<Weather> = {}): Weather => ({
  at: { lng: -93, lat: 36 },
  forecast: { value: { periods: [period()], issuedAt: READ }, readAt: READ, problem: null },
  hours: { value: { periods: [period()], issuedAt: READ }, readAt: READ, problem: null },
  warnings: { value: [warning()], readAt: READ, problem: null },
  ...changes,
})
/** Jasper, a town of the list. */
const PATH = '/safety/weather?town=jasper-ar'
const open = (weather: Weather | null, now?: string) => {
  const ports = fakePorts(weather === null ? {} : { 'GET /api/weather': weather })
  if (now !== undefined) ports.setNow(now)
  return { user: userEvent.setup(), ...renderWithData(<Page />, { path: PATH, ports }) }
}

beforeEach(async () => {
  await forgetEverything()
  await forgetKeptAnswers()
})
afterEach(cleanup)

describe('weather and warnings', () => {
  it('show what is in force with its end, the worst first, and the hours with what they feel like', async () => {
    const heat = warning({ id: 'h', event: 'Heat Advisory', severity: 'Moderate', instruction: null })
    const over = warning({ id: 'o', event: 'Wind Advisory', endsAt: '2026-06-15T11:30:00.000Z' })
    open(answer({ warnings: { value: [heat, over, warning()], readAt: READ, problem: null } }))
    const list = await screen.findByRole('list', { name: 'Warnings' })
    const shown = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(shown).toHaveLength(2)
    expect(shown[0]).toMatch(/^Flash Flood WarningSevere.*In force until 10:00 AM.*Turn around\./)
    expect(screen.getByText('Heat index 108 °F: danger')).toBeTruthy()
    expect(screen.getByText(/Sunset today at 8:\d\d PM/)).toBeTruthy()
  })

  it('do not take silence for a quiet sky', async () => {
    open(answer({ warnings: { value: null, readAt: null, problem: 'unreachable' } }))
    expect(await screen.findByText(/Whether a warning is in force here is unknown/)).toBeTruthy()
    expect(screen.getByText('The Weather Service cannot be reached.')).toBeTruthy()
  })

  it('keep the last word with its age when the network is cut', async () => {
    const first = open(answer())
    await screen.findByText('Flash Flood Warning')
    await expect.poll(async () => first.queries.isFetching()).toBe(0)
    cleanup()
    open(null, '2026-06-15T14:00:00Z')
    expect(await screen.findByText('Flash Flood Warning')).toBeTruthy()
    expect(screen.getAllByText('Old: 2 hours old').length).toBeGreaterThan(0)
  })

  it('say so where neither the server nor the phone knows anything', async () => {
    open(null)
    expect(await screen.findByText(/this phone has no forecast for this place/)).toBeTruthy()
  })

  it('let the rider choose a place where the address names a trail nobody knows', async () => {
    const ports = fakePorts({
      'GET /api/trails': [],
      'GET /api/trail-lines': { type: 'FeatureCollection', features: [] },
    })
    renderWithData(<Page />, { path: '/safety/weather?trail=nowhere', ports })
    expect(await screen.findByRole('combobox', { name: 'Weather for' })).toBeTruthy()
  })

  it('count 30 minutes from the last thunder, and anew after another', async () => {
    const { user, ports } = open(answer())
    await user.click(await screen.findByRole('button', { name: 'I heard thunder' }))
    expect(screen.getByText('30 minutes')).toBeTruthy()
    cleanup()
    ports.setNow('2026-06-15T12:31:00Z')
    renderWithData(<Page />, { path: PATH, ports })
    expect(await screen.findByText(/The 30 minutes were over at 7:30 AM/)).toBeTruthy()
  })

  it('expect hunters by last season once its list is over, and know nothing of fire bans', async () => {
    open(answer(), '2026-11-21T18:00:00Z')
    expect(await screen.findByText(/Guns are to be expected in the woods\. Wear orange/)).toBeTruthy()
    expect(screen.getByText(/Deer, modern gun: zones 16, 16A, 17/)).toBeTruthy()
    expect(screen.getByText(/Burn bans are set county by county/)).toBeTruthy()
  })
})

describe('closed trails', () => {
  const jasper = { lng: -93.1866, lat: 36.0081 }
  const near = testTrail('brock', { name: 'Brock Creek', season: ALWAYS_OPEN, point: jasper })
  const far = testTrail('mill', { name: 'Mill Creek', point: { lng: -94.2, lat: 34.5 } })
  const reports = (n: number, lastAt = '2026-06-15T09:00:00.000Z') => ({ trailId: 'brock', reports: n, lastAt })

  it('are those within 50 miles that keepers or riders say are closed, in whole or in part', () => {
    const source = near.sources[0]
    if (!source) throw new Error('a trail of the tests has a source')
    const gate = { text: 'Gate shut at the ford.', effect: 'closedPart' as const, source, expires: null }
    const asked = {
      reported: [reports(1), { ...reports(1), trailId: 'mill' }],
      places: [jasper],
      day: '2026-06-15' as const,
    }
    expect(closuresNear({ ...asked, trails: [near, far] }).map(({ trail }) => trail.id)).toEqual(['brock'])
    expect(closuresNear({ ...asked, reported: [], trails: [near, far] })).toEqual([])
    expect(closuresNear({ ...asked, reported: [], trails: [{ ...near, advisories: [gate] }] })).toMatchObject([
      { isOutOfSeason: false, partsClosed: ['Gate shut at the ford.'], byRiders: null, distanceM: 0 },
    ])
    const over = { ...gate, expires: '2026-06-14' }
    expect(closuresNear({ ...asked, reported: [], trails: [{ ...near, advisories: [over] }] })).toEqual([])
  })

  it('are told with who says so and that nobody checked it, and kept for when there is no network', async () => {
    const ports = fakePorts({
      'GET /api/weather': answer(),
      'GET /api/trails': [near, far],
      'GET /api/trail-closures': [reports(2)],
    })
    renderWithData(<Page />, { path: PATH, ports })
    const list = within(await screen.findByRole('list', { name: 'Closed trails' }))
    expect(list.getByText('2 reports found it closed, the last 3 hours ago.')).toBeTruthy()
    expect(list.getByText('Not checked')).toBeTruthy()
    cleanup()
    ports.setRoutes({ 'GET /api/trails': [near, far] })
    ports.setNow('2026-06-15T13:00:00Z')
    renderWithData(<Page />, { path: PATH, ports })
    expect(await screen.findByText(/riders’ reports as this phone knew them last, 1 hour old/)).toBeTruthy()
  })

  it('are unknown where nobody could be asked', async () => {
    renderWithData(<Page />, { path: PATH, ports: fakePorts({ 'GET /api/trails': [near] }) })
    expect(await screen.findByText(/this phone has never heard/)).toBeTruthy()
  })
})

describe('the places along a trail', () => {
  const line = (coordinates: number[][]) => ({ type: 'Feature', id: 't', properties: { id: 't' }, geometry: { type: 'LineString', coordinates } }) as never // prettier-ignore
  it('are its start, its middle and its end, once where they are one', () => {
    const trail = { name: 'Loop', point: { lng: -93, lat: 35 } }
    expect(placesAlong(trail, line([[-93, 35], [-92.9, 35.1], [-92.8, 35.2]])).map(({ name }) => name)).toEqual(['Start of Loop', 'Middle of Loop', 'End of Loop']) // prettier-ignore
    expect(placesAlong(trail, line([[-93, 35], [-93.001, 35], [-93, 35.001]]))).toEqual([{ name: 'Loop', at: { lng: -93, lat: 35 } }]) // prettier-ignore
    expect(placesAlong({ ...trail, point: null }, undefined)).toEqual([])
  })
})
