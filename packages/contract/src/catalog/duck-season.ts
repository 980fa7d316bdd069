import { z } from 'zod'
import { confidence, sources, webAddress } from './source.ts'

const text = z.string().min(1)
const provenance = { note: text.nullable(), confidence, sources }

/**
 * Ducks in one season, as the state's agency set them. Days are inclusive and in order. `unverified` where only a reprint was seen:
 * whoever hunts asks the agency (`verifyAt`). `next` is what is announced of the season after it; null while nothing is.
 */
export const duckSeason = z.strictObject({
  /** For example `2025-26`. */
  season: z.string().regex(/^\d{4}-\d{2}$/),
  periods: z
    .array(
      z.strictObject({
        kind: z.enum(['teal', 'split', 'youth']),
        label: text,
        opens: z.iso.date(),
        closes: z.iso.date(),
        unverified: z.boolean(),
        ...provenance,
      }),
    )
    .min(1),
  limits: z.array(z.strictObject({ label: text, value: text, unverified: z.boolean(), ...provenance })),
  hours: z.array(z.strictObject({ text, unverified: z.boolean(), ...provenance })),
  verifyAt: webAddress,
  next: z.strictObject({ season: text, text, ...provenance }).nullable(),
})
export type DuckSeason = z.infer<typeof duckSeason>
