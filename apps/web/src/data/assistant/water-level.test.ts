import type { AccessPoint, GaugeReading, Waterway } from '@bluffline/contract'
import { detectIntent, epochMs } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'
import { namesOf, type Known } from './known.ts'

const POINT = { lng: -93.35, lat: 36.02 }
const gauge = (usgsSite: string, name: string, role = 'reference') => ({
  nwsLid: null,
  usgsSite,
  name,
  point: null,
  inArkansas: true,
  role,
  bedMoved: null,
})
const water = (id: string, name: string, rest: object): Waterway =>
  ({
    id,
    name,
    point: POINT,
    counties: [],
    sources: [],
    actionStageFt: null,
    floodStageFt: null,
    accessPointIds: [],
    ...rest,
  }) as never
const access = (id: string, river: string, name: string): AccessPoint => ({ id, river, name, point: POINT }) as never
const reading = (id: string, feet: number): [string, GaugeReading] => [
  id,
  {
    id,
    stage: { value: feet, at: '2026-11-21T17:40:00Z' },
    flow: null,
    trend: 'falling',
    riseFtPerHour: 0,
    floodCategory: null,
    forecast: null,
  },
]
const MULBERRY = gauge('3', 'Mulberry River near Mulberry')
const KNOWN: Known = {
  trails: [],
  parks: [],
  towns: [],
  campgrounds: [],
  wmas: [],
  waterways: [
    water('buffalo-upper', 'Buffalo National River: Boxley to Ponca', {
      gauges: [gauge('1', 'Buffalo River near Boxley')],
      accessPointIds: ['ponca'],
    }),
    water('buffalo-ponca', 'Buffalo National River: Ponca to Pruitt', {
      gauges: [gauge('2', 'Buffalo River at Ponca'), gauge('5', 'Buffalo River at Pruitt', 'secondary')],
      accessPointIds: ['ponca', 'kyles'],
    }),
    water('mulberry-above', 'Mulberry River: Wolf Pen to Turner Bend (Highway 23)', {
      gauges: [MULBERRY],
      accessPointIds: ['turner'],
    }),
    water('mulberry-below', 'Mulberry River: Turner Bend to Mill Creek', {
      gauges: [MULBERRY],
      accessPointIds: ['turner'],
      actionStageFt: 10,
    }),
    water('illinois-bayou', 'Illinois Bayou', { gauges: [gauge('6', 'Illinois Bayou near Scottsville')] }),
    water('illinois-river', 'Illinois River: WOKA Whitewater Park area', {
      gauges: [gauge('7', 'Illinois River south of Siloam Springs')],
    }),
    water('white', 'White River at Augusta', { gauges: [gauge('8', 'White River near Augusta')] }),
    water('west-fork', 'West Fork White River', { gauges: [gauge('9', 'West Fork White River east of Fayetteville')] }),
    water('frog', 'Frog Bayou', { gauges: [gauge('10', 'Frog Bayou at Rudy')] }),
  ],
  accessPoints: [
    access('ponca', 'Buffalo National River', 'Ponca'),
    access('kyles', 'Buffalo National River', 'Kyles Landing'),
    access('turner', 'Mulberry River', 'Turner Bend'),
  ],
  mine: { vehicle: { use: 'utv', widthInches: null, permits: [] }, isChosen: true },
  today: '2026-11-21',
  position: null,
  isOnline: false,
  readings: new Map([reading('1', 1.5), reading('2', 3.2), reading('3', 2.75), reading('5', 4.4), reading('9', 6.1)]),
  now: epochMs(Date.parse('2026-11-21T18:00:00Z')),
}
const ask = (said: string) => answerTo(detectIntent(said, { places: namesOf(KNOWN), today: KNOWN.today }), KNOWN, said)
const ASKED_ELSEWHERE = 'water-crossing'

describe('how high a river is', () => {
  it.each([
    'how high is the Buffalo at Ponca',
    'what’s the Buffalo at Ponca running',
    'Whats the buffalo running at ponca?',
    'hey, how low is the Buffalo River at Ponca right now',
    'water level of the Buffalo National River at Ponca',
    'buffalo at ponca cfs',
    'is the Buffalo up at Ponca',
    'gauge at Ponca',
  ])('says what the gauge of the place said, and how old that is: %s', (said) => {
    const { text, guideId, links } = ask(said)
    expect(text).toContain('Buffalo River at Ponca: 3.20 ft, falling (20 minutes old).')
    expect(text).not.toContain('Boxley')
    expect(guideId).toBeNull()
    expect(links[0]?.to).toBe('/waterway-conditions/buffalo-ponca')
  })

  it('takes a second gauge of a reach by its place', () => {
    expect(ask('how high is the buffalo at Pruitt').text).toContain('Buffalo River at Pruitt: 4.40 ft')
  })

  it('says that a put-in has no gauge of its own, and which one speaks for it', () => {
    const { text } = ask('water level on the Mulberry at Turner Bend')
    expect(text).toMatch(/^Turner Bend has no gauge of its own\. Mulberry River near Mulberry: 2\.75 ft/)
    expect(ask('water level at Turner Bend').text).toBe(text)
    expect(ask('how high is the buffalo at kyles landing').text).toContain('Buffalo River at Ponca: 3.20 ft')
  })

  it('says with a reading that a flood moved the bed under its gauge, and keeps it back where nothing was read', () => {
    const bedMoved = { on: '2024-11-05', text: 'The flood left gravel here.', source: 'x' }
    const moved = { ...gauge('11', 'Kings River near Berryville'), bedMoved }
    const waterways = [water('kings', 'Kings River: Rockhouse to Romp Hole', { gauges: [moved] })]
    const read = { ...KNOWN, waterways, readings: new Map([reading('11', 2)]) }
    const said = 'how high is the Kings'
    expect(answerTo(detectIntent(said), read, said).text).toMatch(/2\.00 ft.* The flood left gravel here\.$/)
    expect(answerTo(detectIntent(said), { ...read, readings: new Map() }, said).text).not.toContain('gravel')
  })

  it('tells every gauge of a river where no place is said', () => {
    const { text, links } = ask('how high is the Buffalo')
    expect(text).toContain('Buffalo River near Boxley: 1.50 ft')
    expect(text).toContain('Buffalo River at Ponca: 3.20 ft')
    expect(links).toHaveLength(2)
    expect(ask('how high is the Mulberry').text).toMatch(/^Mulberry River near Mulberry: 2\.75 ft/)
  })

  it('asks which where two waters have the name, and where the place is not known on it', () => {
    const { text, offers } = ask('how high is the Illinois')
    expect(text).toMatch(/^Which one/)
    expect(offers).toEqual(['How high is the Illinois Bayou?', 'How high is the Illinois River?'])
    expect(ask(offers[0] ?? '').text).toMatch(
      /^The reading of the gauge “Illinois Bayou near Scottsville” is unknown here/,
    )
    expect(ask('how high is the buffalo at Zebra').text).toMatch(
      /^I know no gauge or put-in called “zebra” on the Buffalo/,
    )
  })

  it('keeps a fork apart from the river it runs to', () => {
    expect(ask('how high is the West Fork White').text).toContain('West Fork White River east of Fayetteville: 6.10 ft')
    expect(ask('how high is the west fork of the white').text).toContain('West Fork White River east of Fayetteville')
    expect(ask('how high is the White').text).toContain('White River near Augusta')
  })
})

describe('what is no question for a gauge', () => {
  it.each([
    'how high is the fever',
    'how high is Mount Magazine',
    'how high is the water on the trail',
    'how deep is the water at the crossing',
    'can I cross the creek',
    'can I cross the buffalo at ponca',
    'how high is the buffalo point campground',
    'what is the difficulty level of the Mulberry',
    'how high is the frog',
    'how high is the white bluff',
  ])('stays what it was: %s', (said) => {
    const { text } = ask(said)
    expect(text).not.toMatch(/ ft,|the gauge “|Which one|no gauge/)
    if (said.includes('cross') || said.includes('fever')) expect(ask(said).guideId).toBe(ASKED_ELSEWHERE)
  })

  it.each([
    'buddy fell in the Buffalo at Ponca',
    'my buddy is drowning, how high is the Buffalo at Ponca',
    'help we are trapped by the water, what is the Buffalo at Ponca running',
  ])('an emergency is one: %s', (said) => {
    expect(ask(said).isEmergency).toBe(true)
  })
})

describe('riding on the road', () => {
  it.each([
    'can I ride my sxs on the road',
    'can I ride my side by side on the highway',
    'is it legal to drive my atv on county roads',
    'are side by sides street legal',
  ])('says that the sources do not say, and whom to ask: %s', (said) => {
    const { text, guideId } = ask(said)
    expect(text).toMatch(/sources of the catalogue do not say/)
    expect(text).toMatch(/sheriff/)
    expect(guideId).toBe('riding-rules')
  })

  it('leaves other questions about roads alone', () => {
    expect(ask('is the road washed out').text).not.toMatch(/sheriff/)
    expect(ask('where can I ride dirt roads').text).not.toMatch(/sheriff/)
  })
})
