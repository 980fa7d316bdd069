import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../data/db/open-database.ts'
import { forgetKeptAnswers } from '../../data/outside/kept-answers.ts'
import { forgetEverything, renderWithData } from '../../data/testing/render-with-data.tsx'
import { fakePorts } from '../../platform/fakes/fake-ports.ts'
import { Page as AlertsPage } from './alerts/alerts-page.tsx'
import { Page as AccessMapPage } from './access/access-map-page.tsx'
import { Page as ConditionsPage } from './conditions/conditions-page.tsx'
import { Page as ContactsPage } from './contacts/contacts-page.tsx'
import { Page as WaterwayPage } from './gauge/waterway-page.tsx'
import { Work } from './watch/rises-in-background.tsx'
import { testDetail, testGaugeList, testReading, testWater } from './testing/test-water.ts'

const band = (level: 'low' | 'good', label: string, from: number | null, to: number | null) => ({
  level,
  label,
  fromFt: from,
  toFt: to,
})
const oldTable = { title: 'Hobby table', ref: 'https://example.org', asOf: 'undated', seen: '2026-11' }
const ponca = testWater(
  { id: 'ponca', name: 'Buffalo at Ponca', site: '07055660' },
  {
    stageBands: [
      { usgsSite: '07055660', bands: [band('low', 'Low', null, 3), band('good', 'Best', 3, 6)], source: oldTable },
    ],
  },
)
const [gauge] = ponca.gauges
const movedPonca = {
  ...ponca,
  gauges: gauge
    ? [{ ...gauge, bedMoved: { on: '2024-11-05', text: 'A flood left gravel here.', source: oldTable } }]
    : [],
}
const mulberry = testWater({ id: 'mulberry', name: 'Mulberry River', site: '07252000' })
const dry = testWater({ id: 'dry', name: 'Dry Creek', site: '07000000' })

const ROUTES = {
  'GET /api/waterways': [ponca, mulberry, dry],
  'GET /api/gauges': testGaugeList(
    testReading('07055660'),
    testReading('07252000', { trend: 'rising', riseFtPerHour: 1.6, floodCategory: 'minor' }),
    testReading('07000000', { stage: null, flow: null, trend: null, riseFtPerHour: null, floodCategory: null }),
  ),
}
const open = (routes: Record<string, unknown> = ROUTES, path = '/waterway-conditions') => {
  const ports = fakePorts(routes)
  const page = (
    <Routes>
      <Route path="/waterway-conditions" element={<ConditionsPage />} />
      <Route path="/waterway-conditions/:waterwayId" element={<WaterwayPage />} />
      <Route path="/emergency-waterway-contacts" element={<ContactsPage />} />
      <Route path="/water-safety-alerts" element={<AlertsPage />} />
      <Route path="/access-point-map" element={<AccessMapPage />} />
    </Routes>
  )
  return { user: userEvent.setup(), ...renderWithData(page, { path, ports }), ports }
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return heading.closest('li') as HTMLElement
}

beforeEach(async () => {
  await forgetEverything()
  await forgetKeptAnswers()
})
afterEach(cleanup)

describe('waterway conditions', () => {
  it('show height, flow, trend and age, floods first, and what is unknown as unknown', async () => {
    open()
    const list = await screen.findByRole('list', { name: 'Waters' })
    await screen.findByText('Minor flooding')
    expect(
      within(list)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Mulberry River', 'Buffalo at Ponca', 'Dry Creek'])
    expect((await card('Mulberry River')).textContent).toMatch(
      /3\.80 ft · 620 cfs.*Rising 1\.60 ft\/h.*measured 15 minutes ago/,
    )
    expect((await card('Buffalo at Ponca')).textContent).toContain('Steady')
    expect((await card('Dry Creek')).textContent).toContain('Reading unknown')
  })

  it('never promise anything', async () => {
    const { container } = open()
    await screen.findByText('Minor flooding')
    expect(container.textContent).not.toMatch(/\bsafe\b/i)
  })

  it('mark a reading over an hour old, and keep the last one with its age when the network is cut', async () => {
    const first = open()
    await screen.findByText('Minor flooding')
    // What was read is on the device once it can be read back.
    await expect.poll(async () => await first.queries.fetchQuery({ queryKey: ['outside', '/api/gauges'] })).toBeTruthy()
    cleanup()
    const ports = fakePorts({ 'GET /api/waterways': [ponca, mulberry, dry] })
    ports.setNow('2026-06-15T14:00:00Z')
    renderWithData(<ConditionsPage />, { ports })
    expect(await screen.findByText(/No connection to the server/)).toBeTruthy()
    expect((await card('Buffalo at Ponca')).textContent).toMatch(/3\.80 ft.*Old reading: 2 hours old/)
  })

  it('say which service does not answer', async () => {
    const list = testGaugeList(testReading('07055660'))
    const services = [{ service: 'usgs', answeredAt: null, problem: 'unreachable' }]
    open({ ...ROUTES, 'GET /api/gauges': { ...list, services } })
    expect(
      await screen.findByText(/The Geological Survey cannot be reached\. We have no readings of it\./),
    ).toBeTruthy()
  })

  it('are found by name and by what the water does', async () => {
    const { user } = open()
    await screen.findByText('Minor flooding')
    await user.click(screen.getByRole('button', { name: 'Rising' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'All waters' }))
    await user.type(screen.getByRole('searchbox'), 'ponca')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Buffalo at Ponca')
  })
})

describe('the page of a water', () => {
  const detail = testDetail(testReading('07055660', { riseFtPerHour: 0.4, trend: 'rising' }), {
    stageSeries: [
      [1_781_517_600, 3.2],
      [1_781_521_200, 3.8],
    ],
    forecastSeries: [
      [1_781_524_800, 6],
      [1_781_535_600, 11.2],
      [1_781_546_400, 9],
    ],
    forecastIssuedAt: '2026-06-15T11:00:00.000Z',
    floodStages: { actionFt: 5, minorFt: 10, moderateFt: null, majorFt: null, readAt: '2026-06-15T11:50:00.000Z' },
  })
  const at = (water = ponca) =>
    open({ ...ROUTES, 'GET /api/waterways': [water], 'GET /api/gauges/07055660': detail }, '/waterway-conditions/ponca')

  it('draws three days and says the same in a table, with crest, stages and their date', async () => {
    const { user } = at()
    expect(await screen.findByRole('img', { name: /Height, feet/ })).toBeTruthy()
    await user.click(screen.getByText('Readings of the last three days in numbers'))
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
    expect(screen.getByText(/Expected crest/).textContent).toContain('11.20 ft')
    expect(screen.getByText(/Valid from: the Weather Service’s, read June 15, 2026/)).toBeTruthy()
    expect(screen.getByText('1.20 ft below action stage when it was last read.')).toBeTruthy()
  })

  it('names the level by the source, and doubts a table that may be older than the bed', async () => {
    at()
    expect((await screen.findByText('Last reading')).closest('li')?.textContent).toContain('Best')
    cleanup()
    at(movedPonca)
    expect(await screen.findByText('A flood left gravel here.', { exact: false })).toBeTruthy()
    expect(screen.getByText('May be from before the bed moved')).toBeTruthy()
    expect(await screen.findByText('Last reading, by this doubtful table')).toBeTruthy()
  })

  it('is not found under an address nobody knows', async () => {
    open(ROUTES, '/waterway-conditions/nowhere')
    expect(await screen.findByText('We know no water by this address')).toBeTruthy()
  })
})

describe('emergency waterway contacts', () => {
  it('are there without any network, by kind, each with its date and a number to press', async () => {
    const { user } = open({}, '/emergency-waterway-contacts')
    const call = await screen.findByRole('link', { name: /Buffalo National River 24-hour emergency dispatch/ })
    expect(call.getAttribute('href')).toBe('tel:18886921162')
    expect(call.closest('li')?.textContent).toContain('Number as of December 24, 2021')
    await user.type(screen.getByRole('searchbox'), 'beaver')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'USACE Beaver Lake office',
    ])
  })
})

describe('put-ins and take-outs', () => {
  const point = (id: string, riverMile: number | null, river = 'Buffalo National River') => ({
    id, river, name: id, county: 'Newton', region: 'Northwest', point: { lng: -93, lat: 36 }, kind: 'access', managingAgency: 'NPS',
    isPublic: id !== 'private', riverMile, description: 'A ford.', notes: [], disputes: [], recalledFields: [], sources: ponca.sources, confidence: 'official', verified: true,
  }) // prettier-ignore
  it('stand in the order of their miles, with the miles between them', async () => {
    const { user } = open(
      {
        'GET /api/access-points': [
          point('private', null),
          point('lower', 12.4),
          point('upper', 4),
          point('other', 1, 'Kings River'),
        ],
      },
      '/access-point-map',
    )
    const buffalo = await screen.findByRole('region', { name: 'Buffalo National River' })
    const lines = within(buffalo)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/^upper.*River mile 4 .*8\.4 river miles to lower/)
    expect(lines[2]).toMatch(/^private.*Private: ask first.*River mile unknown/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'River' }), 'Kings River')
    expect(screen.queryByRole('region', { name: 'Buffalo National River' })).toBeNull()
  })
})

describe('an alarm', () => {
  const rising = testDetail(testReading('07055660'), {
    stageSeries: [3, 3, 3, 3.5, 4.2, 5].map((value, at) => [
      Date.parse('2026-06-15T10:40:00Z') / 1000 + at * 900,
      value,
    ]),
  })
  const routes = { ...ROUTES, 'GET /api/gauges/07055660': rising }

  it('is set for a camp by a gauge, kept on the device, and taken away', async () => {
    const { user } = open(routes, '/waterway-conditions/ponca')
    await user.click(await screen.findByRole('button', { name: 'Set an alarm' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Watch for' }), 'A camp')
    await user.type(screen.getByRole('textbox', { name: 'What you call it' }), 'Steel Creek')
    await user.type(screen.getByRole('textbox', { name: /stands at/ }), 'high')
    expect(screen.getByText('A height in feet, such as 8 or 8.5')).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: /stands at/ }))
    await user.type(screen.getByRole('textbox', { name: /stands at/ }), '8.5')
    await user.click(screen.getByRole('button', { name: 'Watch this water' }))
    const list = await screen.findByRole('list', { name: 'Water you watch' })
    expect(list.textContent).toContain('Steel Creek: when it rises 1 ft an hour or stands at 8.5 ft')
    await user.click(within(list).getByRole('button', { name: 'Stop' }))
    await expect.poll(() => screen.queryByRole('list', { name: 'Water you watch' })).toBeNull()
  })

  it('is told on whatever page the rider is, once, with nobody signed in', async () => {
    const database = await openDatabase()
    const rule = { gaugeId: '07055660', kind: 'camp', place: 'Steel Creek', risesFtPerHour: 1, reachesFt: null }
    await database.waterWatches.put({ id: 'w', ...rule })
    renderWithData(<Work />, { ports: fakePorts(routes) })
    expect(await screen.findByText('The water is rising at Steel Creek')).toBeTruthy()
    expect(screen.getAllByText(/5\.00 ft, rising/).length).toBeGreaterThan(0)
  })
})

describe('water safety alerts', () => {
  it('name what is high or rises fast, and say what the list does not cover', async () => {
    open(ROUTES, '/water-safety-alerts')
    const list = await screen.findByRole('list', { name: 'Alarming waters' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list.textContent).toContain('Mulberry River')
  })
  it('do not take silence for calm', async () => {
    open({ 'GET /api/waterways': [ponca] }, '/water-safety-alerts')
    expect(await screen.findByText('We know of no reading')).toBeTruthy()
  })
})
