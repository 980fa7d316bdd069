import type { TrailDetail } from '@bluffline/contract'
import type { Season, Source } from '@bluffline/core'

export const source: Source = { title: 'Test survey', ref: 'survey', asOf: '2026-05', seen: '2026-05' }

const day = (month: number, dayOfMonth: number) => ({
  day: { kind: 'date' as const, month, day: dayOfMonth },
  source,
})

/** Open from April to October. */
const summer: Season = {
  kind: 'windows',
  windows: [{ label: 'Summer', opens: [day(4, 1)], closes: [day(10, 31)], certainty: 'stated' }],
  mayCloseWhen: null,
  sources: [source],
}

export const yearRound: Season = { kind: 'yearRound', windows: [], mayCloseWhen: null, sources: [source] }

const plain: TrailDetail = {
  id: 'plain',
  name: 'Plain',
  system: null,
  manager: null,
  county: 'Pope',
  region: 'Central',
  point: null,
  pointPrecision: null,
  pointSource: null,
  uses: ['hiking'],
  unknownUses: [],
  lengthMiles: null,
  difficulty: null,
  loop: null,
  season: null,
  seasonNote: null,
  widthLimitInches: null,
  feeUsd: null,
  feeNote: null,
  surface: null,
  elevationGainFt: null,
  features: [],
  permits: [],
  advisories: [],
  summary: 'A trail made up for tests.',
  notes: [],
  disputes: [],
  recalledFields: [],
  sources: [source] as TrailDetail['sources'],
  confidence: 'official',
  verified: true,
  officialId: null,
  mappedMiles: null,
  bbox: null,
  geometry: null,
}

const trail = (fields: Partial<TrailDetail>): TrailDetail => ({ ...plain, ...fields })
const at = (lng: number, lat: number) => ({ point: { lng, lat }, pointPrecision: 'surveyed' as const })

/** A handful that differ in what the filters look at. Only they are called Zebulon. */
export const fixtureTrails: readonly TrailDetail[] = [
  trail({
    id: 'zebulon-loop-10',
    name: 'Zebulon Loop 10',
    system: 'Zebulon Creek System',
    county: 'Van Buren',
    region: 'North Central',
    ...at(-92.8, 35.5),
    uses: ['atv', 'utv', 'motorcycle'],
    lengthMiles: 4.4,
    difficulty: 'moderate',
    features: ['water-crossing', 'rocks'],
    season: yearRound as TrailDetail['season'],
    geometry: {
      type: 'LineString',
      coordinates: [
        [-92.8, 35.5],
        [-92.81, 35.51, 212.5],
        [-92.82, 35.5],
      ],
    },
  }),
  trail({
    id: 'zebulon-loop-2',
    name: 'Zebulon Loop 2',
    system: 'Zebulon Creek System',
    county: 'Van Buren',
    region: 'North Central',
    ...at(-92.7, 35.5),
    uses: ['atv', 'motorcycle'],
    lengthMiles: 1.5,
    difficulty: 'easy',
    season: summer as TrailDetail['season'],
  }),
  trail({
    id: 'zebulon-gap',
    name: 'Zebulon Gap',
    county: 'Polk',
    region: 'West Central',
    ...at(-94.1, 34.5),
    uses: ['atv', 'utv', 'hiking'],
    lengthMiles: 20,
    difficulty: 'hard',
    features: ['overlook'],
    season: summer as TrailDetail['season'],
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        [
          [-94.1, 34.5],
          [-94.0, 34.55],
        ],
        [
          [-93.9, 34.6],
          [-93.8, 34.65],
        ],
      ],
    },
  }),
  trail({
    id: 'zebulon-50-percent',
    name: 'Zebulon 50% Path & <b>"Ledge"</b>',
    county: 'Newton',
    region: 'Northwest',
    ...at(-93.2, 36),
    uses: ['hiking', 'horse'],
    lengthMiles: 3,
    difficulty: 'extreme',
    features: ['bluff', 'waterfall'],
    season: yearRound as TrailDetail['season'],
  }),
  trail({
    id: 'zebulon-water-trail',
    name: 'Zebulon Water Trail',
    county: 'Newton',
    region: 'Northwest',
    ...at(-93.3, 36.05),
    uses: ['paddling'],
  }),
  trail({
    id: 'zebulon-nowhere',
    name: 'Zebulon Nowhere',
    county: 'Saline',
    uses: ['mountain_biking'],
    verified: false,
  }),
]
