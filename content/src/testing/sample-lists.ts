import type { TrailDetail } from '@bluffline/contract'
import type { CatalogLists } from '../catalog.ts'

export const sampleSource = { title: 'Forest map', ref: 'https://example.org/map', asOf: '2025', seen: '2026-11' }

/** A trail in Van Buren County that keeps every rule; a test breaks one of its facts. */
export const sampleTrail = (changes: Partial<TrailDetail> = {}): TrailDetail => ({
  id: 'sample-trail',
  name: 'Sample Trail',
  system: null,
  manager: null,
  county: 'Van Buren',
  region: 'North Central',
  point: { lng: -92.80841, lat: 35.50589 },
  pointPrecision: 'surveyed',
  pointSource: null,
  uses: ['atv'],
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
  summary: 'A trail.',
  notes: [],
  disputes: [],
  recalledFields: [],
  sources: [sampleSource],
  confidence: 'official',
  verified: true,
  officialId: null,
  mappedMiles: null,
  bbox: null,
  geometry: null,
  ...changes,
})

const EMPTY: CatalogLists = {
  trails: [],
  campgrounds: [],
  wmas: [],
  parks: [],
  waterways: [],
  accessPoints: [],
  waterwayContacts: [],
  towns: [],
  counties: [
    { fips: '05141', name: 'Van Buren', region: 'North Central' },
    { fips: '05119', name: 'Pulaski', region: 'Central' },
  ],
}

/** A catalogue with what is given and nothing else but two counties. */
export const sampleLists = (lists: Partial<CatalogLists>): CatalogLists => ({ ...EMPTY, ...lists })

/** A catalogue of one sample trail with these changes. */
export const withTrail = (changes: Partial<TrailDetail>): CatalogLists =>
  sampleLists({ trails: [sampleTrail(changes)] })
