import { detectIntent, epochMs } from '@bluffline/core'
import { describe, expect, it } from 'vitest'
import { ALWAYS_OPEN, testTrail } from '../testing/test-trail.ts'
import { answerTo } from './answer-to.ts'
import { namesOf, type Known } from './known.ts'

const MENA = { lng: -94.24, lat: 34.586 }
const KNOWN: Known = {
  trails: [
    testTrail('lost-valley', { name: 'Lost Valley Trail', uses: ['hiking'], difficulty: 'easy' }),
    testTrail('gap-6', {
      name: 'Wolf Pen Gap Trail 6',
      system: 'Wolf Pen Gap OHV Trail Complex',
      uses: ['atv', 'utv'],
      difficulty: 'easy',
      season: ALWAYS_OPEN,
      point: { lng: -94.1, lat: 34.5 },
      lengthMiles: 5,
    }),
    testTrail('gap-8', {
      name: 'Wolf Pen Gap Trail 8',
      system: 'Wolf Pen Gap OHV Trail Complex',
      uses: ['atv'],
      difficulty: 'hard',
      point: { lng: -94.1, lat: 34.52 },
    }),
  ],
  parks: [],
  towns: [
    { id: 'mena', name: 'Mena', county: 'Polk', point: MENA },
    { id: 'stuttgart', name: 'Stuttgart', county: 'Arkansas', point: { lng: -91.5526, lat: 34.5004 } },
  ],
  campgrounds: [],
  wmas: [],
  waterways: [],
  accessPoints: [],
  mine: { vehicle: { use: 'utv', widthInches: null, permits: [] }, isChosen: true },
  today: '2026-11-21',
  position: null,
  isOnline: false,
  readings: new Map(),
  now: epochMs(Date.parse('2026-11-21T18:00:00Z')),
}
const ask = (text: string, known: Known = KNOWN) =>
  answerTo(detectIntent(text, { places: namesOf(known), today: known.today }), known, text)

describe('every intent ends in something real', () => {
  it('trails: the finder with what was asked, and how many fit', () => {
    const { opens, text } = ask('find easy trails near Mena for my side by side')
    expect(opens).toBe('/ai-trails?vehicle=utv&difficulty=easy&near=mena&withinMiles=25&sort=nearest')
    expect(text).toBe('One of the trails fits: easy trails for side-by-sides within 25 miles of Mena.')
    expect(ask('extreme trails near mena').text).toMatch(/^The catalogue has no extreme trails/)
    expect(ask('trails in polk county').opens).toBe('/ai-trails?county=Polk')
    expect(ask('hard trails near me').opens).toBe('/ai-trails?difficulty=hard&near=me&withinMiles=25&sort=nearest')
  })

  it('one trail: the verdict for the rider’s own machine', () => {
    const { text, links } = ask('is wolf pen gap trail 6 open today')
    expect(text).toMatch(/^Wolf Pen Gap Trail 6: Open today for side-by-sides\./)
    expect(links[0]?.to).toBe('/map/gap-6')
    expect(ask('how long is the wolf pen gap').items.map(({ to }) => to)).toEqual(['/map/gap-6', '/map/gap-8'])
    expect(ask('tell me about Zebra Creek').text).toMatch(/I know no trail called “zebra creek”/)
  })

  it('the way: navigation along a trail, direction to a town', () => {
    expect(ask('take me to lost valley').opens).toBe('/navigate/lost-valley')
    const towards = ask('how do I get to Mena', { ...KNOWN, position: { lng: -94.24, lat: 34.4 } })
    expect(towards.text).toMatch(/^Mena is 12\.\d mi north of you/)
    expect(ask('where am I').showsPosition).toBe(true)
  })

  it('what is near: what the catalogue knows, and what it does not', () => {
    const { text, items } = ask('nearest gas station to Mena')
    expect(text).toBe('The catalogue knows no fuel stations. The nearest towns to Mena:')
    expect(items.map(({ name }) => name)).toEqual(['Mena', 'Stuttgart'])
    expect(ask('nearest campground').asksPosition).toBe(true)
  })

  it('ducks: the hours of the day, computed, and who says whether the season is open', () => {
    const { text, links } = ask('shooting hours near Stuttgart')
    expect(text).toMatch(/^Today at Stuttgart, in duck season: shooting from 6:1\d AM .* sunset at 4:5\d PM/)
    expect(links[0]?.to).toBe('https://www.agfc.com')
  })

  it('the water of a river: what its gauge said, and how old that is', () => {
    const gauge = {
      nwsLid: null,
      usgsSite: '07055660',
      name: 'PONCA',
      point: null,
      inArkansas: true,
      role: 'reference',
      bedMoved: null,
    }
    const river = {
      id: 'kings',
      name: 'Kings River',
      gauges: [gauge],
      floodStageFt: null,
      actionStageFt: 10,
      sources: [],
      point: MENA,
      counties: [],
    }
    const stage = { value: 3.2, at: '2026-11-21T15:00:00Z' }
    const reading = {
      id: '07055660',
      stage,
      flow: null,
      trend: 'rising',
      riseFtPerHour: 1,
      floodCategory: null,
      forecast: null,
    } as const
    const known = {
      ...KNOWN,
      trails: [...KNOWN.trails],
      waterways: [river as never],
      readings: new Map([['07055660', reading]]),
    }
    const { text, links } = ask('what is the water level of the kings river', known)
    expect(text).toContain('PONCA: 3.20 ft, rising (an old reading: 3 hours old).')
    expect(links[0]?.to).toBe('/waterway-conditions/kings')
    expect(ask('what is the water level of the kings river', { ...known, readings: new Map() }).text).toContain(
      'The reading of the gauge “PONCA” is unknown here.',
    )
  })

  it('the machine, the weather and dangers: a page of the guide', () => {
    expect(ask('my belt is slipping').guideId).toBe('belt-failure')
    expect(ask('is it going to storm').guideId).toBe('lightning')
    expect(ask('is it going to storm').text).toMatch(/No signal: the weather page has what this phone knew last/)
    expect(ask('what should I pack').guideId).toBe('what-to-carry')
  })

  it('an emergency: the card, the steps, and no page opened over it', () => {
    const rolled = ask('I rolled my side by side and my buddy is hurt')
    expect(rolled).toMatchObject({ isEmergency: true, showsPosition: true, opens: null, guideId: 'rollover' })
    expect(ask('help me find an easy trail').isEmergency).toBe(false)
  })

  it('nothing understood: it asks', () => {
    expect(ask('blue elephants').offers.length).toBeGreaterThan(2)
  })
})

describe('what is said', () => {
  it('never calls anything safe', () => {
    const all = [
      'is it safe to cross',
      'is lost valley safe',
      'weather',
      'is brock creek safe today',
      'check conditions',
    ]
    for (const text of all) expect(ask(text).text).not.toMatch(/\bsafe\b/i)
  })
})
