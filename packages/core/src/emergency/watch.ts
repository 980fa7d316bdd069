/**
 * A ride plan's stages. `planned`: before the ride. `underWay`: the rider is out. `checkedIn`: back, in time or late. `riderWarned`: the
 * return time is over and the rider was asked. `contactsWarned`: the grace is over too and the contacts were told. `closed`: taken back.
 */
export const WATCH_STAGES = ['planned', 'underWay', 'riderWarned', 'contactsWarned', 'checkedIn', 'closed'] as const
export type WatchStage = (typeof WATCH_STAGES)[number]

/** An overdue watch as the one who watches knows it. Times in milliseconds since 1970, by the watcher's clock. */
export interface OverdueWatch {
  readonly stage: WatchStage
  readonly leaveAtMs: number
  readonly returnAtMs: number
  /** From the return time to the warning of the contacts, in minutes. */
  readonly graceMin: number
  readonly riderWarnedAtMs: number | null
  /** Counts the return times that were set: an extension begins a new round. */
  readonly round: number
}

/** What is to be done now. */
export type WatchDue = 'nothing' | 'warnRider' | 'warnContacts'

export interface WatchStep {
  readonly due: WatchDue
  /** The watch after what is due was done. */
  readonly watch: OverdueWatch
  /** When to look again; null where nothing more will ever be due. */
  readonly nextAtMs: number | null
}

const MINUTE_MS = 60_000

/**
 * A rider who is warned late, because the plan arrived late or the watcher was down, has at least so long to answer, or the grace where
 * that is shorter.
 */
export const RIDER_ANSWER_MIN = 10

/** Shortest and longest grace a plan may have, and the one it begins with, in minutes. */
export const GRACE_MIN = { min: 5, max: 24 * 60, initial: 60 } as const

/** When the contacts are told: the return time and the grace, and never before the rider had time to answer. */
export const contactsDueAtMs = ({ returnAtMs, graceMin, riderWarnedAtMs }: OverdueWatch): number => {
  const graceOverMs = returnAtMs + graceMin * MINUTE_MS
  if (riderWarnedAtMs === null) return graceOverMs
  return Math.max(graceOverMs, riderWarnedAtMs + Math.min(graceMin, RIDER_ANSWER_MIN) * MINUTE_MS)
}

/**
 * One look at a watch; pure. One thing at most is due, the rider always before the contacts; doing it and looking again leads on. A watch
 * that ended, by a check-in or by being taken back, never asks for anything.
 */
export function watchStep(watch: OverdueWatch, nowMs: number): WatchStep {
  switch (watch.stage) {
    case 'planned':
      if (nowMs >= watch.leaveAtMs) return watchStep({ ...watch, stage: 'underWay' }, nowMs)
      return { due: 'nothing', watch, nextAtMs: Math.min(watch.leaveAtMs, watch.returnAtMs) }
    case 'underWay': {
      if (nowMs < watch.returnAtMs) return { due: 'nothing', watch, nextAtMs: watch.returnAtMs }
      const warned: OverdueWatch = { ...watch, stage: 'riderWarned', riderWarnedAtMs: nowMs }
      return { due: 'warnRider', watch: warned, nextAtMs: contactsDueAtMs(warned) }
    }
    case 'riderWarned': {
      const dueAtMs = contactsDueAtMs(watch)
      if (nowMs < dueAtMs) return { due: 'nothing', watch, nextAtMs: dueAtMs }
      return { due: 'warnContacts', watch: { ...watch, stage: 'contactsWarned' }, nextAtMs: null }
    }
    default:
      return { due: 'nothing', watch, nextAtMs: null }
  }
}

/** Whether the rider is still expected back. */
export const isWatching = ({ stage }: Pick<OverdueWatch, 'stage'>): boolean =>
  stage !== 'checkedIn' && stage !== 'closed'

/** The rider is back, or the plan is taken back. What has ended stays as it ended. */
export const endWatch = (watch: OverdueWatch, how: 'checkedIn' | 'closed'): OverdueWatch =>
  isWatching(watch) ? { ...watch, stage: how } : watch

/**
 * Another time to be back. A later time than now lets the watch begin anew, with a round of its own, so that what is due then is told
 * again; a watch that has ended stays ended.
 */
export function extendWatch(watch: OverdueWatch, returnAtMs: number, nowMs: number): OverdueWatch {
  if (!isWatching(watch) || returnAtMs === watch.returnAtMs) return watch
  const hasWarned = watch.stage === 'riderWarned' || watch.stage === 'contactsWarned'
  if (!hasWarned) return { ...watch, returnAtMs }
  if (returnAtMs <= nowMs) return { ...watch, returnAtMs }
  return { ...watch, returnAtMs, stage: 'underWay', riderWarnedAtMs: null, round: watch.round + 1 }
}
