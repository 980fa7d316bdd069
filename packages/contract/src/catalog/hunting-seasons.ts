import { z } from 'zod'
import { confidence, sources, webAddress } from './source.ts'

const text = z.string().min(1)

/**
 * When the land is hunted, in one season. Days are inclusive, in order. `zone`: the zones of the state's agency it is about, null for the whole
 * state; where they lie, nobody told us. `withGuns`: bullets fly, and not arrows alone. `unverified` where only a doubtful reprint was seen.
 */
export const huntingSeasons = z.strictObject({
  /** For example `2025-26`. */
  season: z.string().regex(/^\d{4}-\d{2}$/),
  /** The agency that sets the dates. */
  verifyAt: webAddress,
  entries: z
    .array(
      z.strictObject({
        id: text,
        species: text,
        zone: text.nullable(),
        method: text,
        withGuns: z.boolean(),
        periods: z.array(z.strictObject({ opens: z.iso.date(), closes: z.iso.date() })).min(1),
        unverified: z.boolean(),
        confidence,
        sources,
      }),
    )
    .min(1),
})
export type HuntingSeasons = z.infer<typeof huntingSeasons>
