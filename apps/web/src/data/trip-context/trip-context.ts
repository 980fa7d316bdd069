import { TRIP_CONTEXT_LIMITS, tripContext, type TripContext } from '@bluffline/contract'

export const EMPTY_CONTEXT: TripContext = {
  currentRecommendations: null,
  activeTripPlan: null,
  recentRecommendedTrails: [],
  tripPlannerHistory: [],
  navigationContext: null,
}

const unique = (trails: TripContext['recentRecommendedTrails']) =>
  [...new Map(trails.toReversed().map((trail) => [trail.id, trail])).values()].toReversed()

/** Within the limits, newest first: 20 trails, each once, and 10 plans. */
export const limited = (context: TripContext): TripContext => ({
  ...context,
  recentRecommendedTrails: unique(context.recentRecommendedTrails).slice(0, TRIP_CONTEXT_LIMITS.recentTrails),
  tripPlannerHistory: context.tripPlannerHistory.slice(0, TRIP_CONTEXT_LIMITS.history),
})

/** What two devices wrote, in one: this device's comes first, and nothing of either is lost within the limits. */
export const merged = (mine: TripContext, theirs: TripContext): TripContext =>
  limited({
    currentRecommendations: mine.currentRecommendations ?? theirs.currentRecommendations,
    activeTripPlan: mine.activeTripPlan ?? theirs.activeTripPlan,
    navigationContext: mine.navigationContext ?? theirs.navigationContext,
    recentRecommendedTrails: [...mine.recentRecommendedTrails, ...theirs.recentRecommendedTrails],
    tripPlannerHistory: [
      ...new Map(
        [...mine.tripPlannerHistory, ...theirs.tripPlannerHistory].map((plan) => [JSON.stringify(plan), plan]),
      ).values(),
    ],
  })

/** What is stored as a context; empty where it is none. */
export const readContext = (stored: unknown): TripContext => {
  const result = tripContext.safeParse(stored)
  return result.success ? limited(result.data) : EMPTY_CONTEXT
}
