import { z } from 'zod'
import { gaugeId } from '../endpoints/gauges.ts'
import { nameOf } from '../text.ts'

/** What is watched through a gauge. */
export const WATER_PLACES = ['gauge', 'crossing', 'camp'] as const

/**
 * Water a rider waits for: a gauge, or a crossing or a camp that a gauge speaks for. `risesFtPerHour`: tell me when it rises at least so fast;
 * `reachesFt`: when it stands at least so high on that gauge; null: do not.
 */
export const waterWatchFields = {
  gaugeId,
  kind: z.enum(WATER_PLACES).default('gauge'),
  /** What the rider calls it, or the gauge's name. */
  place: nameOf(120),
  risesFtPerHour: z.number().min(0.1).max(20).nullable().default(1),
  reachesFt: z.number().min(-20).max(1000).nullable().default(null),
}
