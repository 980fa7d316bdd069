import { trailDetail, type TrailDetail } from '@bluffline/contract'

/** A source for made-up test trails. */
export const testSource = {
  title: 'Forest trail data',
  ref: 'https://example.org/trails',
  asOf: '2026-07',
  seen: '2026-11',
}
export const otherSource = { title: 'Riders club', ref: 'club newsletter', asOf: 'undated', seen: '2026-11' }

const BARE: TrailDetail = {
  id: 'test-ridge',
  name: 'Test Ridge',
  system: null,
  manager: null,
  county: 'Polk',
  region: 'West Central',
  point: null,
  pointPrecision: null,
  pointSource: null,
  uses: ['atv', 'utv'],
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
  summary: 'A trail for tests.',
  notes: [],
  disputes: [],
  recalledFields: [],
  sources: [testSource],
  confidence: 'official',
  verified: true,
  officialId: null,
  mappedMiles: null,
  bbox: null,
  geometry: null,
}

/** A trail of which nothing is known but what `known` says; checked against the contract. */
export const testTrail = (known: Partial<TrailDetail> = {}): TrailDetail => trailDetail.parse({ ...BARE, ...known })

/** Two miles or so that climb, fall a little and climb again; third coordinates are metres. */
export const climbingLine: NonNullable<TrailDetail['geometry']> = {
  type: 'LineString',
  coordinates: [
    [-94.03, 34.46, 300],
    [-94.02, 34.46, 360],
    [-94.01, 34.46, 350],
    [-94.0, 34.47, 420],
  ],
}

export const flatLine: NonNullable<TrailDetail['geometry']> = {
  type: 'LineString',
  coordinates: [
    [-94.03, 34.46],
    [-94.02, 34.46],
    [-94.01, 34.46],
  ],
}
