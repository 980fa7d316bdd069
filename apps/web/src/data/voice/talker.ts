import type { KnownSpeech } from '@bluffline/core'
import { HttpError } from '../../platform/http-error.ts'
import type { Ports } from '../../platform/ports.ts'
import type { OfflineEngine } from '../../platform/voice/offline-engine.ts'
import type { RealtimeSession } from '../../platform/voice/realtime.ts'
import type { VoicePort } from '../../platform/voice/voice-port.ts'
import { IMAGE_QUESTION } from './instructions.ts'
import { AT_REST, createTalkStand, type TalkStand } from './talk-state.ts'
import { askForSecret, talkOffline, talkRealtime, talkToBrowser, wordsOf, type OnSaid } from './talk-ways.ts'
import { waysToTalk, type TalkWay } from './ways-to-talk.ts'

export interface Talker extends Pick<TalkStand, 'state' | 'subscribe' | 'stop'> {
  /** Ways to talk right now, the first one first. */
  readonly ways: () => readonly TalkWay[]
  /** Begins to listen; `image`: asks about a picture at once. A press while it already listens changes nothing. */
  readonly start: (image?: string) => Promise<void>
  /** How loud the realtime answer is, 0 to 1. */
  readonly setVolume: (volume: number) => void
}

interface Parts {
  readonly ports: Pick<Ports, 'http' | 'network' | 'recognition'>
  readonly voice: Pick<VoicePort, 'microphone' | 'realtime'>
  readonly engine: Pick<OfflineEngine, 'state' | 'transcribe'>
  /** This rider may talk to a realtime service, as far as is known. */
  readonly hasRealtime: () => boolean
  /** What is likely to be said. */
  readonly known: () => KnownSpeech
  readonly onSaid: OnSaid
}

const NO_SECRET = 'Failed to get client secret'

/** Not on this server, or not for this rider: nobody asks again. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof HttpError && [401, 403, 404].includes(problem.status)

/** Press to talk, by whichever way there is. */
export function createTalker({ ports, voice, engine, hasRealtime, known, onSaid }: Parts): Talker {
  const stand = createTalkStand()
  const { recognition } = ports
  let isRefused = false
  let session: RealtimeSession | null = null
  const secret = async () => {
    try {
      return await askForSecret(ports.http)
    } catch (problem) {
      isRefused ||= isRefusal(problem)
      throw new Error(NO_SECRET, { cause: problem })
    }
  }
  const ways = () =>
    waysToTalk({
      isOnline: ports.network.isOnline(),
      hasRealtime: hasRealtime() && !isRefused && voice.realtime.isSupported(),
      isEngineReady: engine.state().isReady && voice.microphone.isSupported(),
      hasRecognition: recognition.isSupported(),
    })
  const begin = async (way: TalkWay, image: string | undefined): Promise<void> => {
    if (way === 'realtime') session = await talkRealtime(stand, { secret, voice, onSaid, image })
    else if (way === 'offline') await talkOffline(stand, { voice, engine, known, onSaid })
    else talkToBrowser(stand, { recognition, onSaid })
  }
  /** The first way that can begin; null then, else why the last one could not. */
  const tryWays = async (image: string | undefined): Promise<string | null> => {
    let error = 'Speech recognition not available'
    for (const way of ways()) {
      try {
        await begin(way, image)
        return null
      } catch (problem) {
        error = wordsOf(problem)
      }
    }
    return error
  }
  const start: Talker['start'] = async (image) => {
    const { way, phase } = stand.state()
    if (way === 'realtime' && image !== undefined) session?.ask(IMAGE_QUESTION, image)
    if (phase !== 'idle') return
    stand.change({ ...AT_REST, phase: 'connecting' })
    const error = await tryWays(image)
    if (error === null) return
    stand.rest(error)
    // A realtime service that is not there at all leaves the ways that need none; a picture needs one.
    if (isRefused && error === NO_SECRET && image === undefined && ways().length > 0) return start()
  }
  return { ...stand, ways, start, setVolume: (volume) => session?.setVolume(volume) }
}
