export type Phase = 'starting' | 'ready' | 'stopping'

/** Where the process stands between its start and its end. */
export interface Lifecycle {
  readonly phase: () => Phase
  readonly enter: (phase: Phase) => void
}

/** There is no way back from `stopping`. */
export const createLifecycle = (): Lifecycle => {
  let now: Phase = 'starting'
  return {
    phase: () => now,
    enter: (phase) => {
      if (now !== 'stopping') now = phase
    },
  }
}
