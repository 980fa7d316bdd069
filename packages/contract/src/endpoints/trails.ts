import { MOTOR_USES, type TrailUse } from '@bluffline/core'
import { z } from 'zod'
import { region, slug } from '../catalog/source.ts'
import { DIFFICULTIES, trail, trailDetail, trailLine } from '../catalog/trail.ts'
import { defineEndpoint } from '../endpoint.ts'
import { milesQuery, placeFilters, WITHIN_NEEDS_NEAR, withinNeedsNear } from './query.ts'

/** What somebody wants to do out there, as `activity=` says it. */
export const ACTIVITIES = ['riding', 'hiking', 'biking', 'horse', 'paddling', 'hunting'] as const
export type Activity = (typeof ACTIVITIES)[number]

/**
 * The uses that make a trail fit an activity: one of them is enough.
 * No trail record says whether hunters may use it, so `hunting` has none: it means near a wildlife management area.
 */
export const ACTIVITY_USES: Readonly<Record<Activity, readonly TrailUse[]>> = {
  riding: MOTOR_USES,
  hiking: ['hiking'],
  biking: ['mountain_biking'],
  horse: ['horse'],
  paddling: ['paddling'],
  hunting: [],
}

/** How near a trail must lie to a listed wildlife management area to be named for `hunting`, in miles. */
export const HUNTING_WITHIN_MILES = 10

const { q, county, near, withinMiles, bbox, limit, cursor } = placeFilters

const trailQuery = z
  .strictObject({
    q,
    activity: z
      .enum(ACTIVITIES)
      .optional()
      .describe(
        `Trails for this activity; hunting: within ${HUNTING_WITHIN_MILES} miles of a wildlife management area`,
      ),
    vehicle: z.enum(MOTOR_USES).optional().describe('Only trails open to this kind of machine'),
    difficulty: z.enum(DIFFICULTIES).optional().describe('Only trails a source rates so'),
    county,
    region: region.optional().describe('Tourism region'),
    minMiles: milesQuery
      .optional()
      .describe('Stated length at least this many miles; a trail of unknown length is left out'),
    maxMiles: milesQuery
      .optional()
      .describe('Stated length at most this many miles; a trail of unknown length is left out'),
    near,
    withinMiles,
    bbox,
    openOn: z.iso
      .date()
      .optional()
      .describe('Only trails known to be open on this day (YYYY-MM-DD): to `vehicle`, else to one of their uses'),
    limit,
    cursor,
  })
  .refine(withinNeedsNear, WITHIN_NEEDS_NEAR)
  .refine(({ minMiles = 0, maxMiles = Infinity }) => minMiles <= maxMiles, {
    path: ['maxMiles'],
    message: 'must not be less than minMiles',
  })

const trailParams = z.strictObject({ id: slug })

/** `GET /api/trails`: the catalogue's trails without their lines, by name or nearest first. */
export const listTrails = defineEndpoint({
  id: 'trails.list',
  method: 'GET',
  path: '/api/trails',
  summary: 'Trails, filtered',
  who: 'guest',
  offline: 'cache',
  query: trailQuery,
  output: z.array(trail),
  paged: true,
  errors: [],
})

/** `GET /api/trails/:id`: one trail with its line. */
export const getTrail = defineEndpoint({
  id: 'trails.get',
  method: 'GET',
  path: '/api/trails/:id',
  summary: 'One trail with its line',
  who: 'guest',
  offline: 'cache',
  params: trailParams,
  output: trailDetail,
  errors: ['not_found'],
})

/** `GET /api/trails/:id/gpx`: the line as GPX 1.1, named `<id>.gpx`. */
export const getTrailGpx = defineEndpoint({
  id: 'trails.gpx',
  method: 'GET',
  path: '/api/trails/:id/gpx',
  summary: 'The line of a trail as a GPX 1.1 file',
  who: 'guest',
  offline: 'cache',
  params: trailParams,
  output: z.string(),
  mediaType: 'application/gpx+xml',
  errors: ['not_found', 'no_line'],
})

/** GeoJSON of every line we hold; `id` and `properties.id` are the trail's id. */
export const trailLines = z.strictObject({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      id: slug,
      properties: z.strictObject({ id: slug, name: z.string() }),
      geometry: trailLine,
    }),
  ),
})
export type TrailLines = z.infer<typeof trailLines>

/** `GET /api/trail-lines`: all lines at once, for the map. */
export const listTrailLines = defineEndpoint({
  id: 'trails.lines',
  method: 'GET',
  path: '/api/trail-lines',
  summary: 'The lines of all trails as GeoJSON, for the map',
  who: 'guest',
  offline: 'cache',
  output: trailLines,
  errors: [],
})
