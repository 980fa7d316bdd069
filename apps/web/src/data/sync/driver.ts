import type { EpochMs } from '@bluffline/core'
import { refusalWords } from '../../platform/no-room.ts'
import type { Ports } from '../../platform/ports.ts'
import type { SyncResult } from './sync.ts'

/** How syncing stands, for the screen. */
export interface SyncStatus {
  readonly isRunning: boolean
  /** When everything last went through. */
  readonly doneAt: EpochMs | null
  readonly problem: string | null
}

export interface SyncDriver {
  readonly read: () => SyncStatus
  readonly watch: (onChange: () => void) => () => void
  /** Syncs now, and answers when it is over. Two calls at once are one and a second. */
  readonly now: () => Promise<void>
  /** Syncs when there is reason to, until stopped. */
  readonly start: () => () => void
}

export interface DriverParts extends Pick<Ports, 'clock' | 'network' | 'page'> {
  readonly sync: () => Promise<SyncResult>
  readonly later: (run: () => void, delayMs: number) => () => void
  /** Has the browser wake the worker when there is a network, for when this page is gone by then. */
  readonly askForWorker: () => void
  /** Each calls back when there is something to send. */
  readonly signals: readonly ((onSignal: () => void) => () => void)[]
}

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 5 * 60_000
/** So often a page in view looks for what other devices did. */
const LOOK_EVERY_MS = 60_000

const refusal = (problem: unknown): SyncResult => ({ sent: 0, problem: refusalWords(problem) })

/** Waits 5, 10, 20 … seconds after failures, five minutes at most. */
export const waitAfterMs = (failures: number): number =>
  failures === 0 ? LOOK_EVERY_MS : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)

/** Decides when to sync: at the start, when something was written, when the network or the page comes back, and now and then. */
export function createSyncDriver(parts: DriverParts): SyncDriver {
  const { sync, later, askForWorker, signals, clock, network, page } = parts
  let status: SyncStatus = { isRunning: false, doneAt: null, problem: null }
  let running: Promise<void> | null = null
  let isWantedAgain = false
  let failures = 0
  let cancel = () => {}
  const watchers = new Set<() => void>()
  const set = (change: Partial<SyncStatus>) => {
    status = { ...status, ...change }
    for (const watcher of watchers) watcher()
  }
  const once = async () => {
    set({ isRunning: true })
    const result = await sync().catch(refusal)
    failures = result.problem === null ? 0 : failures + 1
    if (failures > 0) askForWorker()
    set({ isRunning: false, problem: result.problem, ...(result.problem === null && { doneAt: clock.now() }) })
  }
  const all = async () => {
    do {
      isWantedAgain = false
      await once()
    } while (isWantedAgain && status.problem === null)
  }
  const now = () => {
    isWantedAgain = running !== null
    running ??= all().finally(() => (running = null))
    return running
  }
  const start = () => {
    let isStopped = false
    const plan = () => {
      cancel()
      if (!isStopped) cancel = later(tick, waitAfterMs(failures))
    }
    const go = () => void now().then(plan)
    const tick = () => (page.isHidden() || !network.isOnline() ? plan() : go())
    const stops = [
      network.watch((online) => online && go()),
      page.watchHidden((isHidden) => {
        if (!isHidden) go()
        // Perhaps it is being closed, with something still on its way.
        else if (running !== null) askForWorker()
      }),
      ...signals.map((listen) => listen(go)),
    ]
    go()
    return () => {
      isStopped = true
      cancel()
      for (const stop of stops) stop()
    }
  }
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  return { read: () => status, watch, now, start }
}
