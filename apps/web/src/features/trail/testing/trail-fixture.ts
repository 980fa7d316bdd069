import { trailDetail, type TrailDetail } from '@bluffline/contract'
import { TEST_SOURCE, testTrail as testListTrail } from '../../../data/testing/test-trail.ts'

export const testSource = TEST_SOURCE
export const otherSource = { title: 'Riders club', ref: 'club newsletter', asOf: 'undated', seen: '2026-11' }

/** A trail of which nothing is known but what `known` says; checked against the contract. */
export const testTrail = (known: Partial<TrailDetail> = {}): TrailDetail =>
  trailDetail.parse({ ...testListTrail('test-ridge', { name: 'Test Ridge' }), geometry: null, ...known })

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
