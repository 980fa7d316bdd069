import { trail, type Trail } from '@bluffline/contract'

export const TEST_SOURCE = {
  title: 'Forest trail data',
  ref: 'https://example.org/trails',
  asOf: '2026-07',
  seen: '2026-11',
}

const BARE = {
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
  sources: [TEST_SOURCE],
  confidence: 'official',
  verified: true,
  officialId: null,
  mappedMiles: null,
  bbox: null,
}

/** A trail of which nothing is known but what `known` says, checked against the contract. */
export const testTrail = (id: string, known: Partial<Trail> = {}): Trail =>
  trail.parse({ ...BARE, name: id, ...known, id })

/** A season that makes a trail open every day. */
export const ALWAYS_OPEN: NonNullable<Trail['season']> = {
  kind: 'yearRound',
  windows: [],
  mayCloseWhen: null,
  sources: [TEST_SOURCE],
}
