import { TRAIL_USES } from '@bluffline/core'
import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { deviceTimeMs, freeObject, nameOf, positionOnEarth, words } from '../text.ts'

/** The longest packed track, in characters of base64: 4.5 MB of gzip, a ride of about three days at a fix a second. */
export const PACKED_TRACK_LENGTH = 6_000_000

/** Base64 of the gzip of the JSON text of a `RideTrack`. */
export const packedTrack = z
  .string()
  .max(PACKED_TRACK_LENGTH)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')

const column = z.array(z.number().nullable())

/**
 * What is in a packed track. Pieces in columns of equal length, null where a fix does not say, a null column where none of the piece
 * does; see `Fix` in `@bluffline/core` for the units. Laps and marked places are those of the ride.
 */
export const rideTrack = z.strictObject({
  version: z.literal(1),
  pieces: z.array(
    z.strictObject({
      lng: z.array(z.number().min(-180).max(180)),
      lat: z.array(z.number().min(-90).max(90)),
      timeMs: column.nullable(),
      accuracyM: column.nullable(),
      altitudeM: column.nullable(),
      speedMps: column.nullable(),
      headingDeg: column.nullable(),
    }),
  ),
  lapsMs: z.array(z.number()),
  waypoints: z.array(
    z.strictObject({
      id: z.string().max(100),
      atMs: z.number().nullable(),
      at: positionOnEarth.nullable(),
      note: words(4000),
    }),
  ),
})
export type RideTrack = z.infer<typeof rideTrack>

/** A ride that is over, as lists know it. `statistics` is `TrackStatistics` of `@bluffline/core`, as measured on the device. */
export const rideFields = {
  name: nameOf(200).nullable().default(null),
  use: z.enum(TRAIL_USES).nullable().default(null),
  trailId: slug.nullable().default(null),
  startedMs: z.number().nullable().default(null),
  stoppedMs: z.number().nullable().default(null),
  addedMs: deviceTimeMs,
  origin: z.enum(['recorded', 'file', 'edited']),
  statistics: freeObject.nullable().default(null),
  outline: z.array(z.array(positionOnEarth).max(500)).max(100).default([]),
}

/** What a ride has beside: only `GET /api/rides/:id` gives it. Null where the track is not known. */
export const rideBody = { track: packedTrack.nullable().default(null) }
