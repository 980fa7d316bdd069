/** Stages of a gauge at which the National Weather Service speaks of action and of floods, in feet on that gauge's own zero; null where it names none. */
export interface FloodStages {
  readonly actionFt: number | null
  readonly minorFt: number | null
  readonly moderateFt: number | null
  readonly majorFt: number | null
}

export const FLOOD_CATEGORIES = ['action', 'minor', 'moderate', 'major'] as const
export type FloodCategory = (typeof FLOOD_CATEGORIES)[number]

const stageOf = (stages: FloodStages, category: FloodCategory): number | null => stages[`${category}Ft`]

/**
 * The highest category that a height has reached. `below` every one that is named; null where none is named. Below a flood stage nobody is
 * told that the water can be crossed or floated: the stages are about what floods houses and roads.
 */
export function floodCategoryAt(stageFt: number, stages: FloodStages): FloodCategory | 'below' | null {
  const named = FLOOD_CATEGORIES.filter((category) => stageOf(stages, category) !== null)
  if (named.length === 0) return null
  return named.findLast((category) => stageFt >= (stageOf(stages, category) ?? Infinity)) ?? 'below'
}

/** How far a height is from the next category above it, in feet; null above the highest and where none is named. */
export function nextFloodStage(
  stageFt: number,
  stages: FloodStages,
): { readonly category: FloodCategory; readonly stageFt: number; readonly moreFt: number } | null {
  for (const category of FLOOD_CATEGORIES) {
    const at = stageOf(stages, category)
    if (at !== null && at > stageFt) return { category, stageFt: at, moreFt: at - stageFt }
  }
  return null
}
