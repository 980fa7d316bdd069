import { epochMs, type Fix } from '@bluffline/core'
import type { GeolocationPort } from './geolocation.ts'

export interface Simulator {
  /** Answers like the phone's receiver; while nothing is played, the real receiver answers. */
  readonly port: GeolocationPort
  /** Plays fixes at their own pace times `rate`, with the times of now. Anything being played ends. */
  readonly play: (fixes: readonly Fix[], rate?: number) => void
  readonly stop: () => void
  readonly read: () => { readonly played: number; readonly of: number } | null
  readonly watch: (onChange: () => void) => () => void
}

type Watcher = (fix: Fix) => void

/** Replays a track through the same port as the real receiver, so that everything behind it cannot tell the difference. */
export function createSimulator(real: GeolocationPort, now: () => number): Simulator {
  const fixWatchers = new Set<Watcher>()
  const watchers = new Set<() => void>()
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
    set(null)
  }
  const step = (fixes: readonly Fix[], index: number, rate: number) => {
    const fix = fixes[index]
    if (!fix) return stop()
    last = { ...fix, timeMs: epochMs(now()) }
    for (const watcher of [...fixWatchers]) watcher(last)
    set({ played: index + 1, of: fixes.length })
    const waitMs = ((fixes[index + 1]?.timeMs ?? 0) - (fix.timeMs ?? 0)) / rate
    timer = setTimeout(() => step(fixes, index + 1, rate), Math.max(0, waitMs))
  }
  const port: GeolocationPort = {
    permission: () => (progress ? Promise.resolve('granted') : real.permission()),
    current: (options) => (last ? Promise.resolve({ fix: last }) : real.current(options)),
    watch: (onFix, onProblem, options) => {
      const hear: Watcher = (fix) => onFix(fix)
      fixWatchers.add(hear)
      const isPlaying = () => progress !== null
      const stopReal = real.watch((fix) => !isPlaying() && onFix(fix), (problem) => !isPlaying() && onProblem(problem), options) // prettier-ignore
      return () => {
        fixWatchers.delete(hear)
        stopReal()
      }
    },
  }
  return {
    port,
    play: (fixes, rate = 1) => {
      stop()
      set({ played: 0, of: fixes.length })
      step(fixes, 0, rate)
    },
    stop,
    read: () => progress,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
