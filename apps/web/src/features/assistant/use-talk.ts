import { getHealth } from '@bluffline/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useSession } from '../../data/session/use-session.ts'
import { voiceOf } from '../../data/signals/voice.ts'
import { AT_REST, type TalkState } from '../../data/voice/talk-state.ts'
import type { OnSaid } from '../../data/voice/talk-ways.ts'
import { createTalker, type Talker } from '../../data/voice/talker.ts'
import { useKnownSpeech } from '../../data/voice/use-known-speech.ts'
import { useVoice, type Voice } from '../../data/voice/use-voice.ts'
import type { TalkWay } from '../../data/voice/ways-to-talk.ts'
import { usePorts } from '../../platform/ports.ts'
import { useOnline } from '../../platform/use-online.ts'

/** While the phone itself speaks, the service's voice is this loud. */
const DUCKED = 0.15
const DUCK_LOOK_MS = 150

export interface Talk extends TalkState {
  readonly voice: Voice | null
  /** Ways to talk right now, the first one first; none where nothing can work. */
  readonly ways: readonly TalkWay[]
  readonly start: () => void
  /** Asks the realtime service about a picture: a JPEG as a data address. */
  readonly ask: (image: string) => void
  readonly stop: () => void
}

const never = () => () => undefined
const NO_WAYS: readonly TalkWay[] = []

/** Whether this rider may talk to a realtime service: signed in, on a server that has one. */
function useRealtimeService(): boolean {
  const { http } = usePorts()
  const isOnline = useOnline()
  const isSignedIn = useSession().status === 'signedIn'
  const { data } = useQuery({
    queryKey: [getHealth.path],
    queryFn: ({ signal }) => http.call(getHealth, { signal, priority: 'low' }),
    enabled: isOnline && isSignedIn,
    staleTime: Infinity,
  })
  return isSignedIn && data?.integrations['realtime'] === 'configured'
}

/** The service's voice steps back while an instruction or an answer of the phone is spoken. */
function useDucking(talker: Talker | null, isTalking: boolean): void {
  const { speech } = usePorts()
  useEffect(() => {
    if (!talker || !isTalking) return
    const timer = setInterval(() => talker.setVolume(voiceOf(speech).isSpeaking() ? DUCKED : 1), DUCK_LOOK_MS)
    return () => clearInterval(timer)
  }, [talker, isTalking, speech])
}

/** Press to talk, by whichever way there is: what was said is handed on. */
export function useTalk(onSaid: OnSaid): Talk {
  const ports = usePorts()
  const voice = useVoice()
  const isOnline = useOnline()
  const hasRealtime = useRealtimeService()
  const known = useKnownSpeech()
  const now = useRef({ hasRealtime, onSaid })
  useEffect(() => {
    now.current = { hasRealtime, onSaid }
  })
  const talker = useMemo(
    () =>
      voice &&
      createTalker({
        ports,
        voice: voice.port,
        engine: voice.engine,
        hasRealtime: () => now.current.hasRealtime,
        known,
        onSaid: (text, isAnswered) => now.current.onSaid(text, isAnswered),
      }),
    [ports, voice, known],
  )
  const state = useSyncExternalStore(talker?.subscribe ?? never, talker?.state ?? (() => AT_REST))
  const engine = voice?.engine
  const isEngineReady = useSyncExternalStore(engine?.subscribe ?? never, () => engine?.state().isReady ?? false)
  useEffect(() => () => void talker?.stop(), [talker])
  useDucking(talker, state.way === 'realtime')
  const { phase } = state
  const ways = useMemo(
    () => (talker ? talker.ways() : NO_WAYS),
    // What the ways are made of, as far as React can see it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [talker, isOnline, isEngineReady, hasRealtime, phase],
  )
  const start = useCallback(() => void talker?.start(), [talker])
  const ask = useCallback((image: string) => void talker?.start(image), [talker])
  const stop = useCallback(() => void talker?.stop(), [talker])
  return { ...state, voice, ways, start, ask, stop }
}
