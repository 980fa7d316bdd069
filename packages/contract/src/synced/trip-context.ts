import { z } from 'zod'
import { freeJson, freeObject } from '../text.ts'

/** How many trails and plans the context remembers (specification, section 9). */
export const TRIP_CONTEXT_LIMITS = { recentTrails: 20, history: 10 } as const

/** What the planner and the navigator hand each other, in the shape of the specification, section 3. */
export const tripContextFields = {
  currentRecommendations: z
    .strictObject({
      recommendations: z.array(freeJson).max(200),
      timestamp: z.number(),
      source: z.literal('trip_planner'),
    })
    .nullable()
    .default(null),
  activeTripPlan: freeJson.default(null),
  recentRecommendedTrails: z
    .array(z.looseObject({ id: z.string().max(200) }).and(freeObject))
    .max(TRIP_CONTEXT_LIMITS.recentTrails)
    .default([]),
  tripPlannerHistory: z.array(freeJson).max(TRIP_CONTEXT_LIMITS.history).default([]),
  navigationContext: freeJson.default(null),
}

export const tripContext = z.strictObject(tripContextFields)

/** `revision` is 0 and `updatedAt` null until it was first saved. */
export const keptTripContext = z.strictObject({
  ...tripContextFields,
  revision: z.int().min(0),
  updatedAt: z.iso.datetime().nullable(),
})
export type TripContext = z.infer<typeof tripContext>
export type KeptTripContext = z.infer<typeof keptTripContext>
