/** Time a pointer rests before a tooltip opens. */
const TOOLTIP_DELAY_MS = 700
/** After one closed, the next opens at once within this time. */
const TOOLTIP_SKIP_MS = 300

export interface TooltipTiming {
  readonly closedAtMs: number | null
}

/** How long to wait before opening, given when the last tooltip closed. */
export const openDelayMs = (timing: TooltipTiming, nowMs: number): number =>
  timing.closedAtMs !== null && nowMs - timing.closedAtMs <= TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS
