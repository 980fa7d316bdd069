import { LRUCache } from 'lru-cache'
import type { IntegrationState } from '../integrations.ts'
import type { OutsideAnswer, OutsideProblem } from './ask-json.ts'

/** The last good word of a service. */
export interface Known<V> {
  readonly value: V
  readonly atMs: number
}

export interface Asked<V> {
  /** The last good word, however old; null where there is none. */
  readonly known: Known<V> | null
  /** Why there is no newer one. */
  readonly problem: OutsideProblem | null
}

/** A service outside that is asked no more often than is decent. */
export interface Paced<K extends string, V> {
  /** What is known, without asking. */
  readonly known: (key: K) => Asked<V>
  /** Asks where the last word is not fresh and the service may be asked. */
  readonly ask: (key: K) => Promise<Asked<V>>
  /** Asks for what is not fresh, in the background, one after the other. */
  readonly refresh: (keys: readonly K[]) => void
  /** Settles when nothing is being asked in the background. */
  readonly idle: () => Promise<void>
  readonly isAsking: (key: K) => boolean
  readonly state: () => IntegrationState
  /** Takes over what was known before the start; a newer word stands. */
  readonly restore: (entries: Iterable<readonly [K, Known<V>]>) => void
}

export interface PacedParts<K extends string, V> {
  readonly ask: (key: K) => Promise<OutsideAnswer<V>>
  readonly nowMs: () => number
  /** So long an answer counts as fresh. */
  readonly freshMs: number
  /** Hears of each good answer, to keep it. */
  readonly onGood?: (key: K, known: Known<V>) => void
}

const MOST_KEPT = 500
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 60 * 60_000

/** After what the whole service is left alone for a while; what is missing or cannot be read is about one question. */
const BACKS_OFF: ReadonlySet<OutsideProblem> = new Set(['refused', 'busy', 'unreachable', 'slow'])

/** How long to leave the service alone: what it asks for, or 1, 2, 4 … minutes, an hour at most. */
const waitMs = (failures: number, askedS: number | null): number =>
  Math.max((askedS ?? 0) * 1000, Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS))

interface Pause {
  readonly untilMs: number
  readonly failures: number
  readonly problem: OutsideProblem | null
}
const NO_PAUSE: Pause = { untilMs: 0, failures: 0, problem: null }

/** Keeps answers, and says when the service may be asked again. */
function createMemory<K extends string, V>({ nowMs, freshMs, onGood }: PacedParts<K, V>) {
  const good = new LRUCache<string, Known<V>>({ max: MOST_KEPT })
  const bad = new LRUCache<string, { atMs: number; problem: OutsideProblem }>({ max: MOST_KEPT })
  let pause = NO_PAUSE
  const isStale = (key: K) => nowMs() - (good.get(key)?.atMs ?? -Infinity) >= freshMs
  const isBadNow = (key: K) => nowMs() - (bad.get(key)?.atMs ?? -Infinity) < freshMs
  return {
    mayAsk: (key: K) => isStale(key) && !isBadNow(key) && nowMs() >= pause.untilMs,
    isPausing: () => nowMs() < pause.untilMs,
    state: (): IntegrationState => (pause.failures > 0 ? 'failing' : 'configured'),
    read: (key: K): Asked<V> => {
      const known = good.get(key) ?? null
      return { known, problem: isStale(key) ? (bad.get(key)?.problem ?? pause.problem) : null }
    },
    restore: (key: K, known: Known<V>) => {
      if ((good.get(key)?.atMs ?? -Infinity) < known.atMs) good.set(key, known)
    },
    note: (key: K, answer: OutsideAnswer<V>) => {
      if (answer.ok) {
        const known = { value: answer.value, atMs: nowMs() }
        good.set(key, known)
        bad.delete(key)
        pause = NO_PAUSE
        onGood?.(key, known)
        return
      }
      if (!BACKS_OFF.has(answer.problem)) return void bad.set(key, { atMs: nowMs(), problem: answer.problem })
      const failures = pause.failures + 1
      pause = { failures, problem: answer.problem, untilMs: nowMs() + waitMs(failures, answer.waitS) }
    },
  }
}

/**
 * Asks a service outside politely: one question at a time, the same question once, an answer kept until it is no longer fresh; after a 403, a
 * 429, a 5xx or silence nobody is asked for 1, 2, 4 … 60 minutes, or as long as the service asks for. The last good word stays, with its age.
 */
export function createPaced<K extends string, V>(parts: PacedParts<K, V>): Paced<K, V> {
  const memory = createMemory(parts)
  const waiting = new Set<K>()
  let line: Promise<unknown> = Promise.resolve()
  let working: Promise<void> | null = null

  const ask = async (key: K): Promise<Asked<V>> => {
    if (!memory.mayAsk(key)) return memory.read(key)
    waiting.add(key)
    // Whoever stood in line before may have brought the answer, or the news that nobody is to ask.
    const turn = line.then(async () => {
      if (memory.mayAsk(key)) memory.note(key, await parts.ask(key))
      waiting.delete(key)
    })
    line = turn
    await turn
    return memory.read(key)
  }
  const work = async (keys: readonly K[]) => {
    for (const key of keys) {
      if (!memory.isPausing()) await ask(key)
      waiting.delete(key)
    }
  }
  return {
    ask,
    known: memory.read,
    isAsking: (key) => waiting.has(key),
    state: memory.state,
    idle: async () => {
      await working
    },
    refresh: (keys) => {
      const due = keys.filter((key) => memory.mayAsk(key) && !waiting.has(key))
      if (due.length === 0) return
      for (const key of due) waiting.add(key)
      const before = working
      const run = (async () => {
        await before
        await work(due)
      })()
      working = run.finally(() => {
        if (working === run) working = null
      })
    },
    restore: (entries) => {
      for (const [key, known] of entries) memory.restore(key, known)
    },
  }
}
