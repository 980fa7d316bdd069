import { describe, expect, it } from 'vitest'
import {
  GAZETTE,
  MVUM,
  source,
  trailWith,
  UTV,
  WILD_ATV,
  windowOf,
  windows,
  WOLF_PEN_GAP,
  date,
} from '../testing/ride-examples.ts'
import type { Advisory, PermitRule, RideableTrail, RideReasonCode, Vehicle } from './facts.ts'
import { rideToday } from './ride-today.ts'

const DAY = '2026-11-21'
const permit = (changes: Partial<PermitRule>): PermitRule => ({
  id: 'day-pass',
  name: 'Day Pass',
  uses: ['utv'],
  obtained: 'onSite',
  priceUsd: 3,
  source: MVUM,
  ...changes,
})
const advisory = (changes: Partial<Advisory>): Advisory => ({
  text: 'landslide on the east side.',
  effect: 'closedPart',
  source: MVUM,
  expires: null,
  ...changes,
})
const fall = windows(windowOf('the fall season', [date(9, 1), date(12, 15)]))
const summer = windows(windowOf('the summer season', [date(6, 1), date(8, 31)]))
const bare: Vehicle = { use: 'utv', widthInches: null, permits: [] }

type Row = readonly [RideReasonCode, 'open' | 'closed' | 'unknown', Partial<RideableTrail>, Vehicle, string]
const rows: readonly Row[] = [
  ['use_allowed', 'open', {}, UTV, 'Open to UTVs (side-by-sides).'],
  [
    'use_excluded',
    'closed',
    { uses: ['hiking', 'horse'] },
    UTV,
    'Not open to UTVs (side-by-sides). It is for hikers and horses.',
  ],
  ['use_unknown', 'unknown', { unknownUses: ['utv'], uses: ['atv'] }, UTV, 'No source says whether UTVs'],
  ['use_unknown', 'unknown', { uses: [] }, UTV, 'No source says'],
  ['use_unknown', 'unknown', { sources: [] }, UTV, 'No source says'],
  ['width_over', 'closed', { widthLimitInches: 50 }, UTV, 'at most 50 inches wide here. Yours is 64'],
  ['width_fits', 'open', { widthLimitInches: 64 }, UTV, 'fits'],
  ['width_unknown', 'unknown', { widthLimitInches: 50 }, bare, 'Enter the width of yours'],
  ['width_unknown', 'unknown', { widthLimitInches: 50 }, { ...bare, widthInches: NaN }, 'Enter the width'],
  ['season_year_round', 'open', {}, UTV, 'Open all year.'],
  ['season_open', 'open', { season: fall }, UTV, 'In season until December 15, 2026 (the fall season).'],
  ['season_closed', 'closed', { season: summer }, UTV, 'It opens next on June 1, 2027 (the summer season).'],
  ['season_unknown', 'unknown', { season: null }, UTV, 'No source says when'],
  ['season_unknown', 'unknown', { season: windows() }, UTV, 'No source says when'],
  ['season_unknown', 'unknown', { season: { ...fall, windows: [], kind: 'yearRound', sources: [] } }, UTV, 'No source'],
  ['may_close', 'open', { season: { ...fall, mayCloseWhen: 'wet weather' } }, UTV, 'short notice: wet weather.'],
  ['permit_held', 'open', { permits: [permit({})] }, { ...UTV, permits: ['day-pass'] }, 'You hold the Day Pass.'],
  ['permit_on_site', 'open', { permits: [permit({})] }, UTV, 'Day Pass ($3). Get it at the trailhead.'],
  ['permit_on_site', 'open', { permits: [permit({ priceUsd: null })] }, UTV, '(price unknown)'],
  ['permit_on_site', 'open', { permits: [permit({ priceUsd: 0 })] }, UTV, '(free)'],
  ['permit_on_site', 'open', { permits: [permit({ priceUsd: 7.5 })] }, UTV, '($7.50)'],
  ['permit_missing', 'closed', { permits: [permit({ obtained: 'ahead' })] }, UTV, 'before you ride'],
  ['advisory_closed_part', 'unknown', { advisories: [advisory({})] }, UTV, 'Part of it is reported closed: landslide'],
  ['advisory_caution', 'open', { advisories: [advisory({ effect: 'caution' })] }, UTV, 'landslide on the east'],
  ['advisory_closed_part', 'unknown', { advisories: [advisory({ expires: DAY })] }, UTV, 'landslide'],
  ['recalled_only', 'unknown', { confidence: 'recalled' }, UTV, 'no land manager or cited source confirms it'],
]

describe('one reason at a time', () => {
  it.each(rows)('%s makes it %s', (code, verdict, changes, vehicle, text) => {
    const answer = rideToday(trailWith(changes), vehicle, DAY)
    expect(answer.verdict).toBe(verdict)
    expect(answer.reasons.find((r) => r.code === code)?.text).toContain(text)
  })
})

describe('how reasons combine', () => {
  it('lets a closing reason win over a doubt, and puts it first', () => {
    const trail = trailWith({ widthLimitInches: 50, season: null, confidence: 'recalled' })
    const { verdict, reasons } = rideToday(trail, UTV, DAY)
    expect(verdict).toBe('closed')
    expect(reasons.map((r) => r.effect)).toEqual(['closed', 'unknown', 'unknown', 'open'])
  })

  it('is never open where nobody says when the trail is open', () => {
    expect(rideToday(trailWith({ season: null }), UTV, DAY).verdict).toBe('unknown')
  })

  it('does not measure boots', () => {
    const trail = trailWith({ uses: ['hiking'], widthLimitInches: 50 })
    const { verdict, reasons } = rideToday(trail, { use: 'hiking', widthInches: null, permits: [] }, DAY)
    expect(verdict).toBe('open')
    expect(reasons.some((r) => r.code.startsWith('width'))).toBe(false)
  })

  it('asks nobody for a permit that is not meant for them', () => {
    const trail = trailWith({ permits: [permit({ uses: ['atv'], obtained: 'ahead' })] })
    expect(rideToday(trail, UTV, DAY).verdict).toBe('open')
  })

  it('forgets an advisory the day after its last day', () => {
    const trail = trailWith({ advisories: [advisory({ expires: '2026-11-20' })] })
    expect(rideToday(trail, UTV, DAY).reasons.some((r) => r.code.startsWith('advisory'))).toBe(false)
  })

  it('names a source once', () => {
    const season = windows(windowOf('all of it', [date(1, 1), date(12, 31)]))
    const found = rideToday(trailWith({ season }), UTV, DAY).reasons.find((r) => r.code === 'season_open')
    expect(found?.sources).toEqual([MVUM])
  })

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', 'today', '', '0000-01-01'])(
    'refuses %j as a day',
    (day) => {
      expect(() => rideToday(trailWith(), UTV, day)).toThrow(RangeError)
      expect(() => rideToday(trailWith(), UTV, day)).toThrow(/Not a calendar day/)
    },
  )
})

describe('Wolf Pen Gap', () => {
  const on = (day: string) => rideToday(WOLF_PEN_GAP, UTV, day)
  const codes = (day: string) => on(day).reasons.map((r) => r.code)

  it('is closed in November, and tells both readings of its opening day', () => {
    const { verdict, reasons } = on('2026-11-21')
    expect(verdict).toBe('closed')
    expect(reasons[0]?.text).toBe(
      'Closed for the season. Next comes the Thanksgiving opening, whose days are not published.',
    )
    const disputed = reasons.filter((r) => r.disputed)
    expect(disputed.map((r) => r.text)).toEqual([
      'Sources disagree on the day it opens (the Christmas and New Year opening): December 22, 2026 (WildATV, undated, read 2026-11) or December 25, 2026 (Arkansas Democrat-Gazette, 2014).',
      'Sources disagree on the day it opens (the spring to fall season): March 5, 2027 (first Friday of March; WildATV, undated, read 2026-11) or March 12, 2027 (second Friday of March; Arkansas Democrat-Gazette, 2014).',
    ])
    expect(disputed[1]?.sources).toEqual([WILD_ATV, GAZETTE])
  })

  it('is unknown around Thanksgiving', () => {
    expect(on('2026-11-26').verdict).toBe('unknown')
    expect(on('2026-11-26').reasons[0]?.text).toContain('the Thanksgiving opening, but its days are not published')
    expect(on('2026-11-22').verdict).toBe('closed')
    expect(on('2026-11-30').verdict).toBe('closed')
  })

  it.each([
    ['2027-03-04', 'closed'],
    ['2027-03-05', 'unknown'],
    ['2027-03-11', 'unknown'],
    ['2027-03-12', 'open'],
    ['2027-10-31', 'open'],
    ['2027-11-01', 'closed'],
    ['2026-12-22', 'unknown'],
    ['2026-12-25', 'open'],
    ['2027-01-02', 'open'],
    ['2027-01-03', 'closed'],
  ])('on %s is %s', (day, verdict) => {
    expect(on(day).verdict).toBe(verdict)
  })

  it('gives both readings between the first and the second Friday of March', () => {
    const [first] = on('2027-03-08').reasons
    expect(first).toMatchObject({ code: 'season_disputed', effect: 'unknown', disputed: true })
    expect(first?.text).toContain('It may not be open yet')
    expect(first?.text).toContain('March 5, 2027 (first Friday of March; WildATV, undated, read 2026-11)')
    expect(first?.text).toContain('March 12, 2027 (second Friday of March; Arkansas Democrat-Gazette, 2014)')
  })

  it('always says that wet weather may close it', () => {
    expect(codes('2027-06-01')).toContain('may_close')
    expect(codes('2026-11-21')).toContain('may_close')
  })
})

describe('a disputed closing day', () => {
  const season = windows({
    ...windowOf('the hunt-free season', [date(2, 1), date(9, 1)]),
    closes: [
      { day: date(9, 1), source: MVUM },
      { day: date(9, 15), source: source('Ranger district') },
    ],
  })
  const on = (day: string) => rideToday(trailWith({ season }), UTV, day)

  it('is told while it is ahead', () => {
    expect(on('2026-08-01').verdict).toBe('open')
    expect(on('2026-08-01').reasons.find((r) => r.disputed)?.text).toContain('the day it closes')
  })

  it('makes the days between the readings unknown', () => {
    expect(on('2026-09-01').verdict).toBe('open')
    expect(on('2026-09-10').verdict).toBe('unknown')
    expect(on('2026-09-10').reasons[0]?.text).toContain('It may be closed already')
    expect(on('2026-09-16').verdict).toBe('closed')
  })
})
