import { epochMs, type EpochMs, type Fix } from '@bluffline/core'
import type { ClockPort } from './clock.ts'
import type { GeolocationPort } from './geolocation.ts'

export interface Simulator {
  /** Answers like the phone's receiver; while nothing is played, the real receiver answers. */
  readonly port: GeolocationPort
  /** The time of the fixes while they are played, so that whoever asks both is told one story; otherwise the real time. */
  readonly clock: ClockPort
  /**
   * Plays fixes `rate` times as fast as they were taken. They keep their distance in time from each other and are dated so that the last one
   * comes at its own time: a ride played fast lies in the past, never in the future. Anything being played ends.
   */
  readonly play: (fixes: readonly Fix[], rate?: number) => void
  readonly stop: () => void
  readonly read: () => { readonly played: number; readonly of: number } | null
  readonly watch: (onChange: () => void) => () => void
}

type Watcher = (fix: Fix) => void

interface Playing {
  readonly fixes: readonly Fix[]
  readonly rate: number
}

/** How long a play takes at its own pace, in milliseconds. */
const lengthMs = (fixes: readonly Fix[]): number => (fixes.at(-1)?.timeMs ?? 0) - (fixes[0]?.timeMs ?? 0)

/** The same fixes, dated so that the last one is due when it will be played. */
function dated({ fixes, rate }: Playing, nowMs: number): readonly Fix[] {
  const beginMs = nowMs - lengthMs(fixes) * (1 - 1 / rate)
  const firstMs = fixes[0]?.timeMs ?? 0
  return fixes.map((fix) => ({ ...fix, timeMs: epochMs(beginMs + (fix.timeMs ?? firstMs) - firstMs) }))
}

/** The clock of a play: it goes at the rate of the play, but never past the fix that is due next, however slow the machine is. */
function playedClock(now: () => number) {
  let stand: { readonly ms: number; readonly atMs: number; readonly rate: number; readonly lastMs: number } | null =
    null
  return {
    at: (fix: Fix, next: Fix | undefined, rate: number) => {
      const ms = fix.timeMs ?? now()
      stand = { ms, atMs: now(), rate, lastMs: next?.timeMs ?? ms }
    },
    stop: () => void (stand = null),
    now: (): EpochMs =>
      epochMs(stand === null ? now() : Math.min(stand.lastMs, stand.ms + (now() - stand.atMs) * stand.rate)),
  }
}

/** Replays a track through the same port as the real receiver, so that everything behind it cannot tell the difference. */
export function createSimulator(real: GeolocationPort, now: () => number): Simulator {
  const fixWatchers = new Set<Watcher>()
  const watchers = new Set<() => void>()
  const clock = playedClock(now)
  let progress: { played: number; of: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Fix | null = null
  const set = (next: typeof progress) => {
    progress = next
    for (const watcher of watchers) watcher()
  }
  const stop = () => {
    clearTimeout(timer)
    last = null
    clock.stop()
    set(null)
  }
  const step = ({ fixes, rate }: Playing, index: number) => {
    const [fix, next] = [fixes[index], fixes[index + 1]]
    if (!fix) return stop()
    last = fix
    clock.at(fix, next, rate)
    for (const watcher of [...fixWatchers]) watcher(fix)
    set({ played: index + 1, of: fixes.length })
    const waitMs = ((next?.timeMs ?? 0) - (fix.timeMs ?? 0)) / rate
    timer = setTimeout(() => step({ fixes, rate }, index + 1), Math.max(0, waitMs))
  }
  const isPlaying = () => progress !== null
  const port: GeolocationPort = {
    permission: () => (isPlaying() ? Promise.resolve('granted') : real.permission()),
    current: (options) => (last ? Promise.resolve({ fix: last }) : real.current(options)),
    watch: (onFix, onProblem, options) => {
      const hear: Watcher = (fix) => onFix(fix)
      fixWatchers.add(hear)
      const stopReal = real.watch((fix) => !isPlaying() && onFix(fix), (problem) => !isPlaying() && onProblem(problem), options) // prettier-ignore
      return () => {
        fixWatchers.delete(hear)
        stopReal()
      }
    },
  }
  return {
    port,
    clock: { now: clock.now },
    play: (fixes, rate = 1) => {
      stop()
      set({ played: 0, of: fixes.length })
      step({ fixes: dated({ fixes, rate }, now()), rate }, 0)
    },
    stop,
    read: () => progress,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
