import { useSyncExternalStore } from 'react'
import type { EpochMs } from '@bluffline/core'
import { usePorts, type Ports } from '../../platform/ports.ts'

/** How long the rider has to answer, in milliseconds. */
export const ANSWER_MS = 120_000

interface CheckStore {
  /** Until when an answer is awaited; null while nothing is asked. */
  readonly read: () => EpochMs | null
  readonly watch: (onChange: () => void) => () => void
  readonly set: (untilMs: EpochMs | null) => void
}

function createCheck(): CheckStore {
  let untilMs: EpochMs | null = null
  const watchers = new Set<() => void>()
  return {
    read: () => untilMs,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    set: (next) => {
      untilMs = next
      for (const watcher of watchers) watcher()
    },
  }
}

const known = new WeakMap<Ports['http'], CheckStore>()

export function safetyCheckOf({ http }: Pick<Ports, 'http'>): CheckStore {
  const made = known.get(http) ?? createCheck()
  known.set(http, made)
  return made
}

/** Asks whether all is well, unless an answer is awaited already. */
export function askIfOk(ports: Pick<Ports, 'http' | 'clock'>): void {
  const check = safetyCheckOf(ports)
  if (check.read() === null) check.set((ports.clock.now() + ANSWER_MS) as EpochMs)
}

/** The question as it stands. */
export function useSafetyCheck(): readonly [EpochMs | null, () => void] {
  const check = safetyCheckOf(usePorts())
  return [useSyncExternalStore(check.watch, check.read), () => check.set(null)]
}
