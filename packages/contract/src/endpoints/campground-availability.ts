import { AVAILABILITY_STATUSES, SITE_KINDS } from '@bluffline/core'
import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { defineEndpoint } from '../endpoint.ts'

/** Who says how full a campground is. `notice`: a closing in the catalogue. `sample`: made up for a demonstration, and marked as that. */
export const AVAILABILITY_SOURCES = ['recreation.gov', 'rider', 'notice', 'sample'] as const
export type AvailabilitySourceName = (typeof AVAILABILITY_SOURCES)[number]

/** Why the booking service said nothing, where it was asked. */
export const AVAILABILITY_PROBLEMS = ['refused', 'busy', 'unreachable', 'slow', 'unreadable'] as const
export type AvailabilityProblem = (typeof AVAILABILITY_PROBLEMS)[number]

const free = z.int().nonnegative().nullable()

/**
 * How a campground stands for a stay. `date` is the first night. Counts are sites free on every night, `null` where nobody counts them.
 * `lastUpdated`: when the source said it; `null` with `unknown`. `asking`: the booking service is being asked just now.
 */
export const campgroundAvailability = z.strictObject({
  campgroundId: slug,
  date: z.iso.date(),
  depart: z.iso.date(),
  status: z.enum(AVAILABILITY_STATUSES),
  tentSitesAvailable: free,
  rvSitesAvailable: free,
  cabinsAvailable: free,
  groupSitesAvailable: free,
  otherSitesAvailable: free,
  lastUpdated: z.iso.datetime().nullable(),
  source: z.enum(AVAILABILITY_SOURCES).nullable(),
  problem: z.enum(AVAILABILITY_PROBLEMS).nullable(),
  asking: z.boolean(),
})
export type CampgroundAvailability = z.infer<typeof campgroundAvailability>

/** A site that is free on every night of a stay. */
export const freeSite = z.strictObject({
  id: z.string().max(40),
  name: z.string().max(120),
  loop: z.string().max(120),
  kind: z.enum(SITE_KINDS),
})
export type FreeSite = z.infer<typeof freeSite>

const isInOrder = ({ arrive, depart }: { arrive?: string | undefined; depart?: string | undefined }): boolean =>
  arrive === undefined || depart === undefined || arrive < depart
const bothOrNone = ({ arrive, depart }: { arrive?: string | undefined; depart?: string | undefined }): boolean =>
  (arrive === undefined) === (depart === undefined)

const stayQuery = z
  .strictObject({
    arrive: z.iso.date().optional().describe('First night, a day in Arkansas; tonight without it'),
    depart: z.iso.date().optional().describe('Day of departure, at most 14 nights later'),
  })
  .refine(bothOrNone, { path: ['depart'], message: 'must be given together with arrive' })
  .refine(isInOrder, { path: ['depart'], message: 'must be after arrive' })

/**
 * `GET /api/campground-availability`: every campground for a stay, from what is known. What is not known yet is asked for in the background
 * (`asking`), one campground after the other; ask again in a minute.
 */
export const listCampgroundAvailability = defineEndpoint({
  id: 'campground-availability.list',
  method: 'GET',
  path: '/api/campground-availability',
  summary: 'How full the campgrounds are for a stay',
  who: 'guest',
  offline: 'cache',
  query: stayQuery,
  output: z.array(campgroundAvailability),
  errors: [],
})

/** `GET /api/campground-availability/:id`: one campground for a stay, asked of the booking service where its last word is older than 15 minutes. */
export const getCampgroundAvailability = defineEndpoint({
  id: 'campground-availability.get',
  method: 'GET',
  path: '/api/campground-availability/:id',
  summary: 'How full a campground is for a stay, with its free sites',
  who: 'guest',
  offline: 'cache',
  params: z.strictObject({ id: slug }),
  query: stayQuery,
  output: z.strictObject({ ...campgroundAvailability.shape, freeSites: z.array(freeSite).max(200) }),
  errors: ['not_found'],
  perMinute: 60,
})
