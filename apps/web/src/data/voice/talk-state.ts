import type { TalkWay } from './ways-to-talk.ts'

/** What the button does now. */
export type TalkPhase = 'idle' | 'connecting' | 'listening' | 'recording' | 'processing'

export interface TalkState {
  readonly phase: TalkPhase
  /** The way that is being used; null while nobody talks. */
  readonly way: TalkWay | null
  /** The service's answer is being played. */
  readonly isSpeaking: boolean
  /** What has been understood so far. */
  readonly heard: string
  /** The realtime service's answer, as it comes. */
  readonly reply: string
  readonly error: string | null
}

export const AT_REST: TalkState = { phase: 'idle', way: null, isSpeaking: false, heard: '', reply: '', error: null }

/** The state of talking, who wants to know of it, and how it is ended. */
export interface TalkStand {
  readonly state: () => TalkState
  readonly subscribe: (onChange: () => void) => () => void
  readonly change: (changes: Partial<TalkState>) => void
  /** Nobody talks any more. */
  readonly rest: (error?: string | null) => void
  /** What Stop does. */
  readonly onStop: (end: () => Promise<void> | void) => void
  readonly stop: () => Promise<void>
}

export function createTalkStand(): TalkStand {
  let state = AT_REST
  let end: (() => Promise<void> | void) | null = null
  const listeners = new Set<() => void>()
  const change: TalkStand['change'] = (changes) => {
    state = { ...state, ...changes }
    for (const onChange of listeners) onChange()
  }
  const rest: TalkStand['rest'] = (error = null) => {
    end = null
    change({ phase: 'idle', way: null, isSpeaking: false, heard: '', error })
  }
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    change,
    rest,
    onStop: (next) => void (end = next),
    stop: async () => {
      const ending = end
      end = null
      await ending?.()
      if (ending && state.phase !== 'idle') rest(state.error)
    },
  }
}
