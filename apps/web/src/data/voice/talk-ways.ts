import { createRealtimeSecret, type RealtimeSecret } from '@bluffline/contract'
import type { KnownSpeech } from '@bluffline/core'
import type { HttpPort } from '../../platform/http.ts'
import type { RecognitionPort } from '../../platform/recognition.ts'
import type { OfflineEngine } from '../../platform/voice/offline-engine.ts'
import type { RealtimeSession } from '../../platform/voice/realtime.ts'
import type { VoicePort } from '../../platform/voice/voice-port.ts'
import { IMAGE_QUESTION, REALTIME_INSTRUCTIONS, REALTIME_VOICE } from './instructions.ts'
import { recognitionProblem } from './recognition-problem.ts'
import type { TalkStand } from './talk-state.ts'

/** Somebody said something. `isAnswered`: the realtime service answers aloud. */
export type OnSaid = (text: string, isAnswered: boolean) => void

const NOTHING_HEARD = 'I heard nothing. Hold the phone closer and try again.'

export const wordsOf = (problem: unknown): string => (problem instanceof Error ? problem.message : 'Unknown error')

export const askForSecret = (http: Pick<HttpPort, 'call'>): Promise<RealtimeSecret> =>
  http.call(createRealtimeSecret, { body: { voice: REALTIME_VOICE, instructions: REALTIME_INSTRUCTIONS } })

interface Realtime {
  readonly secret: () => Promise<RealtimeSecret>
  readonly voice: Pick<VoicePort, 'microphone' | 'realtime'>
  readonly onSaid: OnSaid
  readonly image: string | undefined
}

/** A conversation with the realtime service: it listens until Stop. */
export async function talkRealtime(
  stand: TalkStand,
  { secret, voice, onSaid, image }: Realtime,
): Promise<RealtimeSession> {
  stand.change({ phase: 'connecting', way: 'realtime' })
  const key = await secret()
  const session = await voice.realtime.connect(key, await voice.microphone.open(), {
    onTranscript: (text) => {
      stand.change({ heard: text, reply: '' })
      if (text !== '') onSaid(text, true)
    },
    onDelta: (text) => stand.change({ reply: stand.state().reply + text }),
    onSpeaking: (isSpeaking) => stand.change({ isSpeaking }),
    onError: (error) => stand.rest(error),
  })
  stand.onStop(() => {
    session.stop()
    stand.rest()
  })
  stand.change({ phase: 'listening' })
  if (image !== undefined) session.ask(IMAGE_QUESTION, image)
  return session
}

interface Offline {
  readonly voice: Pick<VoicePort, 'microphone'>
  readonly engine: Pick<OfflineEngine, 'transcribe'>
  /** What is likely to be said. */
  readonly known: () => KnownSpeech
  readonly onSaid: OnSaid
}

/** A recording that the engine on this device understands after Stop. */
export async function talkOffline(stand: TalkStand, { voice, engine, known, onSaid }: Offline): Promise<void> {
  const recording = await voice.microphone.record()
  stand.change({ phase: 'recording', way: 'offline' })
  stand.onStop(async () => {
    stand.change({ phase: 'processing' })
    try {
      const text = await engine.transcribe(await recording.finish(), known())
      stand.rest(text === '' ? NOTHING_HEARD : null)
      if (text !== '') onSaid(text, false)
    } catch (problem) {
      stand.rest(wordsOf(problem))
    }
  })
}

/** One utterance through the browser's recognition. Throws where it cannot begin. */
export function talkToBrowser(
  stand: TalkStand,
  { recognition, onSaid }: { readonly recognition: RecognitionPort; readonly onSaid: OnSaid },
): void {
  const stopListening = recognition.listen({
    onInterim: (heard) => stand.change({ heard }),
    onFinal: (text) => {
      stand.rest()
      stopListening?.()
      onSaid(text, false)
    },
    onError: (code) => stand.rest(recognitionProblem(code)),
    onEnd: () => {
      if (stand.state().way === 'browser') stand.rest(stand.state().error)
    },
  })
  if (!stopListening) throw new Error('Speech recognition not available')
  stand.change({ phase: 'listening', way: 'browser' })
  stand.onStop(stopListening)
}
