import type { EpochMs, Fix } from '@bluffline/core'
import type { GeolocationPort, LocationProblem } from '../../platform/geolocation.ts'
import type { Ports } from '../../platform/ports.ts'

/** What the phone's receiver is doing for the rider. */
export interface ReceiverState {
  readonly isOn: boolean
  /** The last fix, and when it was heard by our own clock. */
  readonly fix: Fix | null
  readonly heardMs: EpochMs | null
  /** What went wrong since the last fix. */
  readonly problem: LocationProblem | null
  /** Only asked every half minute, to spare the battery. */
  readonly isSparse: boolean
}

export interface Receiver {
  readonly read: () => ReceiverState
  readonly watch: (onChange: () => void) => () => void
  /** Hears every fix while somebody holds the receiver. */
  readonly listen: (onFix: (fix: Fix) => void) => () => void
  /** Keeps the receiver on until the returned function is called. `isSteady`: needs every fix, whatever the battery says. */
  readonly hold: (isSteady?: boolean) => () => void
  /** Asks for a position now and then instead of all the time, unless somebody needs every fix. */
  readonly spare: (isSpared: boolean) => void
  /** Asks again after the rider has allowed it. */
  readonly retry: () => void
}

/** Standing or low on battery (specification of group rides and recordings alike). */
export const SPARSE_EVERY_MS = 30_000
const PATIENCE_MS = 20_000
/** A remembered position is no position of this ride. */
const FRESH = { highAccuracy: true, timeoutMs: PATIENCE_MS, maxAgeMs: 0 } as const

const OFF: ReceiverState = { isOn: false, fix: null, heardMs: null, problem: null, isSparse: false }

const addTo =
  <T>(set: Set<T>) =>
  (one: T): (() => void) => {
    set.add(one)
    return () => void set.delete(one)
  }

type Answers = readonly [onFix: (fix: Fix) => void, onProblem: (problem: LocationProblem) => void]

function askEvery(geolocation: GeolocationPort, ...[onFix, onProblem]: Answers): () => void {
  let isOver = false
  const ask = async () => {
    const answer = await geolocation.current(FRESH)
    if (isOver) return
    if ('fix' in answer) onFix(answer.fix)
    else onProblem(answer.problem)
  }
  const timer = setInterval(() => void ask(), SPARSE_EVERY_MS)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

/** The one watch on the phone's position: it lives with the ride, not with a page. */
export function createReceiver({ geolocation, clock }: Pick<Ports, 'geolocation' | 'clock'>): Receiver {
  let state = OFF
  let stop: (() => void) | null = null
  let isSpared = false
  const holds = new Map<object, boolean>()
  const watchers = new Set<() => void>()
  const listeners = new Set<(fix: Fix) => void>()
  const set = (change: Partial<ReceiverState>) => {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }
  const hear = (fix: Fix) => {
    set({ fix, heardMs: clock.now(), problem: null })
    for (const listener of listeners) listener(fix)
  }
  const complain = (problem: LocationProblem) => set({ problem })
  const begin = (isSparse: boolean) =>
    isSparse ? askEvery(geolocation, hear, complain) : geolocation.watch(hear, complain, FRESH)
  const follow = () => {
    const isWanted = holds.size > 0
    const isSparse = isWanted && isSpared && ![...holds.values()].includes(true)
    if (isWanted === state.isOn && isSparse === state.isSparse) return
    stop?.()
    stop = null
    set(isWanted ? { isOn: true, isSparse, problem: null } : OFF)
    if (isWanted) stop = begin(isSparse)
  }
  return {
    read: () => state,
    watch: addTo(watchers),
    listen: addTo(listeners),
    hold: (isSteady = false) => {
      const key = {}
      holds.set(key, isSteady)
      follow()
      return () => {
        if (holds.delete(key)) follow()
      }
    },
    spare: (next) => {
      isSpared = next
      follow()
    },
    retry: () => {
      if (!state.isOn) return
      stop?.()
      set({ problem: null })
      stop = begin(state.isSparse)
    },
  }
}
