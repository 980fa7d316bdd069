import type { AvailabilityProblem } from '@bluffline/contract'
import type { IsoDay, SiteNights } from '@bluffline/core'
import { LRUCache } from 'lru-cache'
import type { IntegrationState } from '../integrations.ts'
import type { MonthAnswer, MonthSource } from './month-source.ts'

/** The last good word of the service about a month. */
export interface KnownMonth {
  readonly sites: readonly SiteNights[]
  readonly atMs: number
}

export interface AskedMonth {
  /** The last good word, however old; null where there is none. */
  readonly known: KnownMonth | null
  /** Why there is no newer one. */
  readonly problem: AvailabilityProblem | null
}

/** A booking service that is asked no more often than is decent. */
export interface PacedSource {
  /** What is known, without asking. */
  readonly known: (facility: string, month: IsoDay) => AskedMonth
  /** Whether the last word is older than 15 minutes, or there is none. */
  readonly isStale: (facility: string, month: IsoDay) => boolean
  /** Asks where the last word is older than 15 minutes and the service may be asked. */
  readonly ask: (facility: string, month: IsoDay) => Promise<AskedMonth>
  /** Asks for what is not fresh, in the background, one month after the other. */
  readonly refresh: (months: readonly (readonly [facility: string, month: IsoDay])[]) => void
  /** Settles when nothing is being asked in the background. */
  readonly idle: () => Promise<void>
  readonly isAsking: (facility: string, month: IsoDay) => boolean
  readonly state: () => IntegrationState
}

/** So long an answer counts as fresh (specification, section 9). */
export const FRESH_MS = 15 * 60_000
const KEPT_MS = 24 * 3_600_000
const MOST_KEPT = 2000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 60 * 60_000

/** After what the whole service is left alone for a while; an answer nobody can read is about one campground. */
const BACKS_OFF: ReadonlySet<AvailabilityProblem> = new Set(['refused', 'busy', 'unreachable', 'slow'])

/** How long to leave the service alone: what it asks for, or 1, 2, 4 … minutes, an hour at most. */
const waitMs = (failures: number, askedS: number | null): number =>
  Math.max((askedS ?? 0) * 1000, Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS))

interface Pause {
  readonly untilMs: number
  readonly failures: number
  readonly problem: AvailabilityProblem | null
}
const NO_PAUSE: Pause = { untilMs: 0, failures: 0, problem: null }

/** Keeps answers, and says when the service may be asked again. */
const createMemory = (nowMs: () => number) => {
  const good = new LRUCache<string, KnownMonth>({ max: MOST_KEPT })
  const bad = new LRUCache<string, { atMs: number; problem: AvailabilityProblem }>({ max: MOST_KEPT })
  let pause = NO_PAUSE
  const known = (key: string): KnownMonth | null => {
    const found = good.get(key)
    return found !== undefined && nowMs() - found.atMs < KEPT_MS ? found : null
  }
  const isStale = (key: string) => nowMs() - (known(key)?.atMs ?? -Infinity) >= FRESH_MS
  const isBadNow = (key: string) => nowMs() - (bad.get(key)?.atMs ?? -Infinity) < FRESH_MS
  return {
    isStale,
    mayAsk: (key: string) => isStale(key) && !isBadNow(key) && nowMs() >= pause.untilMs,
    isPausing: () => nowMs() < pause.untilMs,
    state: (): IntegrationState => (pause.failures > 0 ? 'failing' : 'configured'),
    read: (key: string): AskedMonth => {
      const found = known(key)
      if (!isStale(key)) return { known: found, problem: null }
      return { known: found, problem: bad.get(key)?.problem ?? pause.problem }
    },
    note: (key: string, answer: MonthAnswer) => {
      if (answer.ok) {
        good.set(key, { sites: answer.sites, atMs: nowMs() })
        bad.delete(key)
        pause = NO_PAUSE
        return
      }
      bad.set(key, { atMs: nowMs(), problem: answer.problem })
      if (!BACKS_OFF.has(answer.problem)) return
      const failures = pause.failures + 1
      pause = { failures, problem: answer.problem, untilMs: nowMs() + waitMs(failures, answer.waitS) }
    },
  }
}

const keyOf = (facility: string, month: IsoDay) => `${facility} ${month}`

/**
 * Asks a booking service politely: an answer is kept for 15 minutes, a campground is asked one question at a time, the background asks one
 * at all, and after a 403, a 429, a 5xx or silence nobody is asked for a while that doubles.
 */
export const createPacedSource = (source: MonthSource, nowMs: () => number): PacedSource => {
  const memory = createMemory(nowMs)
  /** The last question to each campground: the next one waits for it. */
  const lines = new Map<string, Promise<unknown>>()
  const asking = new Set<string>()
  const queue = new Map<string, readonly [string, IsoDay]>()
  let working: Promise<void> | null = null

  const ask = async (facility: string, month: IsoDay): Promise<AskedMonth> => {
    const key = keyOf(facility, month)
    const before = lines.get(facility) ?? Promise.resolve()
    const turn = before.then(async () => {
      // Whoever stood in line before may have brought the answer, or the news that nobody is to ask.
      if (!memory.mayAsk(key)) return
      asking.add(key)
      memory.note(key, await source.month(facility, month))
      asking.delete(key)
    })
    lines.set(facility, turn)
    await turn
    if (lines.get(facility) === turn) lines.delete(facility)
    return memory.read(key)
  }
  const work = async () => {
    for (const [key, [facility, month]] of queue) {
      queue.delete(key)
      if (memory.mayAsk(key)) await ask(facility, month)
      if (memory.isPausing()) queue.clear()
    }
  }
  return {
    ask,
    known: (facility, month) => memory.read(keyOf(facility, month)),
    isStale: (facility, month) => memory.isStale(keyOf(facility, month)),
    isAsking: (facility, month) => asking.has(keyOf(facility, month)) || queue.has(keyOf(facility, month)),
    state: memory.state,
    idle: async () => {
      await working
    },
    refresh: (months) => {
      for (const [facility, month] of months) {
        const key = keyOf(facility, month)
        if (memory.mayAsk(key)) queue.set(key, [facility, month])
      }
      if (queue.size > 0) working ??= work().finally(() => (working = null))
    },
  }
}
