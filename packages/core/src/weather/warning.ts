import type { EpochMs } from '../units.ts'

/** How bad a warning is, by the Common Alerting Protocol, worst first. */
export const WARNING_SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const
export type WarningSeverity = (typeof WARNING_SEVERITIES)[number]

/** What is needed to sort and drop warnings. */
export interface TimedWarning {
  readonly severity: WarningSeverity
  /** When it begins to count; null: at once. */
  readonly onsetMs: number | null
  /** When it stops to count. Null where the service names no end. */
  readonly endsMs: number | null
}

/** `now`: it counts at this moment. `ahead`: it begins later. `over`: it ended. */
export function warningPhase({ onsetMs, endsMs }: TimedWarning, nowMs: EpochMs): 'now' | 'ahead' | 'over' {
  if (endsMs !== null && endsMs <= nowMs) return 'over'
  return onsetMs !== null && onsetMs > nowMs ? 'ahead' : 'now'
}

/** Those that are not over: what counts now before what is ahead, then the worst first, then the earliest. */
export function sortWarnings<W extends TimedWarning>(warnings: readonly W[], nowMs: EpochMs): readonly W[] {
  const place = (warning: W) =>
    (warningPhase(warning, nowMs) === 'now' ? 0 : 10) + WARNING_SEVERITIES.indexOf(warning.severity)
  return warnings
    .filter((warning) => warningPhase(warning, nowMs) !== 'over')
    .toSorted((a, b) => place(a) - place(b) || (a.onsetMs ?? 0) - (b.onsetMs ?? 0))
}
