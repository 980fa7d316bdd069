import { epochMs, type EpochMs } from '../units.ts'

/** Wait so long after the last thunder before going out again (National Weather Service, https://www.weather.gov/safety/lightning). */
export const THUNDER_WAIT_MS = 30 * 60_000

/** How the 30-minute rule stands. `over` says that 30 minutes have gone by since the last thunder that was noted, and nothing more. */
export type ThunderWait =
  | { readonly phase: 'none' }
  | { readonly phase: 'wait'; readonly untilMs: EpochMs; readonly leftMs: number }
  | { readonly phase: 'over'; readonly sinceMs: EpochMs }

/** `lastThunderMs`: when thunder was heard or lightning seen last; null where none was. Each new thunder begins the 30 minutes anew. */
export function thunderWait(lastThunderMs: EpochMs | null, nowMs: EpochMs): ThunderWait {
  if (lastThunderMs === null) return { phase: 'none' }
  const untilMs = epochMs(lastThunderMs + THUNDER_WAIT_MS)
  if (nowMs >= untilMs) return { phase: 'over', sinceMs: untilMs }
  // A clock that was set back must not make anybody wait longer than the rule says.
  return { phase: 'wait', untilMs, leftMs: Math.min(untilMs - nowMs, THUNDER_WAIT_MS) }
}
