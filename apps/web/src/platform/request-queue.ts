export type Priority = 'high' | 'medium' | 'low'

export interface QueueOptions {
  /** `medium` where it is left out. */
  readonly priority?: Priority
  /** Waits until nothing else does. */
  readonly defer?: boolean
  readonly signal?: AbortSignal
}

/** The order in which plain reads go out. */
export interface RequestQueue {
  /** False: run directly. */
  readonly isAvailable: () => boolean
  readonly run: <T>(work: () => Promise<T>, options?: QueueOptions) => Promise<T>
}

export const REQUEST_LIFE_MS = 60_000
/** As many as a browser opens to one server over HTTP/1.1. */
const AT_ONCE = 6
/** Beyond this the queue itself would be the trouble. */
const MOST_WAITING = 200

const RANK = { high: 0, medium: 1, low: 2 } as const

interface Waiting {
  readonly rank: number
  readonly isDeferred: boolean
  readonly sinceMs: number
  readonly start: () => Promise<void>
  readonly giveUp: (why: unknown) => void
  readonly signal: AbortSignal | undefined
}

interface Parts {
  readonly now: () => number
  readonly later: (run: () => void, delayMs: number) => unknown
}

const expired = () => new DOMException('The request waited a minute and was given up.', 'TimeoutError')

/** High before medium before low, deferred ones when nothing else waits or runs; what has waited a minute is given up. */
export function createRequestQueue({ now, later }: Parts): RequestQueue {
  let waiting: Waiting[] = []
  let running = 0

  const settle = () => {
    const isLate = ({ sinceMs }: Waiting) => now() - sinceMs >= REQUEST_LIFE_MS
    for (const one of waiting.filter(isLate)) one.giveUp(expired())
    for (const one of waiting) if (one.signal?.aborted) one.giveUp(one.signal.reason)
    waiting = waiting.filter((one) => !isLate(one) && !one.signal?.aborted)
  }
  const mayStart = (one: Waiting | undefined): one is Waiting =>
    one !== undefined && (one.isDeferred ? running === 0 : running < AT_ONCE)
  const pump = () => {
    settle()
    for (let next = waiting[0]; mayStart(next); next = waiting[0]) {
      waiting = waiting.slice(1)
      running += 1
      void next.start().finally(() => {
        running -= 1
        pump()
      })
    }
  }
  const add = (one: Waiting) => {
    waiting = [...waiting, one].sort((a, b) => Number(a.isDeferred) - Number(b.isDeferred) || a.rank - b.rank)
    one.signal?.addEventListener('abort', pump, { once: true })
    pump()
    if (waiting.includes(one)) later(pump, REQUEST_LIFE_MS)
  }

  return {
    isAvailable: () => waiting.length < MOST_WAITING,
    run: (work, { priority = 'medium', defer = false, signal } = {}) =>
      new Promise((resolve, reject) => {
        const start = () => work().then(resolve, reject)
        add({ rank: RANK[priority], isDeferred: defer, sinceMs: now(), start, giveUp: reject, signal })
      }),
  }
}
