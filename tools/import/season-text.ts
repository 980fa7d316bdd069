import { z } from 'zod'
import type { Facts } from './facts.ts'

const reading = z.object({ day: z.record(z.string(), z.unknown()) })
const season = z.object({
  kind: z.string(),
  windows: z.array(z.object({ opens: z.array(reading), closes: z.array(reading) })),
})

const dayText = ({ day }: z.infer<typeof reading>) =>
  day['kind'] === 'date' ? `${String(day['month'])}/${String(day['day'])}` : JSON.stringify(day)

/** A season in one line, named or spelled out, to compare and to show. */
export const seasonText = (value: unknown, facts: Facts): string => {
  const parsed = season.safeParse(typeof value === 'string' ? facts.seasons[value] : value)
  if (!parsed.success) return 'unknown'
  if (parsed.data.kind === 'yearRound') return 'all year'
  return parsed.data.windows
    .map(({ opens, closes }) => `${opens.map(dayText).join(' or ')} – ${closes.map(dayText).join(' or ')}`)
    .join(', ')
}
