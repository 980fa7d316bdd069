import type { ReportKind, TrailReport } from '@bluffline/contract'
import type { Position } from '@bluffline/core'

/** What a rider wrote, before it has a key and a time. */
export interface ReportDraft {
  readonly trailId: string
  readonly kind: ReportKind
  readonly text: string
  readonly position: Position | null
}

/**
 * A report as this device keeps it. `waiting`: here and nowhere else. `received`: the server has it.
 * `refused`: the server will not take it as it is; the words stay here to be changed or dropped.
 */
export interface KeptReport {
  readonly key: string
  readonly trailId: string
  readonly report: TrailReport
  readonly state: 'waiting' | 'received' | 'refused'
  /** The server's time of receipt. */
  readonly receivedAt: string | null
  /** Why it was not taken, in a sentence; for a waiting one, what went wrong at the last try. */
  readonly problem: string | null
}
