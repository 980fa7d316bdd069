import { gzipSync } from 'node:zlib'
import type { SyncedNoun } from '@bluffline/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Rider } from './riders.ts'

/** A short ride that holds a bit of everything. */
export const track = {
  version: 1,
  pieces: [
    {
      lng: [-92.8, -92.81],
      lat: [35.5, 35.51],
      timeMs: [1e12, 1e12 + 1000],
      accuracyM: null,
      altitudeM: [200, null],
      speedMps: null,
      headingDeg: null,
    },
  ],
  lapsMs: [],
  waypoints: [{ id: 'w', atMs: 1e12, at: { lng: -92.8, lat: 35.5 }, note: 'Gate' }],
}
export const packed = (value: unknown): string => gzipSync(JSON.stringify(value)).toString('base64')

/** A grey picture of one pixel, as small as JPEG has it. */
export const picture =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q=='

/** The least that can be kept of each noun, and a change of it. */
export const EXAMPLES: Readonly<Record<SyncedNoun, { made: object; change: object }>> = {
  'saved-trails': { made: { trailId: 'zebulon-gap', savedAtMs: 1_700_000_000_000 }, change: { note: 'Go in fall' } },
  waypoints: { made: { name: 'Camp', position: { lng: -93, lat: 35 } }, change: { note: 'Water nearby' } },
  trips: { made: { name: 'Thanksgiving' }, change: { status: 'completed' } },
  'trip-plans': { made: { name: 'Two days', planData: { days: [1, 2] } }, change: { difficulty: 7 } },
  rides: { made: { addedMs: 1e12, origin: 'recorded', track: packed(track) }, change: { name: 'Morning' } },
  'ride-photos': {
    made: {
      photoId: '0d4a5f4e-6d1c-4c39-9a27-5e1f0b8f2a11',
      rideId: 'a-ride',
      waypointId: 'w',
      takenMs: 1e12,
      image: picture,
    },
    change: { takenMs: 1e12 + 1000 },
  },
  vehicles: { made: { name: 'Red one', use: 'utv' }, change: { widthInches: 64 } },
  'campground-reviews': {
    made: { campgroundId: 'wolf-pen', overall: 4, cleanliness: 4, facilities: 3, location: 5, value: 5 },
    change: { text: 'Quiet, and the creek is near.' },
  },
  'campground-watches': {
    made: { campgroundId: 'buffalo-point', arrive: '2027-05-07', depart: '2027-05-09' },
    change: { kinds: ['tent'] },
  },
  'water-watches': { made: { gaugeId: '07055660', place: 'Steel Creek camp' }, change: { reachesFt: 8 } },
  settings: { made: { key: 'outdoorSettings', value: { gloveMode: true } }, change: { value: { gloveMode: false } } },
}

/** A record as it is answered. */
export interface Kept {
  readonly id: string
  readonly revision: number
  readonly createdAt: string
  readonly [field: string]: unknown
}

let keys = 0
export const newKey = () => ({ 'idempotency-key': `key-${(keys += 1)}-of-the-test` })

export const make = async (rider: Rider, noun: SyncedNoun, body: object = EXAMPLES[noun].made): Promise<Kept> =>
  (await rider.call('POST', `/api/${noun}`, { headers: newKey(), body })).json<Kept>()

/** Changes a record as it was read. */
export const change = (
  rider: Rider,
  noun: SyncedNoun,
  ...[{ id, revision }, body = EXAMPLES[noun].change]: readonly [Kept, object?]
): Promise<LightMyRequestResponse> =>
  rider.call('PATCH', `/api/${noun}/${id}`, { headers: { 'if-match': `"${revision}"` }, body })
