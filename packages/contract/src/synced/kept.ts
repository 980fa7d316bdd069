import { TRAIL_USES } from '@bluffline/core'
import { z } from 'zod'
import { slug } from '../catalog/source.ts'
import { deviceTimeMs, freeJson, freeObject, nameOf, positionOnEarth, words } from '../text.ts'

const day = z.iso.date().nullable()

/** A trail a rider keeps. Its record's id is the trail's, so that two devices that keep the same trail keep it once. */
export const savedTrailFields = { trailId: slug, savedAtMs: deviceTimeMs, note: words(2000).default('') }

/** A place a rider marked. */
export const waypointFields = {
  name: nameOf(120),
  note: words(4000).default(''),
  position: positionOnEarth,
  elevationM: z.number().min(-500).max(9000).nullable().default(null),
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable()
    .default(null),
  trailId: slug.nullable().default(null),
  markedAtMs: deviceTimeMs.nullable().default(null),
}

export const TRIP_STATUSES = ['planned', 'active', 'completed', 'cancelled'] as const

/** An outing: when, where, with which plan. `details` is the app's own. */
export const tripFields = {
  name: nameOf(200),
  description: words(10_000).default(''),
  status: z.enum(TRIP_STATUSES).default('planned'),
  startsOn: day.default(null),
  endsOn: day.default(null),
  trailIds: z.array(slug).max(200).default([]),
  tripPlanId: z.string().max(100).nullable().default(null),
  details: freeObject.default({}),
}

/** A plan, with the names and defaults of the specification. `planData` is the planner's own. */
export const tripPlanFields = {
  name: nameOf(200),
  description: words(10_000).default(''),
  planData: freeJson.default({}),
  totalDuration: z.number().min(0).max(1e9).default(0),
  totalDistance: z.number().min(0).max(1e9).default(0),
  difficulty: z.number().min(0).max(10).default(5),
  estimatedCost: z.number().min(0).max(1e9).default(0),
  status: z
    .string()
    .regex(/^[a-z_-]{1,40}$/)
    .default('active'),
  aiConfidence: z.number().min(0).max(1).default(0.8),
}

/** A machine in the garage. `details` is the app's own: service, equipment. */
export const vehicleFields = {
  name: nameOf(120),
  use: z.enum(TRAIL_USES),
  widthInches: z.number().positive().max(120).nullable().default(null),
  permits: z.array(nameOf(100)).max(50).default([]),
  make: nameOf(80).nullable().default(null),
  model: nameOf(80).nullable().default(null),
  year: z.int().min(1900).max(2100).nullable().default(null),
  isMain: z.boolean().default(false),
  details: freeObject.default({}),
}

/** A group of settings under the key it has on the device, for example `outdoorSettings`. Its record's id is the key. */
export const settingFields = {
  key: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9._-]{0,79}$/, 'must be 1 to 80 letters, digits, dots, dashes or underscores'),
  value: freeJson,
}
