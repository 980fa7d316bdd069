import type { AnnualDay, RideableTrail, Season, SeasonWindow, Source, Vehicle } from '../ride/facts.ts'

export const source = (title: string, asOf = '2026'): Source => ({
  title,
  ref: `data set ${title}`,
  asOf,
  seen: '2026-11',
})

export const MVUM = source('Motor Vehicle Use Map')
export const GAZETTE = source('Arkansas Democrat-Gazette', '2014')
export const WILD_ATV = source('WildATV', 'undated')

export const date = (month: number, day: number): AnnualDay => ({ kind: 'date', month, day })

/** The `nth` weekday (0 is Sunday) of a month. */
export const nth = (rule: readonly [nth: number, weekday: number, month: number], offsetDays = 0): AnnualDay => ({
  kind: 'nthWeekday',
  month: rule[2],
  weekday: rule[1],
  nth: rule[0],
  offsetDays,
})

export const windowOf = (
  label: string,
  [opens, closes]: readonly [AnnualDay, AnnualDay],
  more: Partial<SeasonWindow> = {},
): SeasonWindow => ({
  label,
  opens: [{ day: opens, source: MVUM }],
  closes: [{ day: closes, source: MVUM }],
  certainty: 'stated',
  ...more,
})

export const windows = (...list: readonly SeasonWindow[]): Season => ({
  kind: 'windows',
  windows: list,
  mayCloseWhen: null,
  sources: [MVUM],
})

export const YEAR_ROUND: Season = { kind: 'yearRound', windows: [], mayCloseWhen: null, sources: [MVUM] }

/** A trail open to UTVs all year, but for what is changed. */
export const trailWith = (changes: Partial<RideableTrail> = {}): RideableTrail => ({
  id: 'example-trail',
  confidence: 'official',
  uses: ['atv', 'utv', 'motorcycle'],
  unknownUses: [],
  widthLimitInches: null,
  season: YEAR_ROUND,
  permits: [],
  advisories: [],
  sources: [MVUM],
  ...changes,
})

export const UTV: Vehicle = { use: 'utv', widthInches: 64, permits: [] }

/** As the sources have it: two readings of the first day in March, a Thanksgiving opening without days, a winter one. */
export const WOLF_PEN_GAP = trailWith({
  season: {
    kind: 'windows',
    windows: [
      windowOf('the spring to fall season', [date(3, 1), date(10, 31)], {
        opens: [
          { day: nth([1, 5, 3]), source: WILD_ATV },
          { day: nth([2, 5, 3]), source: GAZETTE },
        ],
      }),
      windowOf('the Thanksgiving opening', [nth([4, 4, 11], -3), nth([4, 4, 11], 3)], { certainty: 'undated' }),
      windowOf('the Christmas and New Year opening', [date(12, 22), date(1, 2)], {
        opens: [
          { day: date(12, 22), source: WILD_ATV },
          { day: date(12, 25), source: GAZETTE },
        ],
      }),
    ],
    mayCloseWhen: 'wet weather',
    sources: [GAZETTE, WILD_ATV],
  },
})
